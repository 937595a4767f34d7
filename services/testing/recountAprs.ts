import { Interface, type JsonRpcProvider, ZeroAddress } from 'ethers'
import { expect } from 'vitest'
import deployment from '../../deployments/devnet/deployment.json'
import farms from '../../deployments/devnet/farms.json'
import pools from '../../deployments/devnet/pools.json'
import tokens from '../../deployments/devnet/tokens.json'
import { amount, events, readLogs, type Seen, transfers } from './chainLogs.ts'

const { masterChef: CHEF, wrappedNative: WBNB } = deployment.contracts
const Q112 = 2n ** 112n
const DAY_SECONDS = 86_400

const farmChanges = new Interface(
  ['Deposit', 'Withdraw', 'EmergencyWithdraw'].map(
    (name) => `event ${name}(address indexed, uint256 indexed pid, uint256)`,
  ),
)
const poolChanges = new Interface(
  ['Deposit', 'Withdraw', 'EmergencyWithdraw'].map((name) => `event ${name}(address indexed, uint256)`),
)

const addressOf = (key: string): string =>
  key === 'bnb' ? WBNB : ((tokens as Record<string, { address?: string }>)[key]?.address ?? '')

type Position = readonly [block: number, index: number]

const isBefore = ({ log }: Seen, [block, index]: Position): boolean =>
  log.blockNumber < block || (log.blockNumber === block && log.index < index)

/** Returns a function that values an amount by the pairs as they were before a position of the chain. */
function pairsAt(logs: readonly Seen[], moves: readonly Seen[], position: Position) {
  const before = logs.filter((seen) => isBefore(seen, position))
  const created = before.filter(({ event }) => event.name === 'PairCreated')
  const addresses = created.map(({ event: { args } }) => ({
    pair: args.getValue('pair') as string,
    sides: [args.getValue('token0') as string, args.getValue('token1') as string],
  }))
  const reservesOf = (pair: string): bigint[] => {
    const last = before.findLast(({ log, event }) => log.address === pair && event.name === 'Sync')
    return last ? [amount(last, 'reserve0'), amount(last, 'reserve1')] : [0n, 0n]
  }
  const supplyOf = (pair: string): bigint =>
    moves
      .filter((seen) => seen.log.address === pair && isBefore(seen, position))
      .reduce((supply, { event: { args } }) => {
        const [from, to, value] = ['from', 'to', 'value'].map((name) => args.getValue(name) as unknown)
        if (from === ZeroAddress) return supply + (value as bigint)
        return to === ZeroAddress ? supply - (value as bigint) : supply
      }, 0n)
  const inBase = (token: string, base: string): bigint | null => {
    const found = addresses.find(({ sides }) => sides.includes(token) && sides.includes(base) && token !== base)
    const [first = 0n, second = 0n] = found ? reservesOf(found.pair) : []
    if (first === 0n) return null
    return found?.sides[0] === token ? (second * Q112) / first : (first * Q112) / second
  }
  const price = (token: string): bigint | null => {
    if (token === WBNB) return Q112
    const direct = inBase(token, WBNB)
    if (direct !== null) return direct
    for (const base of [addressOf('busd'), addressOf('cake')]) {
      const [one, other] = [inBase(token, base), inBase(base, WBNB)]
      if (one !== null && other !== null) return (one * other) / Q112
    }
    return null
  }
  /** Returns the value of an amount in wei; liquidity tokens count twice the reserve of the first token with a price. */
  return (token: string, raw: bigint): bigint | null => {
    const pool = addresses.find(({ pair }) => pair === token)
    if (!pool) {
      const known = price(token)
      return known === null ? null : (raw * known) / Q112
    }
    const supply = supplyOf(pool.pair)
    for (const [at, side] of pool.sides.entries()) {
      const known = price(side)
      if (known !== null) {
        return supply === 0n ? 0n : (2n * (((reservesOf(pool.pair)[at] ?? 0n) * known) / Q112) * raw) / supply
      }
    }
    return null
  }
}

/** Returns a percentage with two decimals for a text of the graph. */
const withTwoDecimals = (text: unknown): string | null => {
  if (typeof text !== 'string') return null
  const [whole = '', part = ''] = text.split('.')
  return `${whole}.${part.padEnd(2, '0')}`
}

/**
 * Expects the yearly return of each day of a place to equal a recount at the position of its last change. Returns how many
 * days have one.
 */
export async function countAprs(
  provider: JsonRpcProvider,
  placeDays: readonly Record<string, unknown>[],
): Promise<number> {
  const [logs, moves, inFarms, inPools] = [
    await readLogs(provider, events),
    await readLogs(provider, transfers),
    await readLogs(provider, farmChanges, CHEF),
    await readLogs(provider, poolChanges),
  ]
  /** Returns the tokens of a place, and its changes. */
  function placeOf(id: string): { staked: string; paid: string; changes: Seen[] } | null {
    if (id === 'vault') return null
    if (id.startsWith('farm-')) {
      const pid = Number(id.slice('farm-'.length))
      const staked = pid === 0 ? addressOf('cake') : (farms.farms.find((farm) => farm.pid === pid)?.lpAddress ?? '')
      const changes = inFarms.filter((seen) => amount(seen, 'pid') === BigInt(pid))
      return { staked, paid: addressOf('cake'), changes }
    }
    const pool = pools.find(({ contractAddress }) => `pool-${contractAddress.toLowerCase()}` === id)
    if (!pool) throw new Error(`The deployment has no place ${id}.`)
    const [staked, paid] = [addressOf(pool.stakingToken), addressOf(pool.earningToken)]
    const isPayment = ({ log, event }: Seen) =>
      log.address === paid && event.args.getValue('from') === pool.contractAddress
    const own = inPools.filter(({ log }) => log.address === pool.contractAddress)
    return { staked, paid, changes: [...own, ...moves.filter(isPayment)] }
  }
  let counted = 0
  for (const { id, place, start, staked, harvested, apr } of placeDays) {
    const known = placeOf(String(place))
    if (!known) {
      expect([id, apr]).toEqual([id, null])
      continue
    }
    const from = Number(start)
    const last = known.changes
      .filter(({ timestamp }) => timestamp >= from && timestamp < from + DAY_SECONDS)
      .toSorted(({ log: one }, { log: other }) => one.blockNumber - other.blockNumber || one.index - other.index)
      .at(-1)
    if (!last) throw new Error(`Nothing has changed on the day ${String(id)}.`)
    const valueOf = pairsAt(logs, moves, [last.log.blockNumber, last.log.index])
    const stakeValue = valueOf(known.staked, BigInt(String(staked)))
    const rewardValue = valueOf(known.paid, BigInt(String(harvested)))
    const bps = stakeValue && rewardValue !== null ? (rewardValue * 365n * 10_000n) / stakeValue : null
    const text = bps === null ? null : `${bps / 100n}.${String(bps % 100n).padStart(2, '0')}`
    expect([id, withTwoDecimals(apr)]).toEqual([id, text])
    counted += Number(bps !== null)
  }
  return counted
}
