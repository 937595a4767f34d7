import { farmResult } from './farmResults.ts'
import { readMainnet } from './mainnetSite.ts'
import { HEAD, poolResult } from './poolResults.ts'
import { ACCOUNT } from './rows.ts'

/** The expected lists of the main chain, computed from its files and the chain's generated results alone. */

interface FarmLine {
  pid: number
  lpSymbol: string
  token: string
  quoteToken: string
}

interface PoolLine {
  sousId: number
  contractAddress: string
  earningToken: string
  stakingToken: string
  isFinished?: boolean
}

const tokens = readMainnet<Record<string, { symbol: string }>>('tokens.json')
const symbolOf = (key: string): string => tokens[key]?.symbol ?? ''

const { farms, archivedPids } = readMainnet<{ farms: FarmLine[]; archivedPids: { from: number; to: number } }>(
  'farms.json',
)
const pools = readMainnet<PoolLine[]>('pools.json')

const hex = (value: number | bigint): string => value.toString(16).padStart(64, '0')
const wordOf = (result: string | null, at: number): bigint =>
  BigInt(`0x${(result ?? '').slice(2 + at * 64, 66 + at * 64)}`)

/** A row of a sortable list: its title, and the fields for search and order. */
export interface FarmLineExpected {
  title: string
  symbols: readonly string[]
  points: bigint
  earnedRaw: bigint
}

const allFarms = farms.map(({ pid, lpSymbol, token, quoteToken }) => ({
  pid,
  title: lpSymbol,
  symbols: [lpSymbol, symbolOf(token), symbolOf(quoteToken)],
  points: wordOf(farmResult('0x', `0x1526fe27${hex(pid)}`), 1),
  earnedRaw: wordOf(farmResult('0x', `0x1175a1dd${hex(pid)}${hex(BigInt(ACCOUNT))}`), 0),
}))

const isArchived = ({ pid }: { pid: number }): boolean => pid >= archivedPids.from && pid <= archivedPids.to

/** The farms with rewards, in the order of the deployment; pid 0 has no LP tokens. */
export const liveFarms: readonly FarmLineExpected[] = allFarms.filter(
  (farm) => farm.pid !== 0 && !isArchived(farm) && farm.points > 0n,
)
export const finishedFarms: readonly FarmLineExpected[] = allFarms.filter(
  (farm) => farm.pid !== 0 && !isArchived(farm) && farm.points === 0n,
)

/** Returns the titles of farms whose symbols contain a text. */
export const titlesWith = (text: string): string[] =>
  liveFarms
    .filter(({ symbols }) => symbols.some((symbol) => symbol.toLowerCase().includes(text)))
    .map(({ title }) => title)

/** Returns the titles of farms ordered by a figure, the largest first; equal ones keep their order. */
export const titlesBy = (figure: 'points' | 'earnedRaw'): string[] =>
  liveFarms
    .toSorted((one, other) => (one[figure] === other[figure] ? 0 : one[figure] < other[figure] ? 1 : -1))
    .map(({ title }) => title)

const isOver = ({ sousId, contractAddress, isFinished = false }: PoolLine): boolean =>
  isFinished || (sousId !== 0 && wordOf(poolResult(contractAddress.toLowerCase(), '0x1aed6553'), 0) < BigInt(HEAD))

const titleOf = ({ sousId, earningToken, stakingToken }: PoolLine): string => {
  const [earned, staked] = [symbolOf(earningToken), symbolOf(stakingToken)]
  return sousId === 0 ? `Manual ${earned}, Earn ${earned}, stake ${staked}` : `Earn ${earned}, Stake ${staked}`
}

/** The pools with rewards, in the order of the deployment, the vault first. */
export const livePools: readonly string[] = [
  'Auto CAKE, Automatic restaking',
  ...pools.filter((pool) => !isOver(pool)).map(titleOf),
]
export const finishedPools: readonly string[] = pools.filter(isOver).map(titleOf)
