import { getAddress, getCreateAddress, Interface, keccak256, parseUnits, toQuantity } from 'ethers'
import { TOKEN_KEYS, type TokenKey } from '../market/market.ts'
import type { Rpc } from '../node/rpc.ts'
import { SWAP_DEPLOYER } from './accounts.ts'
import { artifactOf } from './artifacts.ts'
import { readTokens, type Deployed, type TokenFacts } from './deploymentFiles.ts'
import { call, creation } from './intents.ts'
import { sendAndMine } from './sender.ts'

const DEPLOYMENT_GAS = 4_000_000
const SUPPLY = '1000000000'
const DEPLOYER_BNB = '10000000'

const compiled = (name: string) => artifactOf('swap', name)

function creationCode(name: string, args: readonly unknown[]): string {
  const { abi, bytecode } = compiled(name)
  return bytecode + new Interface(abi).encodeDeploy(args).slice(2)
}

function tokenCode(key: TokenKey, { name, symbol, decimals }: TokenFacts, collector: string): string {
  const facts = [name, symbol, decimals, parseUnits(SUPPLY, decimals)]
  if (key === 'cake') return creation('farm', 'CakeToken').data
  if (key === 'taxed') return creationCode('TaxedToken', [...facts, collector])
  return creationCode(key === 'quiet' ? 'SilentToken' : 'DevToken', facts)
}

/**
 * Deploys the exchange and its tokens on an empty chain from a dedicated account, which then holds every token's supply.
 * Addresses depend on that account and this order alone: additions go to the end.
 */
export async function deploySwap(rpc: Rpc): Promise<Deployed> {
  await rpc.request('hardhat_setBalance', SWAP_DEPLOYER.address, toQuantity(parseUnits(DEPLOYER_BNB)))
  const addressAtNonce = (nonce: number) => getCreateAddress({ from: SWAP_DEPLOYER.address, nonce })
  const [wrappedNative, factory] = [addressAtNonce(0), addressAtNonce(2)]
  const facts = readTokens()
  const tokenKeys = TOKEN_KEYS.filter((key) => key !== 'wbnb')
  const codes: [name: string, code: string][] = [
    ['wrappedNative', creationCode('WBNB', [])],
    ['multicall', creationCode('Multicall', [])],
    ['factory', creationCode('HotcakeFactory', [SWAP_DEPLOYER.address])],
    ['router', creationCode('HotcakeRouter', [factory, wrappedNative])],
    ...tokenKeys.map((key): [string, string] => [key, tokenCode(key, facts[key], SWAP_DEPLOYER.address)]),
  ]
  const cake = addressAtNonce(codes.findIndex(([name]) => name === 'cake'))
  // CAKE has no initial supply: its owner mints it.
  const supply = parseUnits(SUPPLY, facts.cake.decimals)
  const receipts = await sendAndMine(rpc, SWAP_DEPLOYER, [
    ...codes.map(([name, data]) => ({ label: `deploy ${name}`, data, gasLimit: DEPLOYMENT_GAS })),
    call(cake, 'mint(address,uint256)', SWAP_DEPLOYER.address, supply),
  ])
  const addresses = Object.fromEntries(
    codes.map(([name], at) => [name, getAddress(receipts[at]?.contractAddress ?? '')]),
  )
  const { multicall = '', router = '' } = addresses
  return {
    contracts: { router, factory, wrappedNative, multicall, exchangeMulticall: multicall },
    tokens: { wbnb: wrappedNative, ...Object.fromEntries(tokenKeys.map((key) => [key, addresses[key] ?? ''])) },
    initCodeHash: keccak256(compiled('HotcakePair').bytecode),
    farms: {},
    pools: {},
    sales: {},
  }
}
