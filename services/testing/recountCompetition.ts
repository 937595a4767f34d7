import { Contract, Interface, type JsonRpcProvider } from 'ethers'
import { expect } from 'vitest'
import deployment from '../../deployments/devnet/deployment.json'
import tokens from '../../deployments/devnet/tokens.json'
import { sendersOf } from './chainLogs.ts'
import type { QueryGraph } from './recount.ts'

const { factory: FACTORY, tradingCompetition: COMPETITION, wrappedNative: WBNB } = deployment.contracts
const CLOSED = 2n

const events = new Interface([
  'event Swap(address indexed sender, uint256 amount0In, uint256 amount1In, uint256 amount0Out, uint256 amount1Out, address indexed to)',
  'event UserRegister(address userAddress, uint256 teamId)',
  'event NewCompetitionStatus(uint8 status)',
])
const views = [
  'function getPair(address, address) view returns (address)',
  'function currentStatus() view returns (uint8)',
  'function userTradingStats(address) view returns (uint256, uint256 teamId, bool hasRegistered, bool)',
]

const read = async <Value>(provider: JsonRpcProvider, to: string, name: string, ...args: unknown[]): Promise<Value> =>
  (await new Contract(to, views, provider).getFunction(name).staticCall(...args)) as Value

/** Returns the events of contracts with a name, oldest first; `at` orders them within the chain. */
async function eventsOf(provider: JsonRpcProvider, address: string | string[], name: string) {
  const topics = [events.getEvent(name)?.topicHash ?? null]
  const logs = await provider.getLogs({ fromBlock: 0, toBlock: 'latest', address, topics })
  return logs.map((log) => {
    const event = events.parseLog(log)
    if (!event) throw new Error(`A log is no ${name}.`)
    return { log, event, at: log.blockNumber * 100_000 + log.index }
  })
}

/**
 * Expects the volumes of all traders to equal a recount from the logs of the four pairs. Expects their teams and the
 * status to equal the contract's. Returns the sum of the volumes.
 */
export async function expectCompetition(provider: JsonRpcProvider, query: QueryGraph): Promise<bigint> {
  const sides = [tokens.busd, tokens.cake, tokens.eth, tokens.btcb].map(({ address }) => address)
  const pairs = await Promise.all(sides.map((side) => read<string>(provider, FACTORY, 'getPair', side, WBNB)))
  const registrations = await eventsOf(provider, COMPETITION, 'UserRegister')
  const statuses = await eventsOf(provider, COMPETITION, 'NewCompetitionStatus')
  const closedAt = statuses.find(({ event }) => event.args.getValue('status') === CLOSED)?.at ?? Infinity
  const swapEvents = await eventsOf(provider, pairs, 'Swap')
  const senderOf = await sendersOf(
    provider,
    swapEvents.map(({ log }) => log),
  )
  const swaps = swapEvents.map(({ log, event, at }) => {
    const side = BigInt(WBNB) < BigInt(sides[pairs.indexOf(log.address)] ?? 0) ? 0 : 1
    const moved = [`amount${side}In`, `amount${side}Out`].map((name) => event.args.getValue(name) as bigint)
    return { from: senderOf(log), at, volumeRaw: moved.reduce((sum, amount) => sum + amount) }
  })
  const traders = await Promise.all(
    registrations.map(async ({ event, log, at }) => {
      const account = event.args.getValue('userAddress') as string
      const counted = swaps.filter((swap) => swap.from === account && swap.at > at && swap.at < closedAt)
      const { teamId } = await read<{ teamId: bigint }>(provider, COMPETITION, 'userTradingStats', account)
      return {
        ...{ id: account.toLowerCase(), team: Number(teamId), block: log.blockNumber, trades: counted.length },
        volume: String(counted.reduce((sum, { volumeRaw }) => sum + volumeRaw, 0n)),
      }
    }),
  )
  const shown = await query(
    'competition',
    '{ competitions { id status traders volume } traders(first: 1000, orderBy: id) { id team block trades volume } }',
  )
  const inOrder = traders.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  expect(shown['traders']).toEqual(inOrder)
  const total = traders.reduce((sum, { volume }) => sum + BigInt(volume), 0n)
  const status = Number(await read<bigint>(provider, COMPETITION, 'currentStatus'))
  const whole = { id: COMPETITION.toLowerCase(), status, traders: traders.length, volume: String(total) }
  expect(shown['competitions']).toEqual([whole])
  return total
}
