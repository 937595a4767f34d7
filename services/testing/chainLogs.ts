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

/** Reads every log of the chain, or of a contract, that is an event of the interface. */
export async function readLogs(provider: JsonRpcProvider, contracts: Interface, address?: string): Promise<Seen[]> {
  const logs = await provider.getLogs({ fromBlock: 0, toBlock: 'latest', ...(address !== undefined && { address }) })
  const times = new Map<number, number>()
  for (const number of new Set(logs.map(({ blockNumber }) => blockNumber))) {
    times.set(number, (await provider.getBlock(number))?.timestamp ?? 0)
  }
  return logs.flatMap((log) => {
    const event = eventOf(contracts, log)
    return event ? [{ log, event, timestamp: times.get(log.blockNumber) ?? 0 }] : []
  })
}

/** Returns a number of an event by its name. */
export const amount = ({ event }: Seen, name: string): bigint => event.args.getValue(name) as bigint
