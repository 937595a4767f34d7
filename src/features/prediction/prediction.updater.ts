import { selectCurrentBlock } from '../../chain/block/block.slice'
import type { Nodes } from '../../chain/rpc/nodes'
import { isAddressText, type Address } from '../../core/address'
import type { AppState } from '../../state/appState'
import { watchState, type WatchedStore } from '../../state/watchState'
import { createPoll } from '../games'
import { type MarketRead, type OwnBet, readBets, readEpochs, readMarket } from './prediction.chain'
import {
  historyFailed,
  historyRead,
  marketFailed,
  marketRead,
  type MarketFacts,
  type OwnRound,
  type PredictionState,
} from './prediction.slice'
import { toStoredBet, toStoredRound } from './round.rules'

/** Interval of the reads of the market while it is live (constants: POLL). */
const LIVE_MS = 10_000
/** Interval while the market is paused or cannot be read: that of the winnings (games 4.1.10). */
const IDLE_MS = 30_000
/** constants: WINNINGS_POLL */
const WINNINGS_MS = 30_000

interface Context {
  store: WatchedStore<AppState>
  nodes: Nodes
}

const factsOf = ({ oracle, minBetRaw, blockNumber, isPaused, ...read }: MarketRead): MarketFacts => ({
  ...{ isPaused, currentEpoch: read.currentEpoch, rewardRate: read.rewardRate, readAtBlock: blockNumber },
  ...{ intervalBlocks: read.intervalBlocks, bufferBlocks: read.bufferBlocks, minBetAmount: minBetRaw.toString() },
  oracle: oracle && { price: oracle.priceRaw.toString(), updatedAt: oracle.updatedAt },
})

const storedOwn = ({ epoch, bet, isClaimable }: OwnBet): OwnRound => ({
  ...{ epoch, isClaimable },
  bet: bet && toStoredBet(bet),
})

const addressOf = (account: string | null | undefined): Address | null =>
  account !== null && account !== undefined && isAddressText(account) ? account : null

/** Returns whether the contract may still change what it states about a bet. */
function isOpenBet({ rounds, ledgers, claimableStatuses }: PredictionState, account: string, epoch: number): boolean {
  const [bet, round] = [ledgers[account]?.[epoch], rounds[epoch]]
  if (!bet || !round || claimableStatuses[account]?.[epoch] === true) return true
  return !round.isOracleCalled && !bet.isClaimed
}

/** Returns whether the lock of the current round is due, so that any block may start a new round. */
function isTurning({ status, rounds, currentEpoch, bufferBlocks }: PredictionState, block: number): boolean {
  const round = rounds[currentEpoch]
  return status === 'live' && round !== undefined && block >= round.lockBlock && block <= round.lockBlock + bufferBlocks
}

/**
 * Reads the market and the account's bets while the page is open and visible, at the intervals of games 4.1.10. Between
 * the lock of a round and the start of the next, it reads at each block.
 */
export function startPredictionUpdater({ store, nodes }: Context): void {
  const state = (): PredictionState => store.getState().prediction
  const accountNow = (): Address | null => addressOf(state().watch?.account)

  const market = createPoll(
    async () => {
      const account = accountNow()
      try {
        const { currentEpoch } = state()
        const read = await readMarket(nodes, account, currentEpoch === 0 ? null : currentEpoch)
        const [rounds, own] = [read.rounds.map(toStoredRound), read.own.map(storedOwn)]
        store.dispatch(marketRead({ facts: factsOf(read), rounds, account, own }))
      } catch {
        store.dispatch(marketFailed())
      }
    },
    () => (state().status === 'live' ? LIVE_MS : IDLE_MS),
  )

  const winnings = createPoll(
    async () => {
      const account = accountNow()
      if (account === null) return
      try {
        const epochs = await readEpochs(nodes, account)
        const open = epochs.filter((epoch) => isOpenBet(state(), account, epoch))
        const { rounds, own } = await readBets(nodes, account, open)
        store.dispatch(historyRead({ account, epochs, rounds: rounds.map(toStoredRound), own: own.map(storedOwn) }))
      } catch {
        store.dispatch(historyFailed(account))
      }
    },
    () => WINNINGS_MS,
  )

  function follow(): void {
    const isOn = state().watch !== null && !document.hidden
    for (const poll of [market, winnings])
      if (isOn) poll.run()
      else poll.pause()
  }
  watchState(store, ({ prediction }) => prediction.watch, follow)
  watchState(store, ({ prediction }) => prediction.readRequests, follow)
  watchState(store, selectCurrentBlock, (block) => {
    if (state().watch !== null && !document.hidden && isTurning(state(), block)) market.run()
  })
  document.addEventListener('visibilitychange', follow)
  follow()
}
