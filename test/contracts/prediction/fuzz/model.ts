import { BUFFER, INTERVAL, MIN_BET, PRICE } from '../deployPrediction.ts'

/** Bet of an account. */
export interface ModelBet {
  isBull: boolean
  amount: bigint
  isClaimed: boolean
}

/** Round of the model, and the parts into which its stakes are divided. */
export interface ModelRound {
  startBlock: bigint
  lockPrice: bigint
  closePrice: bigint
  hasEnded: boolean
  reward: bigint
  treasury: bigint
  bets: Map<string, ModelBet>
}

const lockBlockOf = ({ startBlock }: ModelRound) => startBlock + INTERVAL
const endBlockOf = ({ startBlock }: ModelRound) => startBlock + 2n * INTERVAL

/** Returns the stakes of a round, or of one side of it. */
export function stakesOf({ bets }: ModelRound, isBull?: boolean): bigint {
  const counted = [...bets.values()].filter((bet) => isBull === undefined || bet.isBull === isBull)
  return counted.reduce((sum, { amount }) => sum + amount, 0n)
}

/** The prediction as plain data. Rounds are in the order of their epochs, from 1. */
export interface Model {
  rounds: ModelRound[]
  balance: bigint
  treasury: bigint
  rewardRate: bigint
  isPaused: boolean
  hasStarted: boolean
  hasLocked: boolean
  price: bigint
  /** Whether the oracle has a newer price than the last one used. */
  hasNewPrice: boolean
}

export const newModel = (): Model => ({
  ...{ rounds: [], balance: 0n, treasury: 0n, rewardRate: 90n, price: PRICE, hasNewPrice: true },
  ...{ isPaused: false, hasStarted: false, hasLocked: false },
})

/** Step on the model at a block. Returns the expected revert reason, or null after a change (protocol 5). */
export type ModelStep = (model: Model, block: bigint) => string | null

const startNext = ({ rounds }: Model, startBlock: bigint) =>
  rounds.push({
    ...{ startBlock, lockPrice: 0n, closePrice: 0n, hasEnded: false, reward: 0n, treasury: 0n },
    bets: new Map(),
  })

export const start: ModelStep = (model, block) => {
  if (model.isPaused) return 'Pausable: paused'
  if (model.hasStarted) return 'Can only run genesisStartRound once'
  startNext(model, block)
  model.hasStarted = true
  return null
}

/** Returns why the open round cannot be locked at a block. */
function lockRefusal(round: ModelRound | undefined, block: bigint): string | null {
  if (!round || block < lockBlockOf(round)) return 'Can only lock round after lockBlock'
  return block > lockBlockOf(round) + BUFFER ? 'Can only lock round within bufferBlocks' : null
}

const STALE = 'Oracle update roundId must be larger than oracleLatestRoundId'

export const lock: ModelStep = (model, block) => {
  if (model.isPaused) return 'Pausable: paused'
  if (!model.hasStarted) return 'Can only run after genesisStartRound is triggered'
  if (model.hasLocked) return 'Can only run genesisLockRound once'
  if (!model.hasNewPrice) return STALE
  const open = model.rounds.at(-1)
  const refusal = lockRefusal(open, block)
  if (!open || refusal) return refusal
  open.lockPrice = model.price
  model.hasNewPrice = false
  model.hasLocked = true
  startNext(model, block)
  return null
}

/** Divides the stakes of a round between the winning side and the treasury. */
function end(model: Model, round: ModelRound): void {
  const total = stakesOf(round)
  round.closePrice = model.price
  round.hasEnded = true
  const isTie = round.closePrice === round.lockPrice
  round.reward = isTie ? 0n : (total * model.rewardRate) / 100n
  round.treasury = isTie ? total : (total * (100n - model.rewardRate)) / 100n
  model.treasury += round.treasury
}

export const execute: ModelStep = (model, block) => {
  if (model.isPaused) return 'Pausable: paused'
  if (!model.hasStarted || !model.hasLocked) {
    return 'Can only run after genesisStartRound and genesisLockRound is triggered'
  }
  if (!model.hasNewPrice) return STALE
  const [live, open] = model.rounds.slice(-2)
  const refusal = lockRefusal(open, block)
  if (!live || !open || refusal) return refusal
  if (block > endBlockOf(live) + BUFFER) return 'Can only end round within bufferBlocks'
  open.lockPrice = model.price
  model.hasNewPrice = false
  end(model, live)
  startNext(model, block)
  return null
}

export const bet =
  (account: string, isBull: boolean, amount: bigint): ModelStep =>
  (model, block) => {
    if (model.isPaused) return 'Pausable: paused'
    const open = model.rounds.at(-1)
    if (!open || block <= open.startBlock || block >= lockBlockOf(open)) return 'Round not bettable'
    if (amount < MIN_BET) return 'Bet amount must be greater than minBetAmount'
    if (open.bets.has(account)) return 'Can only bet once per round'
    open.bets.set(account, { isBull, amount, isClaimed: false })
    model.balance += amount
    return null
  }

/** Returns what an account gets from an ended round: its part of the reward, rounded down. */
function payoutOf(round: ModelRound, { isBull, amount }: ModelBet): bigint {
  if (round.closePrice === round.lockPrice || round.closePrice > round.lockPrice !== isBull) return 0n
  return (amount * round.reward) / stakesOf(round, isBull)
}

export const claim =
  (account: string, epoch: number): ModelStep =>
  (model, block) => {
    const round = model.rounds[epoch - 1]
    if (!round) return 'Round has not started'
    if (block <= endBlockOf(round)) return 'Round has not ended'
    const own = round.bets.get(account)
    if (own?.isClaimed) return 'Rewards claimed'
    if (!round.hasEnded) {
      if (!own || block <= endBlockOf(round) + BUFFER) return 'Not eligible for refund'
      model.balance -= own.amount
      own.isClaimed = true
      return null
    }
    // Without a bet the position reads as Bull, and the amount is 0 (protocol 5.3.4).
    const { isBull, amount } = own ?? { isBull: true, amount: 0n }
    const isWon = round.closePrice !== round.lockPrice && round.closePrice > round.lockPrice === isBull
    if (!isWon) return 'Not eligible for claim'
    if (stakesOf(round, isBull) === 0n) return 'SafeMath: division by zero'
    model.balance -= payoutOf(round, { isBull, amount, isClaimed: false })
    round.bets.set(account, { isBull, amount, isClaimed: true })
    return null
  }

export const pause: ModelStep = (model) => {
  if (model.isPaused) return 'Pausable: paused'
  model.isPaused = true
  return null
}

export const unpause: ModelStep = (model) => {
  if (!model.isPaused) return 'Pausable: not paused'
  Object.assign(model, { isPaused: false, hasStarted: false, hasLocked: false })
  return null
}

export const claimTreasury: ModelStep = (model) => {
  model.balance -= model.treasury
  model.treasury = 0n
  return null
}

export const setRewardRate =
  (rate: bigint): ModelStep =>
  (model) => {
    if (rate > 100n) return 'rewardRate cannot be more than 100%'
    model.rewardRate = rate
    return null
  }

export const setPrice =
  (price: bigint): ModelStep =>
  (model) => {
    Object.assign(model, { price, hasNewPrice: true })
    return null
  }

/**
 * Returns the violated invariants: the payouts of a round and the treasury's part are no more than its stakes, a tie
 * gives all to the treasury, and the contract holds everything that can still be claimed.
 */
export function violationsOf({ rounds, balance, treasury }: Model): string[] {
  let owed = treasury
  const found = rounds.flatMap((round, at) => {
    const bets = [...round.bets.values()]
    const dues = bets.map((each) => (round.hasEnded ? payoutOf(round, each) : each.amount))
    owed += dues.reduce((sum, due, index) => (bets[index]?.isClaimed ? sum : sum + due), 0n)
    const paid = dues.reduce((sum, due) => sum + due, 0n)
    const isTie = round.hasEnded && round.lockPrice === round.closePrice
    return [
      ...(paid + round.treasury > stakesOf(round) ? [`round ${at + 1} pays more than its stakes`] : []),
      ...(isTie && round.treasury !== stakesOf(round) ? [`the treasury does not get all of round ${at + 1}`] : []),
      ...(!round.hasEnded && paid !== stakesOf(round) ? [`round ${at + 1} does not return its stakes`] : []),
    ]
  })
  return owed > balance ? [...found, `${owed} can be claimed, but ${balance} is held`] : found
}
