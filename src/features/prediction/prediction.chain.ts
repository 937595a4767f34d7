import { latestRoundData, type OraclePrice } from '../../chain/contracts/chainlinkOracle/reads'
import type { Call } from '../../chain/contracts/call'
import {
  bufferBlocks,
  type ChainBet,
  type ChainRound,
  claimable,
  currentEpoch,
  getUserRounds,
  intervalBlocks,
  ledger,
  minBetAmount,
  paused,
  refundable,
  rewardRate,
  rounds,
} from '../../chain/contracts/predictions/reads'
import { readOptional } from '../../chain/multicall/aggregate'
import { Batch } from '../../chain/multicall/batch'
import type { Nodes } from '../../chain/rpc/nodes'
import type { Address } from '../../core/address'

/** An account's bet of a round, and whether the contract would pay it now. */
export interface OwnBet {
  epoch: number
  /** Null without a bet. */
  bet: ChainBet | null
  isClaimable: boolean
}

export interface MarketRead {
  blockNumber: number
  isPaused: boolean
  currentEpoch: number
  intervalBlocks: number
  bufferBlocks: number
  minBetRaw: bigint
  rewardRate: number
  /** Null when only the oracle failed. */
  oracle: OraclePrice | null
  rounds: ChainRound[]
  own: OwnBet[]
}

function required<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`A required read of the prediction market failed: ${name}`)
  return value
}

/** Adds the reads of an account's bet of a round (games 4.1.6). */
function addOwn(batch: Batch, epoch: number, account: Address): () => OwnBet {
  const bet = batch.add(ledger(epoch, account))
  const canClaim = batch.add(claimable(epoch, account))
  const canRefund = batch.add(refundable(epoch, account))
  return () => {
    const own = required(bet(), 'ledger')
    if (own.amountRaw === 0n) return { epoch, bet: null, isClaimable: false }
    const isPayable = canClaim() === true || canRefund() === true
    return { epoch, bet: own, isClaimable: isPayable && !own.isClaimed }
  }
}

/** games 4.1.8 */
const PAST_ROUNDS = 5

/**
 * Returns the epochs of the cards around a current epoch: it, the previous 5, and the one that may have begun since.
 */
const epochsAround = (epoch: number): number[] =>
  Array.from({ length: PAST_ROUNDS + 2 }, (_, index) => epoch - PAST_ROUNDS + index).filter((each) => each > 0)

/**
 * Reads the market, its rounds and an account's bets of them, all at one block. `lastEpoch` is the current epoch of the
 * last read, null at first: then a second request reads the rounds. Rejects when a read fails, except the oracle's.
 */
export async function readMarket(nodes: Nodes, account: Address | null, lastEpoch: number | null): Promise<MarketRead> {
  const batch = new Batch()
  const [isPaused, epoch, interval] = [batch.add(paused()), batch.add(currentEpoch()), batch.add(intervalBlocks())]
  const [buffer, minBet, rate] = [batch.add(bufferBlocks()), batch.add(minBetAmount()), batch.add(rewardRate())]
  const oracle = batch.add(latestRoundData())
  const epochs = lastEpoch === null ? [] : epochsAround(lastEpoch)
  const roundReads = epochs.map((each) => batch.add(rounds(each)))
  const ownReads = account === null ? [] : epochs.map((each) => addOwn(batch, each, account))
  const blockNumber = await batch.send(nodes)
  const now = required(epoch(), 'currentEpoch')
  if (now > 0 && !epochs.includes(now)) return readMarket(nodes, account, now)
  return {
    blockNumber,
    isPaused: required(isPaused(), 'paused'),
    currentEpoch: now,
    intervalBlocks: required(interval(), 'intervalBlocks'),
    bufferBlocks: required(buffer(), 'bufferBlocks'),
    minBetRaw: required(minBet(), 'minBetAmount'),
    rewardRate: required(rate(), 'rewardRate'),
    oracle: oracle(),
    rounds: roundReads.map((round) => required(round(), 'rounds')).filter(({ startBlock }) => startBlock > 0),
    own: ownReads.map((own) => own()),
  }
}

/** constants: HISTORY_FIRST */
const HISTORY_SIZE = 1_000

/** Reads the epochs of an account's newest bets, oldest first. */
export async function readEpochs(nodes: Nodes, account: Address): Promise<number[]> {
  const epochs: number[] = []
  for (let cursor = 0; ;) {
    const [page] = await readOptional(nodes, [getUserRounds(account, cursor, HISTORY_SIZE)])
    const { epochs: found, nextCursor } = required(page, 'getUserRounds')
    epochs.push(...found)
    if (found.length < HISTORY_SIZE) return epochs.slice(-HISTORY_SIZE)
    cursor = nextCursor
  }
}

/** Reads an account's bets of some rounds, and these rounds, outside the market's own read. */
export async function readBets(
  nodes: Nodes,
  account: Address,
  epochs: readonly number[],
): Promise<{ rounds: ChainRound[]; own: OwnBet[] }> {
  if (epochs.length === 0) return { rounds: [], own: [] }
  const each = <T>(call: (epoch: number) => Call<T>) => readOptional(nodes, epochs.map(call))
  const [roundValues, bets, claims, refunds] = await Promise.all([
    each(rounds),
    each((epoch) => ledger(epoch, account)),
    each((epoch) => claimable(epoch, account)),
    each((epoch) => refundable(epoch, account)),
  ])
  return {
    rounds: roundValues.map((round) => required(round, 'rounds')),
    own: epochs.map((epoch, index) => {
      const bet = required(bets[index], 'ledger')
      const isPayable = claims[index] === true || refunds[index] === true
      return { epoch, bet: bet.amountRaw === 0n ? null : bet, isClaimable: isPayable && !bet.isClaimed }
    }),
  }
}
