import { HistoryUnavailable, type ChainNode } from '../chain/node.ts'
import { totalPower, type PowerParts } from './power.rules.ts'
import { readPower, type PowerSources } from './readPower.ts'

/** Reads of voting power, from the state of the nodes or else from the index. */
export interface PowerReader {
  /** Number of the newest block, at least `named` if the chain has that block. */
  head(named?: number): Promise<number>
  /** Returns the parts of each account's power at a block. Throws HistoryUnavailable if neither has the block. */
  at(accounts: readonly string[], block: number): Promise<readonly PowerParts[]>
  /** Returns the total power of an account at a block, in the smallest unit. */
  totalAt(account: string, block: number): Promise<bigint>
}

/** Depth below which a block is no longer replaced, so that a power at it is constant. */
const FINAL_DEPTH = 64
const CACHED_POWERS = 20_000

/** Reads powers at a block whose state no node has; rejects where it cannot. */
type ReadHistory = (accounts: readonly string[], block: number) => Promise<PowerParts[]>

/** Creates the reader. Powers at final blocks are cached: every visitor of a proposal verifies the same votes. */
export function createPowerReader(node: ChainNode, sources: PowerSources, readHistory?: ReadHistory): PowerReader {
  const cached = new Map<string, PowerParts>()
  const keyOf = (account: string, block: number) => `${block} ${account}`
  async function read(accounts: readonly string[], block: number): Promise<PowerParts[]> {
    try {
      return await readPower(node, sources, accounts, block)
    } catch (error) {
      if (!readHistory || !(error instanceof HistoryUnavailable)) throw error
      // Any failure of the index means for the caller that the block has no state.
      return readHistory(accounts, block).catch((cause: unknown) => {
        throw new HistoryUnavailable(block, { cause })
      })
    }
  }
  async function at(accounts: readonly string[], block: number): Promise<PowerParts[]> {
    const missing = [...new Set(accounts)].filter((account) => !cached.has(keyOf(account, block)))
    const powersRead = missing.length > 0 ? await read(missing, block) : []
    const found = new Map(powersRead.map((parts, index) => [missing[index] ?? '', parts]))
    const powers = accounts.map((account) => found.get(account) ?? cached.get(keyOf(account, block)))
    if (block <= (await node.head()) - FINAL_DEPTH) {
      for (const [account, parts] of found) cached.set(keyOf(account, block), parts)
      for (const key of cached.keys()) {
        if (cached.size <= CACHED_POWERS) break
        cached.delete(key)
      }
    }
    return powers.filter((parts) => parts !== undefined)
  }
  async function totalAt(account: string, block: number): Promise<bigint> {
    return (await at([account], block)).reduce((sum, parts) => sum + totalPower(parts), 0n)
  }
  return { head: (named) => node.head(named), at, totalAt }
}
