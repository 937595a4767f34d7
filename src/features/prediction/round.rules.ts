import type { ChainBet, ChainRound } from '../../chain/contracts/predictions/reads'

export type Side = ChainBet['position']

/** A round with the prices that are known (games 3.1.1). */
export interface Round extends Omit<ChainRound, 'lockPriceRaw' | 'closePriceRaw'> {
  /** Null until the round is locked. */
  lockPriceRaw: bigint | null
  /** Null until the round has ended. */
  closePriceRaw: bigint | null
}

/** A round or a bet as stored in the state: amounts are decimal strings. */
type Stored<Value> = {
  [Key in keyof Value]: Value[Key] extends bigint
    ? string
    : Value[Key] extends bigint | null
      ? string | null
      : Value[Key]
}
export type StoredRound = Stored<Round>
export type StoredBet = Stored<ChainBet>

const toText = (raw: bigint | null): string | null => (raw === null ? null : raw.toString())
const toRaw = (text: string | null): bigint | null => (text === null ? null : BigInt(text))

/** Returns a round of the chain as stored; prices that are not known yet are null. */
export const toStoredRound = (round: ChainRound): StoredRound => ({
  ...round,
  lockPriceRaw: toText(round.lockPriceRaw === 0n ? null : round.lockPriceRaw),
  closePriceRaw: toText(round.isOracleCalled ? round.closePriceRaw : null),
  ...{ totalRaw: String(round.totalRaw), bullRaw: String(round.bullRaw), bearRaw: String(round.bearRaw) },
  ...{ rewardBaseRaw: String(round.rewardBaseRaw), rewardRaw: String(round.rewardRaw) },
})

const known = new WeakMap<StoredRound, Round>()

/** Returns a stored round with its amounts; an unchanged one keeps its identity. */
export function fromStoredRound(stored: StoredRound): Round {
  const before = known.get(stored)
  if (before) return before
  const round: Round = {
    ...stored,
    ...{ lockPriceRaw: toRaw(stored.lockPriceRaw), closePriceRaw: toRaw(stored.closePriceRaw) },
    ...{ totalRaw: BigInt(stored.totalRaw), bullRaw: BigInt(stored.bullRaw), bearRaw: BigInt(stored.bearRaw) },
    ...{ rewardBaseRaw: BigInt(stored.rewardBaseRaw), rewardRaw: BigInt(stored.rewardRaw) },
  }
  known.set(stored, round)
  return round
}

/** Returns a bet of the chain as stored. */
export const toStoredBet = (bet: ChainBet): StoredBet => ({ ...bet, amountRaw: bet.amountRaw.toString() })
/** Returns a stored bet with its amount. */
export const fromStoredBet = (bet: StoredBet): ChainBet => ({ ...bet, amountRaw: BigInt(bet.amountRaw) })

/** What the state of a round depends on besides itself. */
export interface MarketClock {
  currentEpoch: number
  /** The newest known block. */
  block: number
  bufferBlocks: number
  /** Blocks that an execution usually takes beyond the interval (constants: BLOCK_PADDING). */
  paddingBlocks: number
  isPaused: boolean
}

/** State of a round's card (games 4.1.3). */
export type RoundStatus = 'soon' | 'open' | 'closing' | 'live' | 'calculating' | 'cancelled' | 'expired'

/** Returns the first block at which the bets of a round that never ended can be paid back (protocol 5). */
export const refundBlock = ({ endBlock }: Pick<Round, 'endBlock'>, bufferBlocks: number): number =>
  endBlock + bufferBlocks + 1

/** Returns the status of the round that accepts bets. One that was not locked in time can never be locked. */
function openStatus({ lockBlock }: Round, { block, bufferBlocks, paddingBlocks, isPaused }: MarketClock): RoundStatus {
  if (isPaused || block > lockBlock + bufferBlocks) return 'cancelled'
  return block >= lockBlock + paddingBlocks ? 'closing' : 'open'
}

/** Returns the status of the locked round; without a lock price it is of the time before a pause, and never ends. */
function liveStatus(round: Round, { block, bufferBlocks, paddingBlocks, isPaused }: MarketClock): RoundStatus {
  if (isPaused || round.lockPriceRaw === null || block > round.endBlock + bufferBlocks) return 'cancelled'
  return block > round.endBlock + paddingBlocks ? 'calculating' : 'live'
}

/** Returns the state of a round at a block (games 2.3.2, 2.3.4, protocol 5). */
export function roundStatus(round: Round, clock: MarketClock): RoundStatus {
  const { epoch, lockPriceRaw, closePriceRaw, isOracleCalled } = round
  if (epoch > clock.currentEpoch) return 'soon'
  if (epoch === clock.currentEpoch && lockPriceRaw === null) return openStatus(round, clock)
  if (epoch >= clock.currentEpoch - 1 && closePriceRaw === null) return liveStatus(round, clock)
  return isOracleCalled ? 'expired' : 'cancelled'
}

/** A round that has not started yet: its blocks are estimates. */
export interface FutureRound {
  epoch: number
  startBlock: number
}

/** Returns the next rounds, each an interval and the padding after the one before (games 9.1). */
export function futureRounds(
  current: Pick<Round, 'epoch' | 'startBlock'>,
  { intervalBlocks, paddingBlocks, count }: { intervalBlocks: number; paddingBlocks: number; count: number },
): FutureRound[] {
  return Array.from({ length: count }, (_, index) => ({
    epoch: current.epoch + index + 1,
    startBlock: current.startBlock + (intervalBlocks + paddingBlocks) * (index + 1),
  }))
}

/** The side that won an ended round, or the house at equal prices (games 4.1.5); null while it has not ended. */
export type Winner = Side | 'house'

/** Returns who won a round. */
export function winnerOf({ isOracleCalled, lockPriceRaw, closePriceRaw }: Round): Winner | null {
  if (!isOracleCalled || lockPriceRaw === null || closePriceRaw === null) return null
  if (closePriceRaw === lockPriceRaw) return 'house'
  return closePriceRaw > lockPriceRaw ? 'bull' : 'bear'
}
