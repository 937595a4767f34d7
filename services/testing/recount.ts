import { Contract, Interface, type JsonRpcProvider } from 'ethers'
import { expect } from 'vitest'
import deployment from '../../deployments/devnet/deployment.json'
import pools from '../../deployments/devnet/pools.json'
import tokens from '../../deployments/devnet/tokens.json'
import { amount, events, readLogs, type Seen, sendersOf, transfers } from './chainLogs.ts'
import { countAprs } from './recountAprs.ts'

const { factory: FACTORY, masterChef: CHEF, cakeVault: VAULT } = deployment.contracts
const Q112 = 2n ** 112n
const PERIODS = { pairHours: 3600, pairDays: 86_400 } as const

const farmEvents = new Interface(['event Deposit(address indexed user, uint256 indexed pid, uint256 amount)'])
const poolEvents = new Interface(['event Deposit(address indexed user, uint256 amount)'])
const farmViews = ['function userInfo(uint256, address) view returns (uint256 amount)']
const poolViews = ['function userInfo(address) view returns (uint256 amount)']
const views = ['function totalSupply() view returns (uint256)', 'function totalShares() view returns (uint256)']

/** Sends a query to a graph and returns its data. */
export type QueryGraph = (graph: string, query: string) => Promise<Record<string, Record<string, unknown>[]>>

const sum = (values: readonly bigint[]): bigint => values.reduce((total, value) => total + value, 0n)
const feesOf = (swaps: readonly Seen[], name: string): bigint =>
  sum(swaps.map((seen) => (amount(seen, name) * 25n) / 10_000n))

/** Returns the figures of the periods of a pair as the graph shows them, without the supply of LP tokens. */
function periodsOf(pair: string, logs: readonly Seen[], seconds: number): Record<string, unknown>[] {
  const syncs = logs.filter(({ event }) => event.name === 'Sync')
  const startOf = (seen: Seen) => seen.timestamp - (seen.timestamp % seconds)
  const priceOf = (seen: Seen) => (amount(seen, 'reserve1') * Q112) / amount(seen, 'reserve0')
  return [...new Set(syncs.map(startOf))].map((start) => {
    const within = syncs.filter((seen) => startOf(seen) === start)
    const swaps = logs.filter((seen) => seen.event.name === 'Swap' && startOf(seen) === start)
    const first = within[0] ?? syncs[0]
    const last = within.at(-1) ?? first
    if (!first || !last) throw new Error('a period without a Sync')
    const opening = syncs[syncs.indexOf(first) - 1] ?? first
    const prices = [opening, ...within].map(priceOf).toSorted((one, other) => (one < other ? -1 : 1))
    return {
      id: `${pair.toLowerCase()}-${start}`,
      start,
      openPrice: String(priceOf(opening)),
      highPrice: String(prices.at(-1)),
      lowPrice: String(prices[0]),
      closePrice: String(priceOf(last)),
      reserve0: String(amount(last, 'reserve0')),
      reserve1: String(amount(last, 'reserve1')),
      volume0: String(sum(swaps.map((seen) => amount(seen, 'amount0In') + amount(seen, 'amount0Out')))),
      volume1: String(sum(swaps.map((seen) => amount(seen, 'amount1In') + amount(seen, 'amount1Out')))),
      fees0: String(feesOf(swaps, 'amount0In')),
      fees1: String(feesOf(swaps, 'amount1In')),
      swaps: swaps.length,
    }
  })
}

const byId = (rows: readonly Record<string, unknown>[]): Record<string, unknown>[] =>
  rows.toSorted((first, second) => String(first['id']).localeCompare(String(second['id'])))

const PERIOD_FIELDS =
  'id start openPrice highPrice lowPrice closePrice reserve0 reserve1 volume0 volume1 fees0 fees1 swaps'

/**
 * Expects the prices, volumes, fees and liquidity of all pairs to equal a recount from their logs and by calls. Returns the
 * number of compared rows.
 */
export async function expectPairs(provider: JsonRpcProvider, query: QueryGraph): Promise<number> {
  let compared = 0
  const logs = await readLogs(provider, events)
  const pairs = logs
    .filter(({ log, event }) => log.address === FACTORY && event.name === 'PairCreated')
    .map(({ event }) => event.args.getValue('pair') as string)
  expect(pairs.length).toBeGreaterThan(5)
  const ofPair = (pair: string) => logs.filter(({ log }) => log.address === pair)
  for (const [name, seconds] of Object.entries(PERIODS)) {
    const found = await query('exchange', `{ ${name}(first: 1000) { ${PERIOD_FIELDS} } }`)
    const counted = pairs.flatMap((pair) => periodsOf(pair, ofPair(pair), seconds))
    expect(byId(found[name] ?? [])).toEqual(byId(counted))
    compared += counted.length
  }
  const shown = await query('exchange', '{ pairs(first: 1000) { id totalSupply volume0 swaps } }')
  const counted = []
  for (const pair of pairs) {
    const swaps = ofPair(pair).filter(({ event }) => event.name === 'Swap')
    counted.push({
      id: pair.toLowerCase(),
      totalSupply: String(await new Contract(pair, views, provider).getFunction('totalSupply').staticCall()),
      volume0: String(sum(swaps.map((seen) => amount(seen, 'amount0In') + amount(seen, 'amount0Out')))),
      swaps: swaps.length,
    })
  }
  expect(byId(shown['pairs'] ?? [])).toEqual(byId(counted))
  return compared + counted.length
}

const tokenOf = (key: string): string => (tokens as Record<string, { address?: string }>)[key]?.address ?? ''

/** Returns the stakes of all accounts that have ever staked, read from the contracts, by place. */
async function stakesNow(provider: JsonRpcProvider): Promise<Map<string, string>> {
  const read = async (address: string, abi: readonly string[], name: string, ...args: unknown[]) =>
    (await new Contract(address, abi, provider).getFunction(name).staticCall(...args)) as bigint
  const inFarms = await readLogs(provider, farmEvents, CHEF)
  const inPools = await readLogs(provider, poolEvents)
  const userOf = ({ event }: Seen) => event.args.getValue('user') as string
  const farmKeys = new Set(inFarms.map((seen) => `${amount(seen, 'pid')} ${userOf(seen)}`))
  const known = new Set(pools.filter(({ sousId }) => sousId !== 0).map(({ contractAddress }) => contractAddress))
  const poolKeys = new Set(
    inPools.filter(({ log }) => known.has(log.address)).map((seen) => `${seen.log.address} ${userOf(seen)}`),
  )
  const parts = await Promise.all([
    read(VAULT, views, 'totalShares').then((raw) => ['vault', raw] as const),
    ...[...farmKeys].map(async (key) => {
      const [pid = '', user = ''] = key.split(' ')
      return [`farm-${pid}`, await read(CHEF, farmViews, 'userInfo', pid, user)] as const
    }),
    ...[...poolKeys].map(async (key) => {
      const [address = '', user = ''] = key.split(' ')
      return [`pool-${address.toLowerCase()}`, await read(address, poolViews, 'userInfo', user)] as const
    }),
  ])
  const stakes = new Map<string, bigint>()
  for (const [id, raw] of parts) stakes.set(id, (stakes.get(id) ?? 0n) + raw)
  return new Map([...stakes].map(([id, raw]) => [id, String(raw)]))
}

/**
 * Expects stakes to equal those of the contracts, and rewards the tokens that left the contracts. Returns the number of
 * compared rows.
 */
export async function expectPlaces(provider: JsonRpcProvider, query: QueryGraph): Promise<number> {
  const { places = [], placeDays = [] } = await query(
    'yield',
    '{ places(first: 1000) { id staked harvested } placeDays(first: 1000) { id place start staked deposited withdrawn harvested apr } }',
  )
  expect(places.length).toBeGreaterThan(5)
  const stakes = await stakesNow(provider)
  for (const { id, staked } of places) expect([id, staked]).toEqual([id, stakes.get(String(id))])
  const moved = await readLogs(provider, transfers)
  const paidBy = (from: string, token: string) =>
    sum(
      moved
        .filter(({ log, event }) => log.address === token && event.args.getValue('from') === from)
        .map((seen) => amount(seen, 'value')),
    )
  const harvestedOf = (kind: string) =>
    sum(places.filter(({ id }) => String(id).startsWith(kind)).map(({ harvested }) => BigInt(String(harvested))))
  expect(harvestedOf('farm-')).toBe(paidBy(tokenOf('syrup'), tokenOf('cake')))
  for (const { sousId, contractAddress, earningToken } of pools) {
    if (sousId === 0) continue
    const id = `pool-${contractAddress.toLowerCase()}`
    expect([id, harvestedOf(id)]).toEqual([id, paidBy(contractAddress, tokenOf(earningToken))])
  }
  for (const { id, staked, harvested } of places) {
    const days = placeDays
      .filter(({ place }) => place === id)
      .toSorted((first, second) => Number(first['start']) - Number(second['start']))
    const total = (name: string) => sum(days.map((day) => BigInt(String(day[name]))))
    expect([id, String(total('deposited') - total('withdrawn')), String(total('harvested'))]).toEqual([
      id,
      staked,
      harvested,
    ])
    expect(days.at(-1)?.['staked']).toBe(staked)
  }
  expect(await countAprs(provider, placeDays)).toBeGreaterThan(5)
  return places.length + placeDays.length
}

/**
 * Expects the swaps and the changes of liquidity of an account to equal those of its transactions. Returns the number of
 * compared rows.
 */
export async function expectActivity(provider: JsonRpcProvider, query: QueryGraph, account: string): Promise<number> {
  const logs = (await readLogs(provider, events)).filter(({ event }) => ['Swap', 'Mint', 'Burn'].includes(event.name))
  const senderOf = await sendersOf(
    provider,
    logs.map(({ log }) => log),
  )
  const counted = []
  for (const { log, event, timestamp } of logs) {
    if (senderOf(log) !== account) continue
    const action = { Swap: 'swap', Mint: 'add', Burn: 'remove' }[event.name]
    const id = `${log.blockNumber}-${log.index}`
    counted.push({ id, action, subject: log.address.toLowerCase(), timestamp, transaction: log.transactionHash })
  }
  const { activities = [] } = await query(
    'activity',
    `{ activities(first: 1000, where: { account: "${account}", area_in: ["swap", "liquidity"] }) { id action subject timestamp transaction } }`,
  )
  expect(byId(activities)).toEqual(byId(counted))
  return counted.length
}
