import { setTimeout as sleep } from 'node:timers/promises'
import type { Rpc } from '../node/rpc.ts'
import { KEEPERS } from '../protocol/accounts.ts'

/** How many blocks to replace, and what happens to their transactions. */
export interface ReorgOptions {
  /** Number of newest blocks to replace. */
  depth: number
  /** Moves their transactions into the last new block; otherwise they are lost. */
  keepsTransactions: boolean
}

/** Replaces the newest blocks by as many others, on anvil. Interval mining is paused meanwhile. */
export async function reorganise(
  rpc: Rpc,
  blockTimeSeconds: number,
  { depth, keepsTransactions }: ReorgOptions,
): Promise<void> {
  await rpc.request('evm_setIntervalMining', 0)
  try {
    const head = Number(await rpc.request<string>('eth_blockNumber'))
    const numbers = Array.from({ length: depth }, (_, at) => `0x${(head - depth + 1 + at).toString(16)}`)
    const blocks = await rpc.requestAll<{ transactions: string[] }>(
      numbers.map((number) => ['eth_getBlockByNumber', number, false] as const),
    )
    const hashes = keepsTransactions ? blocks.flatMap(({ transactions }) => transactions) : []
    const signed = await rpc.requestAll<string>(hashes.map((hash) => ['eth_getRawTransactionByHash', hash] as const))
    await rpc.request(
      'anvil_reorg',
      depth,
      signed.map((raw) => [raw, depth - 1]),
    )
  } finally {
    await rpc.request('evm_setIntervalMining', blockTimeSeconds)
  }
}

/** Removes a pending transaction from the mempool. Returns false if no transaction with this hash is pending. */
export const dropTransaction = async (rpc: Rpc, hash: string): Promise<boolean> =>
  (await rpc.request<string | null>('anvil_dropTransaction', hash)) !== null

const REORG_BLOCKS = 3
const BLOCKS_BETWEEN_REORGS = 10
/** Every fourth pending transaction is dropped; those of the keepers do not count. */
const DROP_INTERVAL = 4
const POLL_MS = 100
const KEEPER_ADDRESSES: ReadonlySet<string> = new Set(KEEPERS.map(({ address }) => address.toLowerCase()))

type Pool = Record<string, Record<string, { hash: string }>>

/** Returns the hashes of the pending transactions, except those of the keepers. */
async function pendingHashes(rpc: Rpc): Promise<string[]> {
  const { pending } = await rpc.request<{ pending: Pool }>('txpool_content')
  return Object.entries(pending)
    .filter(([sender]) => !KEEPER_ADDRESSES.has(sender.toLowerCase()))
    .flatMap(([, byNonce]) => Object.values(byNonce).map(({ hash }) => hash))
}

/**
 * Injects faults until stopped: a reorganisation of three blocks each tenth block, and one in four transactions dropped. A
 * reorganisation moves the transactions to a later block. Logs a sentence for each fault.
 */
export function startFaults(
  rpc: Rpc,
  blockTimeSeconds: number,
  report: (message: string) => void,
): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const handled = new Set<string>()
  let nextReorgBlock: number | null = null

  async function step(): Promise<void> {
    for (const hash of (await pendingHashes(rpc)).filter((pending) => !handled.has(pending))) {
      handled.add(hash)
      if (handled.size % DROP_INTERVAL !== 0) continue
      if (await dropTransaction(rpc, hash)) report(`Hostile: dropped transaction ${hash}.`)
    }
    const head = Number(await rpc.request<string>('eth_blockNumber'))
    nextReorgBlock ??= head + BLOCKS_BETWEEN_REORGS
    if (head < nextReorgBlock) return
    nextReorgBlock = head + BLOCKS_BETWEEN_REORGS
    await reorganise(rpc, blockTimeSeconds, { depth: REORG_BLOCKS, keepsTransactions: true })
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
