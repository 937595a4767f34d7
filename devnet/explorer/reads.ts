import { getAddress, id, zeroPadValue } from 'ethers'
import type { Rpc } from '../node/rpc.ts'

/** Hexadecimal texts are as the node returns them: amounts in wei, times in seconds since 1970. */
export interface Transaction {
  hash: string
  from: string
  to: string | null
  value: string
  input: string
  nonce: string
  blockNumber: string | null
}

export interface Log {
  address: string
  topics: string[]
  data: string
  transactionHash: string
}

export interface Receipt {
  status: string
  contractAddress: string | null
  gasUsed: string
  effectiveGasPrice: string
  logs: Log[]
}

export interface Block {
  number: string
  hash: string
  parentHash: string
  timestamp: string
  gasUsed: string
  transactions: Transaction[]
}

/** Transfer of a token; `amountRaw` is in its smallest unit. */
export interface Transfer {
  token: string
  from: string
  to: string
  amountRaw: bigint
  hash: string
}

const TRANSFER = id('Transfer(address,address,uint256)')
const SEARCHED_BLOCKS = 5000

const addressIn = (topic: string) => getAddress(`0x${topic.slice(-40)}`)

/** Returns the token transfers among logs, in their order; skips events of another shape. */
export function transfersIn(logs: readonly Log[]): Transfer[] {
  return logs.flatMap(({ address, topics: [event, from, to, ...more], data, transactionHash }) =>
    event === TRANSFER && from && to && more.length === 0 && data.length === 66
      ? [
          {
            ...{ token: getAddress(address), from: addressIn(from), to: addressIn(to) },
            ...{ amountRaw: BigInt(data), hash: transactionHash },
          },
        ]
      : [],
  )
}

/** Returns a block by number or 'latest', with its transactions; null if it does not exist. */
export const readBlock = (rpc: Rpc, block: number | 'latest'): Promise<Block | null> =>
  rpc.request('eth_getBlockByNumber', block === 'latest' ? block : `0x${block.toString(16)}`, true)

/** Returns the newest blocks, newest first, at most `count`. */
export async function readNewestBlocks(rpc: Rpc, count: number): Promise<Block[]> {
  const head = Number(await rpc.request<string>('eth_blockNumber'))
  const numbers = Array.from({ length: Math.min(count, head + 1) }, (_, at) => head - at)
  const blocks = await Promise.all(numbers.map((number) => readBlock(rpc, number)))
  return blocks.filter((block) => block !== null)
}

/**
 * Returns the newest transfers of one token or one account (either direction), newest first, at most `count`. Searches the
 * last 5,000 blocks.
 */
export async function readTransfers(rpc: Rpc, of: { token: string } | { account: string }, count: number) {
  const head = Number(await rpc.request<string>('eth_blockNumber'))
  const range = { fromBlock: `0x${Math.max(0, head - SEARCHED_BLOCKS).toString(16)}`, toBlock: 'latest' }
  if ('token' in of) {
    const logs = await rpc.request<Log[]>('eth_getLogs', { ...range, address: of.token, topics: [TRANSFER] })
    return transfersIn(logs).slice(-count).toReversed()
  }
  const topic = zeroPadValue(of.account, 32)
  type LocatedLog = Log & { blockNumber: string; logIndex: string }
  const logs = await rpc.requestAll<LocatedLog[]>([
    ['eth_getLogs', { ...range, topics: [TRANSFER, topic] }],
    ['eth_getLogs', { ...range, topics: [TRANSFER, null, topic] }],
  ])
  const positionOf = ({ blockNumber, logIndex }: LocatedLog) => Number(blockNumber) * 100_000 + Number(logIndex)
  const unique = new Map(logs.flat().map((log) => [positionOf(log), log]))
  const sorted = [...unique].toSorted(([one], [other]) => one - other).map(([, log]) => log)
  return transfersIn(sorted).slice(-count).toReversed()
}
