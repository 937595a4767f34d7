import { type EventFragment, Interface, type JsonRpcProvider, type Log, LogDescription } from 'ethers'

/** Events of the factory and of pairs. */
export const events = new Interface([
  'event PairCreated(address indexed token0, address indexed token1, address pair, uint256 count)',
  'event Swap(address indexed sender, uint256 amount0In, uint256 amount1In, uint256 amount0Out, uint256 amount1Out, address indexed to)',
  'event Sync(uint112 reserve0, uint112 reserve1)',
  'event Mint(address indexed sender, uint256 amount0, uint256 amount1)',
  'event Burn(address indexed sender, uint256 amount0, uint256 amount1, address indexed to)',
])
/** Transfers of fungible tokens, liquidity tokens included. */
export const transfers = new Interface(['event Transfer(address indexed from, address indexed to, uint256 value)'])
/** Log with its event and the time of its block. */
export interface Seen {
  log: Log
  event: LogDescription
  timestamp: number
}

/** Events by topic: ethers hashes the signature of every event of an interface for each log. */
const eventsByTopic = new WeakMap<Interface, Map<string, EventFragment>>()

function eventAt(contracts: Interface, topic: string): EventFragment | undefined {
  const byTopic = eventsByTopic.get(contracts) ?? new Map<string, EventFragment>()
  if (byTopic.size === 0) contracts.forEachEvent((event) => byTopic.set(event.topicHash, event))
  eventsByTopic.set(contracts, byTopic)
  return byTopic.get(topic)
}

/** Returns the event of a log; null for another event, also of the same name: a collectible's Transfer has its value indexed. */
export function eventOf(contracts: Interface, { topics, data }: Log): LogDescription | null {
  const [topic = ''] = topics
  const event = eventAt(contracts, topic)
  if (event?.inputs.filter((input) => input.indexed).length !== topics.length - 1) return null
  return new LogDescription(event, topic, contracts.decodeEventLog(event, data, topics))
}

/** Times of blocks by hash. They remain right after a reorganisation: a block that replaces another has its own hash. */
const times = new Map<string, number>()
/** Senders of transactions by hash. */
const senders = new Map<string, string>()

/** Returns a function from a log to the fact of a hash in it. Reads the facts that are not known yet, all at once. */
async function factsOf<Fact>(
  known: Map<string, Fact>,
  logs: readonly Log[],
  hashOf: (log: Log) => string,
  read: (hash: string) => Promise<Fact | undefined>,
): Promise<(log: Log) => Fact> {
  const missing = [...new Set(logs.map(hashOf))].filter((hash) => !known.has(hash))
  await Promise.all(
    missing.map(async (hash) => {
      const fact = await read(hash)
      if (fact === undefined) throw new Error(`The chain has no block or transaction ${hash}.`)
      known.set(hash, fact)
    }),
  )
  return (log) => known.get(hashOf(log)) as Fact
}

/** Returns a function from a log to the time of its block. */
export const timesOf = (provider: JsonRpcProvider, logs: readonly Log[]): Promise<(log: Log) => number> =>
  factsOf(
    times,
    logs,
    ({ blockHash }) => blockHash,
    async (hash) => (await provider.getBlock(hash))?.timestamp,
  )

/** Returns a function from a log to the sender of its transaction. */
export const sendersOf = (provider: JsonRpcProvider, logs: readonly Log[]): Promise<(log: Log) => string> =>
  factsOf(
    senders,
    logs,
    ({ transactionHash }) => transactionHash,
    async (hash) => (await provider.getTransaction(hash))?.from,
  )

/** Reads every log of the chain, or of a contract, that is an event of the interface. */
export async function readLogs(provider: JsonRpcProvider, contracts: Interface, address?: string): Promise<Seen[]> {
  const topics: string[] = []
  contracts.forEachEvent(({ topicHash }) => topics.push(topicHash))
  const place = address === undefined ? {} : { address }
  const logs = await provider.getLogs({ fromBlock: 0, toBlock: 'latest', topics: [topics], ...place })
  const timeOf = await timesOf(provider, logs)
  return logs.flatMap((log) => {
    const event = eventOf(contracts, log)
    return event ? [{ log, event, timestamp: timeOf(log) }] : []
  })
}

/** Returns a number of an event by its name. */
export const amount = ({ event }: Seen, name: string): bigint => event.args.getValue(name) as bigint
