import { Interface } from 'ethers/abi'
import { HistoryUnavailable, type ChainNode } from '../chain/node.ts'
import { isRunning, powerParts, type PowerParts } from './power.rules.ts'

/** Contracts in which the CAKE of an account can be. */
export interface PowerSources {
  multicall: string
  cake: string
  masterChef: string
  cakeVault: string
  /** Null where the deployment has no such pair. */
  cakeBnbLp: string | null
  /** Pools that stake CAKE, without pool 0. */
  pools: readonly string[]
}

const contracts = new Interface([
  'function balanceOf(address) view returns (uint256)',
  'function totalSupply() view returns (uint256)',
  'function getPricePerFullShare() view returns (uint256)',
  'function getReserves() view returns (uint112, uint112, uint32)',
  'function token0() view returns (address)',
  'function userInfo(uint256, address) view returns (uint256, uint256)',
  'function tryBlockAndAggregate(bool, (address, bytes)[]) returns (uint256, bytes32, (bool, bytes)[])',
])
// A second function of the same name: the MasterChef's userInfo also takes a pool's id.
const pool = new Interface([
  'function userInfo(address) view returns (uint256, uint256)',
  'function startBlock() view returns (uint256)',
  'function bonusEndBlock() view returns (uint256)',
])

type Call = readonly [address: string, data: string]
type Result = readonly [isOk: boolean, data: string]

/** Largest number of calls in one request: some 3 million gas, which every node allows. */
const CALLS_PER_REQUEST = 500

/** Returns the first word of a result; 0 for a failed call or a missing contract. */
const wordOf = ([isOk, data]: Result = [false, '0x']): bigint =>
  isOk && data.length >= 66 ? BigInt(data.slice(0, 66)) : 0n

/** Returns the second word of a result; 0 for a failed call. */
const secondWordOf = ([isOk, data]: Result = [false, '0x']): bigint =>
  isOk && data.length >= 130 ? BigInt(`0x${data.slice(66, 130)}`) : 0n

/** Returns the results of calls at a block. Throws HistoryUnavailable if the node served another block. */
async function readAt(node: ChainNode, multicall: string, calls: readonly Call[], block: number): Promise<Result[]> {
  const reply = await node.callAt(
    multicall,
    contracts.encodeFunctionData('tryBlockAndAggregate', [false, calls]),
    block,
  )
  // No data: the multicall was deployed after the block.
  if (reply === '0x') throw new HistoryUnavailable(block)
  const [served, , results] = contracts.decodeFunctionResult('tryBlockAndAggregate', reply).toArray(true) as [
    bigint,
    string,
    Result[],
  ]
  if (served !== BigInt(block)) throw new HistoryUnavailable(block)
  return results
}

/** Returns the calls whose results are the same for every account. */
const sharedCalls = ({ cake, cakeVault, cakeBnbLp, pools }: PowerSources): Call[] => [
  [cakeVault, contracts.encodeFunctionData('getPricePerFullShare')],
  [cakeBnbLp ?? cake, contracts.encodeFunctionData('totalSupply')],
  [cakeBnbLp ?? cake, contracts.encodeFunctionData('getReserves')],
  [cakeBnbLp ?? cake, contracts.encodeFunctionData('token0')],
  ...pools.flatMap((address): Call[] => [
    [address, pool.encodeFunctionData('startBlock')],
    [address, pool.encodeFunctionData('bonusEndBlock')],
  ]),
]

const accountCalls = ({ cake, masterChef, cakeVault, cakeBnbLp, pools }: PowerSources, account: string): Call[] => [
  [cake, contracts.encodeFunctionData('balanceOf', [account])],
  [masterChef, contracts.encodeFunctionData('userInfo', [0, account])],
  [cakeVault, pool.encodeFunctionData('userInfo', [account])],
  [cakeBnbLp ?? cake, contracts.encodeFunctionData('balanceOf', [account])],
  ...pools.map((address): Call => [address, pool.encodeFunctionData('userInfo', [account])]),
]

/**
 * Returns the parts of each account's voting power at a block. The power of one account is read by one request.
 * Throws HistoryUnavailable where no node has the state of the block.
 */
export async function readPower(
  node: ChainNode,
  sources: PowerSources,
  accounts: readonly string[],
  block: number,
): Promise<PowerParts[]> {
  const shared = sharedCalls(sources)
  const each = 4 + sources.pools.length
  const calls = [...shared, ...accounts.flatMap((account) => accountCalls(sources, account))]
  const results: Result[] = []
  for (let at = 0; at < calls.length; at += CALLS_PER_REQUEST) {
    results.push(...(await readAt(node, sources.multicall, calls.slice(at, at + CALLS_PER_REQUEST), block)))
  }
  const [pricePerFullShare, lpTotalSupply, reserves, token0, ...terms] = results.slice(0, shared.length)
  const isCakeFirst = wordOf(token0) === BigInt(sources.cake)
  const isPoolRunning = sources.pools.map((_, index) =>
    isRunning(wordOf(terms[2 * index]), wordOf(terms[2 * index + 1]), BigInt(block)),
  )
  return accounts.map((_, index) => {
    const from = shared.length + index * each
    const [balance, staked, shares, lpBalance, ...stakes] = results.slice(from, from + each)
    return powerParts({
      cakeInWalletRaw: wordOf(balance),
      cakeInPoolRaw: wordOf(staked),
      vaultSharesRaw: wordOf(shares),
      pricePerFullShareRaw: wordOf(pricePerFullShare),
      lpBalanceRaw: sources.cakeBnbLp === null ? 0n : wordOf(lpBalance),
      lpTotalSupplyRaw: wordOf(lpTotalSupply),
      lpCakeReserveRaw: isCakeFirst ? wordOf(reserves) : secondWordOf(reserves),
      poolStakesRaw: stakes.flatMap((stake, at) => (isPoolRunning[at] ? [wordOf(stake)] : [])),
    })
  })
}
