import { Interface, type JsonRpcProvider, type Log, type LogDescription } from 'ethers'

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

/** Returns the event of a log; null for another event, also of the same name: a collectible's Transfer has its value indexed. */
function eventOf(contracts: Interface, log: Log): LogDescription | null {
  const indexed = contracts.getEvent(log.topics[0] ?? '')?.inputs.filter((input) => input.indexed)
  return indexed && indexed.length + 1 === log.topics.length ? contracts.parseLog(log) : null
}

/** Times of blocks by hash. They remain right after a reorganisation: a block that replaces another has its own hash. */
const times = new Map<string, number>()
/** Senders of transactions by hash. */
const senders = new Map<string, string>()

/** Reads the values of the keys that a map lacks, all at once. */
async function complete<Value>(
  known: Map<string, Value>,
  keys: readonly string[],
  read: (key: string) => Promise<Value>,
): Promise<void> {
  const missing = [...new Set(keys)].filter((key) => !known.has(key))
  const values = await Promise.all(missing.map(read))
  for (const [at, value] of values.entries()) known.set(missing[at] ?? '', value)
}

const valueOf = <Value>(known: ReadonlyMap<string, Value>, key: string): Value => {
  const value = known.get(key)
  if (value === undefined) throw new Error(`The chain has no ${key}.`)
  return value
}

/** Returns a function from a log to the time of its block. */
export async function timesOf(provider: JsonRpcProvider, logs: readonly Log[]): Promise<(log: Log) => number> {
  const hashes = logs.map(({ blockHash }) => blockHash)
  await complete(times, hashes, async (hash) => {
    const block = await provider.getBlock(hash)
    if (!block) throw new Error(`The chain has no block ${hash}.`)
    return block.timestamp
  })
  return ({ blockHash }) => valueOf(times, blockHash)
}

/** Returns a function from a log to the sender of its transaction. */
export async function sendersOf(provider: JsonRpcProvider, logs: readonly Log[]): Promise<(log: Log) => string> {
  const hashes = logs.map(({ transactionHash }) => transactionHash)
  await complete(senders, hashes, async (hash) => {
    const transaction = await provider.getTransaction(hash)
    if (!transaction) throw new Error(`The chain has no transaction ${hash}.`)
    return transaction.from
  })
  return ({ transactionHash }) => valueOf(senders, transactionHash)
}

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
