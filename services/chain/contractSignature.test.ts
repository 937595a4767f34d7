import {
  AbiCoder,
  concat,
  getCreate2Address,
  hashMessage,
  HDNodeWallet,
  type JsonRpcProvider,
  keccak256,
  Wallet,
} from 'ethers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import deployment from '../../deployments/devnet/deployment.json'
import { openProvider, startLocalChain, type LocalChain } from '../testing/localChain.ts'
import { contractSignatureCheck } from './contractSignature.ts'
import { openChain } from './node.ts'

let chain: LocalChain
let provider: JsonRpcProvider

beforeAll(async () => {
  chain = await startLocalChain()
  provider = openProvider(chain.url)
}, 300_000)
afterAll(async () => {
  provider.destroy()
  await chain.stop()
})

/** Creates the code of a contract that replies to every call with one word, or reverts. */
const walletCode = (word: string | null): string => {
  const runtime = word === null ? '60006000fd' : `7f${word}60005260206000f3`
  const length = (runtime.length / 2).toString(16).padStart(2, '0')
  return `0x60${length}600c60003960${length}6000f3${runtime}`
}

/** Replies with the magic value of EIP-1271. */
const ACCEPTING = walletCode('1626ba7e'.padEnd(64, '0'))
/** Creates the contract whose code follows the 32 bytes of a salt in the call (CREATE2). */
const FACTORY =
  '0x604580600e600039806000f350fe7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe03601600081602082378035828234f58015156039578182fd5b8082525050506014600cf3'
const SALT = `0x${'07'.repeat(32)}`
const SUFFIX = `0x${'6492'.repeat(16)}`
const SIGNATURE = `0x${'11'.repeat(65)}`

async function deploy(data: string): Promise<string> {
  const from = HDNodeWallet.fromPhrase('test test test test test test test test test test test junk').address
  const hash = String(await provider.send('eth_sendTransaction', [{ from, data, gas: '0x7a120' }]))
  await provider.send('evm_mine', [])
  return (await provider.getTransactionReceipt(hash))?.contractAddress ?? ''
}

const check = (address: string, signature = SIGNATURE) =>
  contractSignatureCheck(openChain([chain.url]), deployment.contracts.multicall)(
    address,
    hashMessage('text'),
    signature,
  )

test('accepts a contract wallet’s signature for the magic value only, not for another word, a revert or no code', async () => {
  expect(await check(await deploy(ACCEPTING))).toBe(true)
  expect(await check(await deploy(walletCode('1626ba7e'.padStart(64, '0'))))).toBe(false)
  expect(await check(await deploy(walletCode(null)))).toBe(false)
  expect(await check(Wallet.createRandom().address)).toBe(false)
})

test('checks a contract wallet that is not deployed yet within one simulated call, which deploys nothing', async () => {
  const factory = await deploy(FACTORY)
  const wrap = (code: string, inner = SIGNATURE, from = factory) =>
    concat([
      AbiCoder.defaultAbiCoder().encode(['address', 'bytes', 'bytes'], [from, concat([SALT, code]), inner]),
      SUFFIX,
    ])
  const addressOf = (code: string) => getCreate2Address(factory, SALT, keccak256(code))
  const account = addressOf(ACCEPTING)
  expect(await check(account)).toBe(false)
  expect(await check(account, wrap(ACCEPTING))).toBe(true)
  expect(await provider.getCode(account)).toBe('0x')
  // Another account than the created one, a wallet that reverts, a factory without code, and a wrong form.
  expect(await check(Wallet.createRandom().address, wrap(ACCEPTING))).toBe(false)
  expect(await check(addressOf(walletCode(null)), wrap(walletCode(null)))).toBe(false)
  expect(await check(account, wrap(ACCEPTING, SIGNATURE, Wallet.createRandom().address))).toBe(false)
  expect(await check(account, concat(['0x1234', SUFFIX]))).toBe(false)
  // Once deployed, the wallet is called with the inner signature.
  expect(await check(await deploy(ACCEPTING), wrap(ACCEPTING))).toBe(true)
})
