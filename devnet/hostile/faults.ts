import { setTimeout as sleep } from 'node:timers/promises'
import type { Rpc } from '../node/rpc.ts'
import { MARKET_KEEPER } from '../protocol/accounts.ts'

/** What becomes of the transactions of blocks that are replaced. */
export interface ReorgOptions {
  /** How many of the newest blocks are replaced. */
  depth: number
  /** Puts their transactions into the last of the new blocks; otherwise they are gone. */
  isKeepingTransactions: boolean
}

/** Replaces the newest blocks by as many others, on anvil. No block comes by itself meanwhile. */
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

/** Makes the chain forget a transaction that waits to be included. Returns false where none by this hash waits any more. */
export const dropTransaction = async (rpc: Rpc, hash: string): Promise<boolean> =>
  (await rpc.ask<string | null>('anvil_dropTransaction', hash)) !== null

const REORG_BLOCKS = 3
const BLOCKS_BETWEEN_REORGS = 10
/** One in so many transactions of people is dropped. */
const DROPPED_ONE_IN = 4
const POLL_MS = 100

type Pool = Record<string, Record<string, { hash: string }>>

/** Returns the hashes of what waits to be included and is not the market keeper's. */
async function waitingHashes(rpc: Rpc): Promise<string[]> {
  const { pending } = await rpc.ask<{ pending: Pool }>('txpool_content')
  return Object.entries(pending)
    .filter(([sender]) => sender.toLowerCase() !== MARKET_KEEPER.address.toLowerCase())
    .flatMap(([, byNonce]) => Object.values(byNonce).map(({ hash }) => hash))
}

/**
 * Lets faults happen until stopped: each tenth block a reorganisation of three blocks, whose transactions move to a later one,
 * and one in four transactions is dropped. Each is reported in a sentence.
 */
export function keepFaults(
  rpc: Rpc,
  blockTimeSeconds: number,
  tell: (news: string) => void,
): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const seen = new Set<string>()
  let nextReorgBlock: number | null = null

  async function step(): Promise<void> {
    for (const hash of (await waitingHashes(rpc)).filter((waiting) => !seen.has(waiting))) {
      seen.add(hash)
      if (seen.size % DROPPED_ONE_IN !== 0) continue
      if (await dropTransaction(rpc, hash)) tell(`Hostile: dropped the transaction ${hash}.`)
    }
    const head = Number(await rpc.ask<string>('eth_blockNumber'))
    nextReorgBlock ??= head + BLOCKS_BETWEEN_REORGS
    if (head < nextReorgBlock) return
    nextReorgBlock = head + BLOCKS_BETWEEN_REORGS
    await reorganise(rpc, blockTimeSeconds, { depth: REORG_BLOCKS, isKeepingTransactions: true })
    tell(`Hostile: replaced the blocks ${head - REORG_BLOCKS + 1} to ${head}.`)
  }

  const work = async () => {
    while (!stopping.signal.aborted) {
      await step().catch(({ message }: Error) => {
        if (!stopping.signal.aborted) tell(`Hostile: a fault did not happen: ${message}`)
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
