import { firstWord } from '../../../chain/contracts/codec'
import { TRANSFER_TOPIC } from '../../../chain/contracts/erc20/events'
import { balanceOf } from '../../../chain/contracts/erc20/reads'
import { addressIn, addressTopic, type Log } from '../../../chain/contracts/event'
import { BURN_TOPIC, MINT_TOPIC, readAmounts } from '../../../chain/contracts/pair/events'
import { quantity } from '../../../chain/logs/eventLog'
import { readLogsBackwards } from '../../../chain/logs/readLogs'
import type { Nodes } from '../../../chain/rpc/nodes'
import { type Address, sameAddress } from '../../../core/address'
import type { Amounts } from '../pool/shares.rules'
import { type History, sumOf } from './gain.rules'

/** An account's additions and removals since it last had no LP tokens; amounts in the pool's order of tokens. */
export interface PositionHistory extends History {
  /** LP tokens transferred without the pool, in base units: no event gives their value. */
  externalRaw: bigint
  /** The block in which the position began. */
  firstBlock: number
}

interface RawLog extends Log {
  blockNumber: string
  logIndex: string
  transactionHash: string
}

interface Transfer {
  from: Address
  to: Address
  raw: bigint
  blockNumber: number
  logIndex: number
  transactionHash: string
}

export interface HistoryRequest {
  pairAddress: Address
  account: Address
  signal: AbortSignal
  /** Receives the oldest block read so far. */
  onProgress?: (blockNumber: number) => void
}

/** Returns the transfer of a log; an empty list for a log without both addresses. */
function transferIn({ topics, data, blockNumber, logIndex, transactionHash }: RawLog): Transfer[] {
  const [from, to] = [addressIn(topics[1]), addressIn(topics[2])]
  if (from === null || to === null) return []
  return [
    {
      ...{ from, to, raw: firstWord(data), transactionHash },
      ...{ blockNumber: quantity(blockNumber), logIndex: quantity(logIndex) },
    },
  ]
}

/**
 * Returns nodes whose log requests return only the LP transfers from or to an account, and a getter of the last result.
 * A filter cannot match both directions, so each range takes two requests.
 */
function transfersOnly(nodes: Nodes, account: Address): { nodes: Nodes; lastLogs: () => RawLog[] } {
  const own = addressTopic(account)
  let lastLogs: RawLog[] = []
  return {
    lastLogs: () => lastLogs,
    nodes: {
      async request(method, params) {
        const filter = params[0] as object
        const requests = [
          [TRANSFER_TOPIC, own],
          [TRANSFER_TOPIC, null, own],
        ].map((topics) => nodes.request(method, [{ ...filter, topics }]))
        lastLogs = (await Promise.all(requests)).flat() as RawLog[]
        return lastLogs
      },
    },
  }
}

async function balanceAt(nodes: Nodes, { pairAddress, account }: HistoryRequest, block: number): Promise<bigint> {
  const { callData: data, decode } = balanceOf(pairAddress, account)
  return decode(String(await nodes.request('eth_call', [{ to: pairAddress, data }, `0x${block.toString(16)}`])))
}

/** Reads back to the block where the balance was zero. Returns the transfers since, newest first. */
async function readTransfers(nodes: Nodes, request: HistoryRequest): Promise<Transfer[]> {
  const { pairAddress, account, signal, onProgress } = request
  const head = quantity(await nodes.request('eth_blockNumber', []))
  let balanceRaw = await balanceAt(nodes, request, head)
  const filtered = transfersOnly(nodes, account)
  const range = { address: pairAddress, topic: TRANSFER_TOPIC, fromBlock: 0, toBlock: head, signal }
  const found: Transfer[] = []
  for await (const { fromBlock } of readLogsBackwards(filtered.nodes, range)) {
    // A transfer to oneself is found twice and changes nothing.
    const transfers = filtered
      .lastLogs()
      .flatMap(transferIn)
      .filter(({ from, to }) => !sameAddress(from, to))
    transfers.sort((one, other) => other.blockNumber - one.blockNumber || other.logIndex - one.logIndex)
    for (const transfer of transfers) {
      if (balanceRaw === 0n) return found
      balanceRaw += sameAddress(transfer.to, account) ? -transfer.raw : transfer.raw
      found.push(transfer)
    }
    onProgress?.(fromBlock)
    if (balanceRaw === 0n) break
  }
  return found
}

/** Returns the amounts of the pair's first event of a kind after a transfer in the same transaction. */
async function amountsAfter(nodes: Nodes, pairAddress: Address, transfer: Transfer, topic: string): Promise<Amounts> {
  const receipt = await nodes.request('eth_getTransactionReceipt', [transfer.transactionHash])
  const { logs } = (receipt ?? { logs: [] }) as { logs: RawLog[] }
  const event = logs.find(
    ({ address, topics, logIndex }) =>
      sameAddress(address, pairAddress) && topics[0] === topic && quantity(logIndex) > transfer.logIndex,
  )
  if (!event) throw new Error('A node returned a transfer of LP tokens without its Mint or Burn event')
  const { amount0Raw: firstRaw, amount1Raw: secondRaw } = readAmounts(event.data)
  return { firstRaw, secondRaw }
}

/**
 * Reads the history of an account's position in a pair, from its LP transfers and the Mint and Burn event of each.
 * Throws LogsRefusedError when the nodes store no logs, and the signal's reason when it is aborted.
 */
export async function readHistory(nodes: Nodes, request: HistoryRequest): Promise<PositionHistory> {
  const { pairAddress } = request
  const transfers = await readTransfers(nodes, request)
  const minted = transfers.filter(({ from }) => BigInt(from) === 0n)
  const burned = transfers.filter(({ to }) => sameAddress(to, pairAddress))
  const externalTransfers = transfers.filter((transfer) => !minted.includes(transfer) && !burned.includes(transfer))
  const [added, removed] = await Promise.all([
    Promise.all(minted.map((transfer) => amountsAfter(nodes, pairAddress, transfer, MINT_TOPIC))),
    Promise.all(burned.map((transfer) => amountsAfter(nodes, pairAddress, transfer, BURN_TOPIC))),
  ])
  return {
    added: sumOf(added),
    removed: sumOf(removed),
    externalRaw: externalTransfers.reduce((sum, { raw }) => sum + raw, 0n),
    firstBlock: transfers.at(-1)?.blockNumber ?? 0,
  }
}
