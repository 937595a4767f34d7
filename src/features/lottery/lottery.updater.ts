import { selectCurrentBlock } from '../../chain/block/block.slice'
import type { Nodes } from '../../chain/rpc/nodes'
import { type Address, isAddressText } from '../../core/address'
import { lotteryAddress } from '../../deployment/laterFacts'
import { servicesUrl } from '../../deployment/services'
import type { AppState } from '../../state/appState'
import { watchState, type WatchedStore } from '../../state/watchState'
import { createPoll } from '../games'
import { roundsToCheck, unclaimedPrizes } from './claims.rules'
import { toStoredLottery, toStoredPlayer } from './history.rules'
import { readLottery } from './lottery.chain'
import {
  indexFailed,
  indexRead,
  lotteryFailed,
  lotteryRead,
  type LotteryState,
  playedOf,
  prizesChecked,
} from './lottery.slice'
import { fromStoredRound, fromStoredTickets, toStoredRound, toStoredTicket } from './round.rules'
import { isSelling } from './schedule.rules'

/** games 9.13: fast and slow tick. */
const FAST_MS = 10_000
const SLOW_MS = 60_000

interface Context {
  store: WatchedStore<AppState>
  nodes: Nodes
  /** Base URL of the services with the index; null where there are none. */
  indexUrl?: string | null
}

const addressOf = (account: string | null | undefined): Address | null =>
  account !== null && account !== undefined && isAddressText(account) ? account : null

/** Returns the rounds in which an account has prizes that are not claimed, as far as its tickets are known. */
function roundsWithPrizes({ rounds, tickets }: LotteryState, account: string | null): number[] {
  return Object.entries((account !== null && tickets[account]) || {}).flatMap(([id, stored]) => {
    const round = rounds[Number(id)]
    if (!stored || round?.status !== 'claimable') return []
    return unclaimedPrizes(fromStoredTickets(stored), fromStoredRound(round)).length > 0 ? Number(id) : []
  })
}

/** Returns whether the sale of the current round is over, so that each block may bring its next step. */
function isInTransition({ rounds, currentLotteryId, readAtSeconds }: LotteryState): boolean {
  const round = rounds[currentLotteryId ?? 0]
  return round !== undefined && !isSelling(round.status, round.endSeconds, readAtSeconds)
}

/** Returns the current round and its status, which the index may not have yet; empty before the first read. */
const stepOf = ({ rounds, currentLotteryId }: LotteryState): string =>
  currentLotteryId === null ? '' : `${currentLotteryId} ${rounds[currentLotteryId]?.status}`

/**
 * Reads the lottery, the account's tickets and the index while the page is open and visible: the chain at the fast
 * tick, and at each block between the end of a sale and the start of the next; the index at the slow tick, and after
 * each step of a round (games 4.2.7).
 */
export function startLotteryUpdater({ store, nodes, indexUrl = servicesUrl }: Context): void {
  const state = (): LotteryState => store.getState().lottery
  const accountNow = (): Address | null => addressOf(state().watch?.account)

  async function readChain(rounds: readonly number[]): Promise<boolean> {
    const account = accountNow()
    try {
      if (lotteryAddress === null) throw new Error('This deployment has no lottery')
      const lastId = state().currentLotteryId
      const read = await readLottery(nodes, lotteryAddress, { account, rounds, lastId })
      const { blockNumber: readAtBlock, seconds: readAtSeconds, currentLotteryId, maxTickets } = read
      store.dispatch(
        lotteryRead({
          ...{ readAtBlock, readAtSeconds, currentLotteryId, maxTickets, account },
          rounds: read.rounds.map(({ lotteryId, round }) => ({
            ...{ lotteryId, round: round && toStoredRound(lotteryId, round) },
          })),
          tickets: read.tickets.map(({ lotteryId, tickets }) => ({
            ...{ lotteryId, tickets: tickets && tickets.map(toStoredTicket) },
          })),
        }),
      )
      return true
    } catch {
      store.dispatch(lotteryFailed())
      return false
    }
  }

  async function readIndex(): Promise<boolean> {
    if (indexUrl === null) return false
    const account = accountNow()
    try {
      const { readLotteries, readLotteryPlayer } = await import('../../chain/services/lotteryRounds')
      const [lotteries, player] = await Promise.all([
        readLotteries(indexUrl),
        account === null ? null : readLotteryPlayer(indexUrl, account),
      ])
      store.dispatch(
        indexRead({
          lotteries: lotteries.map(toStoredLottery),
          player: account !== null && player ? { account, rounds: toStoredPlayer(player) } : null,
        }),
      )
      return true
    } catch {
      store.dispatch(indexFailed())
      return false
    }
  }

  let isRequested = false
  const chain = createPoll(
    async () => {
      const { pickedRound, watch } = state()
      const picked = pickedRound === null ? [] : [pickedRound]
      // A requested read, such as one after a claim, includes the rounds with prizes.
      const withPrizes = isRequested ? roundsWithPrizes(state(), watch?.account ?? null) : []
      isRequested = false
      await readChain([...picked, ...withPrizes])
    },
    () => FAST_MS,
  )
  const index = createPoll(
    async () => void (await readIndex()),
    () => (state().indexStatus === 'failed' ? FAST_MS : SLOW_MS),
  )

  async function checkPrizes(): Promise<void> {
    const { check } = state()
    const account = addressOf(check?.account)
    if (check?.status !== 'checking' || account === null) return
    const hasIndex = await readIndex()
    const most = check.scope === 'all' ? Infinity : undefined
    const ids = roundsToCheck(playedOf(store.getState(), account), most).map(({ lotteryId }) => lotteryId)
    const isRead = await readChain(ids)
    store.dispatch(prizesChecked({ account, isPartial: !hasIndex, status: isRead ? 'done' : 'failed' }))
  }

  function follow(): void {
    const isOn = state().watch !== null && !document.hidden
    for (const poll of indexUrl === null ? [chain] : [chain, index])
      if (isOn) poll.run()
      else poll.pause()
  }
  watchState(store, ({ lottery }) => lottery.watch, follow)
  watchState(store, ({ lottery }) => lottery.pickedRound, follow)
  watchState(
    store,
    ({ lottery }) => lottery.readRequests,
    () => {
      isRequested = true
      follow()
    },
  )
  watchState(
    store,
    ({ lottery }) => lottery.check?.status === 'checking',
    () => void checkPrizes(),
  )
  let lastStep = ''
  watchState(
    store,
    ({ lottery }) => stepOf(lottery),
    (step) => {
      if (lastStep !== '' && indexUrl !== null && state().watch !== null && !document.hidden) index.run()
      lastStep = step
    },
  )
  watchState(store, selectCurrentBlock, () => {
    if (state().watch !== null && !document.hidden && isInTransition(state())) chain.run()
  })
  document.addEventListener('visibilitychange', follow)
  follow()
}
