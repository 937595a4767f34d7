import { setTimeout as sleep } from 'node:timers/promises'
import type { Rpc } from '../node/rpc.ts'
import { MARKET_KEEPER } from '../protocol/accounts.ts'

/** How many blocks to replace, and what happens to their transactions. */
export interface ReorgOptions {
  /** Number of newest blocks to replace. */
  depth: number
  /** Moves their transactions into the last new block; otherwise they are lost. */
  isKeepingTransactions: boolean
}

/** Replaces the newest blocks by as many others, on anvil. Interval mining is paused meanwhile. */
export async function reorganise(
  rpc: Rpc,
  blockTimeSeconds: number,
  { depth, isKeepingTransactions }: ReorgOptions,
): Promise<void> {
  await rpc.ask('evm_setIntervalMining', 0)
  try {
    const head = Number(await rpc.ask<string>('eth_blockNumber'))
    const numbers = Array.from({ length: depth }, (_, at) => `0x${(head - depth + 1 + at).toString(16)}`)
    const blocks = await rpc.askAll<{ transactions: string[] }>(
      numbers.map((number) => ['eth_getBlockByNumber', number, false] as const),
    )
    const hashes = isKeepingTransactions ? blocks.flatMap(({ transactions }) => transactions) : []
    const signed = await rpc.askAll<string>(hashes.map((hash) => ['eth_getRawTransactionByHash', hash] as const))
    await rpc.ask(
      'anvil_reorg',
      depth,
      signed.map((raw) => [raw, depth - 1]),
    )
  } finally {
    await rpc.ask('evm_setIntervalMining', blockTimeSeconds)
  }
}

/** Removes a pending transaction from the mempool. Returns false if no transaction with this hash is pending. */
export const dropTransaction = async (rpc: Rpc, hash: string): Promise<boolean> =>
  (await rpc.ask<string | null>('anvil_dropTransaction', hash)) !== null

const REORG_BLOCKS = 3
const BLOCKS_BETWEEN_REORGS = 10
/** One in this many pending transactions is dropped, except the market keeper's. */
const DROPPED_ONE_IN = 4
const POLL_MS = 100

type Pool = Record<string, Record<string, { hash: string }>>

/** Returns the hashes of the pending transactions, except the market keeper's. */
async function waitingHashes(rpc: Rpc): Promise<string[]> {
  const { pending } = await rpc.ask<{ pending: Pool }>('txpool_content')
  return Object.entries(pending)
    .filter(([sender]) => sender.toLowerCase() !== MARKET_KEEPER.address.toLowerCase())
    .flatMap(([, byNonce]) => Object.values(byNonce).map(({ hash }) => hash))
}

/**
 * Injects faults until stopped: a reorganisation of three blocks each tenth block, and one in four transactions dropped. A
 * reorganisation moves the transactions to a later block. Logs a sentence for each fault.
 */
export function startFaults(
  rpc: Rpc,
  blockTimeSeconds: number,
  report: (news: string) => void,
): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const seen = new Set<string>()
  let nextReorgBlock: number | null = null

  async function step(): Promise<void> {
    for (const hash of (await waitingHashes(rpc)).filter((waiting) => !seen.has(waiting))) {
      seen.add(hash)
      if (seen.size % DROPPED_ONE_IN !== 0) continue
      if (await dropTransaction(rpc, hash)) report(`Hostile: dropped transaction ${hash}.`)
    }
    const head = Number(await rpc.ask<string>('eth_blockNumber'))
    nextReorgBlock ??= head + BLOCKS_BETWEEN_REORGS
    if (head < nextReorgBlock) return
    nextReorgBlock = head + BLOCKS_BETWEEN_REORGS
    await reorganise(rpc, blockTimeSeconds, { depth: REORG_BLOCKS, isKeepingTransactions: true })
    report(`Hostile: replaced blocks ${head - REORG_BLOCKS + 1} to ${head}.`)
  }

  const work = async () => {
    while (!stopping.signal.aborted) {
      await step().catch(({ message }: Error) => {
        if (!stopping.signal.aborted) report(`Hostile: a fault could not be injected: ${message}`)
      })
      await sleep(POLL_MS, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  const finished = work()
  return {
    async stop() {
      stopping.abort()
      await finished
    },
  }
}
