/** State of the prediction that decides what its keeper does next. Blocks are numbers: they are far below 2^53. */
export interface PredictionState {
  isPaused: boolean
  /** The prediction was paused by the keeper, which then starts it again. */
  isPausedByKeeper: boolean
  hasStarted: boolean
  hasLocked: boolean
  bufferBlocks: number
  /** The round that accepts bets. */
  open: { startBlock: number; lockBlock: number }
  /** End of the live round; 0 without one. */
  liveEndBlock: number
}

/**
 * Step of the keeper: start, lock or execute a round; pause and unpause after a missed window; bet, or update the price.
 */
export type KeeperStep = 'start' | 'advance' | 'pause' | 'unpause' | 'bet' | 'update' | 'wait'

const BET_DELAY_BLOCKS = 2
const UPDATE_EVERY_BLOCKS = 3

/**
 * Returns the keeper's step at a head; its transactions are in the next block or later (protocol 5.2). `hasBet` is whether
 * the other accounts have bet in the open round.
 */
export function nextStep(state: PredictionState, head: number, hasBet: boolean): KeeperStep {
  const { isPaused, isPausedByKeeper, hasStarted, hasLocked, bufferBlocks, open, liveEndBlock } = state
  if (isPaused) return isPausedByKeeper ? 'unpause' : 'wait'
  if (!hasStarted) return 'start'
  const next = head + 1
  const lastBlock = Math.min(open.lockBlock, hasLocked ? liveEndBlock : open.lockBlock) + bufferBlocks
  if (next > lastBlock) return 'pause'
  if (next >= Math.max(open.lockBlock, hasLocked ? liveEndBlock : 0)) return 'advance'
  if (!hasBet && next >= open.startBlock + BET_DELAY_BLOCKS && next < open.lockBlock - 1) return 'bet'
  return (next - open.startBlock) % UPDATE_EVERY_BLOCKS === 0 ? 'update' : 'wait'
}

const PPM = 1_000_000n
const MAX_STEP_PPM = 1500
const REVERSION_DIVISOR = 4n

/**
 * Returns the next price of the feed: a random step of up to 0.15 %, and a quarter of the way back to the pools' price.
 * So a round rarely ends in a tie, and the feed stays near the market. `random` returns a number in [0, 1).
 */
export function nextPrice(previousRaw: bigint, marketRaw: bigint, random: () => number): bigint {
  const stepPpm = BigInt(Math.floor((random() * 2 - 1) * MAX_STEP_PPM))
  return previousRaw + (marketRaw - previousRaw) / REVERSION_DIVISOR + (marketRaw * stepPpm) / PPM
}
