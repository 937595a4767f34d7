import { setTimeout as sleep } from 'node:timers/promises'
import type { GraphName } from '../graph/entities.ts'
import { reasonOf, type Log } from '../http/log.ts'
import { createCluster } from '../store/cluster.ts'
import { startIndexChild, type IndexChild } from './child.ts'
import { indexEnvironment } from './environment.ts'
import { openIndexStore, storeName, type IndexStore } from './indexStore.ts'
import { readNodeBlocks } from './nodeBlocks.ts'
import {
  isAtHead,
  nextWatch,
  patienceAfter,
  startWatch,
  verdictOf,
  type Mark,
  type Sight,
  type Verdict,
} from './watch.rules.ts'

/** Block up to which the index is complete, and whether that is the head. */
export interface IndexState {
  isReady: boolean
  indexed: number | null
  head: number | null
  /** False while rows up to the indexed block are missing: in the first backfill, and after a crash. */
  isWhole: boolean
}

export interface BalancesRequest {
  block: number
  accounts: readonly string[]
}

/** Amount of a series for an account: `cake`, `lp`, `vault`, `farm-<pid>`, `pool-<address>`, or a total of a contract. */
export interface IndexedBalance {
  series: string
  account: string
  amountRaw: bigint
}

/** The index does not reply, or is not complete up to the wanted block. */
export class IndexUnavailable extends Error {}

/** Index of a chain: a process of Ponder that is started, watched, and rebuilt if its blocks are not on the chain. */
export interface ChainIndex {
  state(): IndexState
  /** Reply of a graph to the body of a request. */
  query(graph: GraphName, body: unknown): Promise<Response>
  /** Amounts at the end of a block. Throws IndexUnavailable above the newest indexed block. */
  balancesAt(request: BalancesRequest): Promise<IndexedBalance[]>
  /** Reorganisations since the process started; null while it does not reply. */
  reorganisations(): Promise<number | null>
  /** Number of rebuilds of the index since the services started. */
  rebuilds(): number
  stop(): Promise<void>
}

interface IndexOptions {
  deployment: string
  nodes: readonly string[]
  startBlock: number
  databaseUrl: string | null
  /** Parent of the embedded stores; null for a temporary one. */
  directory: string | null
  /** True for a chain that starts anew, whose former stores are of no use. */
  isLocal: boolean
  /** True: serves the store that another process of the same release writes, and never changes it. */
  isReplica: boolean
  log: Log
}

const LOOK_MS = 1000
const RETRY_MS = 500
const MAX_RETRY_MS = 60_000

type Blocks = ReturnType<typeof readNodeBlocks>

/** Returns the newest indexed block; null while the process does not reply. */
async function indexedBlock(child: IndexChild): Promise<number | null> {
  const status = (await (await child.fetch('/status')).json()) as { main?: { block: { number: number } } }
  return status.main?.block.number ?? null
}

/** Compares the index with the chain. `isWhole`: the index has its rows up to the block that it reports. */
async function look(child: IndexChild, blocks: Blocks): Promise<Sight & { isWhole: boolean }> {
  let { number: head } = await blocks.head()
  try {
    // After a crash Ponder removes the newest rows, but reports the former block until it has indexed them again.
    const isWhole = (await child.fetch('/ready')).ok
    const indexed = await indexedBlock(child)
    // A slow reply can contain a block that was produced after the head was read.
    if (indexed !== null && indexed > head) head = (await blocks.head()).number
    const marks = (await (await child.fetch('/marks')).json()) as Mark[]
    const strayMarks = []
    for (const mark of marks) {
      const hash = await blocks.hashAt(mark.block)
      // Marks are in descending order, so the first one on the chain proves those below.
      if (hash === mark.hash) break
      if (hash !== null) strayMarks.push(mark)
    }
    return { head, indexed, strayMarks, isWhole }
  } catch {
    return { head, indexed: null, strayMarks: [], isWhole: false }
  }
}

/** Starts the index of a deployment. Returns at once, before the index is complete. */
export function startIndex(options: IndexOptions): ChainIndex {
  const { deployment, nodes, startBlock, databaseUrl, directory, isLocal, isReplica, log } = options
  const blocks = readNodeBlocks(nodes)
  const stopping = new AbortController()
  const isStopping = () => stopping.signal.aborted
  let child: IndexChild | null = null
  let rebuilds = 0
  /** Restarts in a row of a process that indexed nothing. */
  let vainRestarts = 0
  let isWaiting = false
  let state: IndexState = { isReady: false, indexed: null, head: null, isWhole: false }
  const pause = (ms: number) => sleep(ms, undefined, { signal: stopping.signal }).catch(() => {})

  /**
   * Watches a process until it ends or no longer follows the chain. Returns what has to happen, whether it replied, and
   * whether it indexed anything.
   */
  async function watchChild(
    running: IndexChild,
    first: string,
  ): Promise<{ verdict: Verdict | null; hasReplied: boolean; hasProgressed: boolean }> {
    let hasProgressed = false
    let watch = startWatch(performance.now())
    while (!running.hasEnded() && !isStopping()) {
      try {
        const sight = await look(running, blocks)
        watch = nextWatch(watch, sight, performance.now())
        const isReady = sight.isWhole && isAtHead(sight.head, sight.indexed) && sight.strayMarks.length === 0
        if (isReady && !state.isReady) log('info', 'the index is at the head', { block: sight.indexed })
        state = { isReady, indexed: sight.indexed, head: sight.head, isWhole: sight.isWhole }
        hasProgressed ||= isReady || watch.hasAdvanced
        const patience = patienceAfter(hasProgressed ? 0 : vainRestarts)
        const verdict = verdictOf(watch, sight, performance.now(), { isReplica, patience })
        if (verdict) return { verdict, hasReplied: watch.replied !== null, hasProgressed }
        if ((await blocks.hashAt(startBlock)) !== first) {
          const reason = 'the chain has another first block'
          return { verdict: { action: 'restart', reason }, hasReplied: watch.replied !== null, hasProgressed: true }
        }
      } catch (error) {
        // Without a node nothing can be compared.
        state = { ...state, isReady: false, head: null }
        log('warning', 'the index is not compared with the chain', { reason: reasonOf(error) })
      }
      await pause(LOOK_MS)
    }
    return { verdict: null, hasReplied: watch.replied !== null, hasProgressed }
  }

  /**
   * Runs the process once, then clears its store if that is not of the chain. A replica never clears the store of the
   * indexing process. Returns true if the process replied, or if a replica still waits for the tables of the index.
   */
  async function runOnce(store: IndexStore, name: string, first: string): Promise<boolean> {
    if (isReplica && !(await store.hasTables())) {
      if (!isWaiting) log('info', 'the replica waits for the tables of the index')
      isWaiting = true
      return true
    }
    isWaiting = false
    if (store.place.directory !== null) await createCluster(store.place.directory)
    const environment = indexEnvironment({ deployment, nodes, startBlock, ...store.place })
    const running = await startIndexChild({
      ...{ command: isReplica ? 'serve' : 'start', storeName: name, environment, log },
    })
    child = running
    const { verdict, hasReplied, hasProgressed } = await watchChild(running, first)
    child = null
    state = { ...state, isReady: false, indexed: null, isWhole: false }
    const messages = running.lastMessages()
    if (verdict) log('warning', `the index needs a ${verdict.action}`, { reason: verdict.reason, messages })
    else if (!isStopping()) log('warning', 'the index has ended', { reason: await running.ended, messages })
    await running.stop()
    vainRestarts = verdict?.action === 'restart' && !hasProgressed ? vainRestarts + 1 : 0
    if (!isReplica && !isStopping() && (verdict?.action === 'rebuild' || running.isStoreStray())) {
      rebuilds += 1
      await store.clear()
    }
    return hasReplied
  }

  async function run(): Promise<void> {
    let failures = 0
    while (!isStopping()) {
      try {
        const first = await blocks.hashAt(startBlock)
        if (first === null) throw new Error(`the node has no block ${startBlock}`)
        const name = storeName(first, `${deployment} ${startBlock}`)
        const store = await openIndexStore({ databaseUrl, directory, keepsOthers: !isLocal }, name)
        try {
          failures = (await runOnce(store, name, first)) ? 0 : failures + 1
        } finally {
          store.close()
        }
      } catch (error) {
        failures += 1
        log('warning', 'the index could not start', { reason: reasonOf(error) })
      }
      if (!isStopping()) await pause(Math.min(RETRY_MS * 2 ** failures, MAX_RETRY_MS))
    }
  }

  const running = run()

  async function send(path: string, body: unknown): Promise<Response> {
    if (!child) throw new IndexUnavailable('the index does not run')
    try {
      return await child.fetch(path, body)
    } catch (cause) {
      throw new IndexUnavailable('the index does not reply', { cause })
    }
  }

  return {
    state: () => state,
    query: (graph, body) => send(`/graph/${graph}`, body),
    async balancesAt(request) {
      if (!state.isWhole || state.indexed === null || request.block > state.indexed) {
        throw new IndexUnavailable(`the index has no block ${request.block}`)
      }
      const rows = (await (await send('/balances', request)).json()) as (Omit<IndexedBalance, 'amountRaw'> & {
        amount: string
      })[]
      return rows.map(({ amount, ...row }) => ({ ...row, amountRaw: BigInt(amount) }))
    },
    rebuilds: () => rebuilds,
    async reorganisations() {
      try {
        const text = await (await child?.fetch('/metrics'))?.text()
        const [, count] = /^ponder_realtime_reorg_total\{[^}]*\} (\d+)/m.exec(text ?? '') ?? []
        return text === undefined ? null : Number(count ?? 0)
      } catch {
        return null
      }
    },
    async stop() {
      stopping.abort()
      await running
    },
  }
}
