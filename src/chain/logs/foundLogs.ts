import type { Address } from '../../core/address'
import type { Nodes } from '../rpc/nodes'
import { quantity } from './eventLog'

/** An event log with the transaction that emitted it. */
export interface FoundLog {
  blockNumber: number
  logIndex: number
  transactionHash: string
  /** Topic of the event, then its indexed words. */
  topics: readonly string[]
  /** Non-indexed words of the event, 0x hex. */
  data: string
}

/** A search for events; a range of few blocks, which every node serves. */
export interface LogSearch {
  /** The contract; null for the events of every contract. */
  address: Address | null
  topics: readonly string[]
  /** Oldest and newest block, both inclusive. */
  fromBlock: number
  toBlock: number
}

type RawLog = Readonly<Record<string, unknown>>

const isRawLog = (value: unknown): value is RawLog => typeof value === 'object' && value !== null
const hex = (block: number): string => `0x${Math.max(0, block).toString(16)}`

/** Reads the events of a search, oldest first; throws for a reply that is no list of logs. */
export async function findLogs(nodes: Nodes, search: LogSearch): Promise<FoundLog[]> {
  const { address, topics, fromBlock, toBlock } = search
  const range = { topics, fromBlock: hex(fromBlock), toBlock: hex(toBlock) }
  const filter = address === null ? range : { address, ...range }
  const response = await nodes.request('eth_getLogs', [filter])
  if (!Array.isArray(response)) throw new Error('The node returned something that is not a list of logs')
  return response
    .filter(isRawLog)
    .filter(({ removed }) => removed !== true)
    .map(({ blockNumber, logIndex, transactionHash, data, topics: words }) => ({
      blockNumber: quantity(blockNumber),
      logIndex: quantity(logIndex),
      transactionHash: String(transactionHash),
      topics: Array.isArray(words) ? words.map(String) : [],
      data: typeof data === 'string' ? data : '',
    }))
    .toSorted((one, other) => one.blockNumber - other.blockNumber || one.logIndex - other.logIndex)
}
