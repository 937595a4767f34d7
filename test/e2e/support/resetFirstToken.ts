import { Interface, parseEther, type Wallet } from 'ethers'
import { artifactOf, ensureArtifacts } from '../../../devnet/protocol/artifacts.ts'
import { facts, receiptOf, rpc, sendFrom } from './chain.ts'

const { router } = facts.contracts
const calls = new Interface([
  'function approve(address, uint256)',
  'function allowance(address, address) view returns (uint256)',
  'function addLiquidityETH(address, uint256, uint256, uint256, address, uint256) payable',
])
const SUPPLY = parseEther('1000000')
const CREATION_GAS = 6_000_000n

/** Deploys a token whose allowance must be reset before a change, with a pool of 5 BNB; returns its address. */
export async function makeResetFirstToken(maker: Wallet): Promise<string> {
  await ensureArtifacts(() => undefined)
  const { abi, bytecode } = artifactOf('swap/test', 'ResetFirstToken')
  const created = await sendFrom(maker, {
    to: null,
    data: bytecode + new Interface(abi).encodeDeploy(['Reset First', 'RESET', 18, SUPPLY]).slice(2),
    gasLimit: CREATION_GAS,
  })
  const { contractAddress: to } = await rpc<{ contractAddress: string }>('eth_getTransactionReceipt', [created])
  await approveReset(maker, to, SUPPLY)
  const filled = [to, SUPPLY / 2n, 0n, 0n, maker.address, 9_999_999_999n]
  const data = calls.encodeFunctionData('addLiquidityETH', filled)
  await sendFrom(maker, { to: router, data, valueRaw: parseEther('5'), gasLimit: CREATION_GAS })
  return to
}

/** Sets the router's allowance for the token, outside the app. */
export async function approveReset(owner: Wallet, to: string, amountRaw: bigint): Promise<void> {
  const hash = await sendFrom(owner, { to, data: calls.encodeFunctionData('approve', [router, amountRaw]) })
  if ((await receiptOf(hash)).status !== '0x1') throw new Error('The token refused the approval')
}

/** Returns the router's allowance for the token. */
export async function allowanceOfReset(owner: Wallet, to: string): Promise<bigint> {
  return BigInt(
    await rpc('eth_call', [{ to, data: calls.encodeFunctionData('allowance', [owner.address, router]) }, 'latest']),
  )
}
