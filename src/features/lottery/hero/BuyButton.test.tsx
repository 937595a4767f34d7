import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, test, vi } from 'vitest'
import { walletOf } from '../../../../test/unit/support/walletOf'
import { multicallReducer } from '../../../chain/multicall/multicall.slice'
import { WalletContext } from '../../../chain/wallet/useWallet'
import { lotteryRead, lotteryReducer } from '../lottery.slice'
import { placeholderRound, toStoredRound } from '../round.rules'
import { STATUSES, type RoundStatus } from '../schedule.rules'
import { BuyButton } from './BuyButton'
import { NextEvent } from './NextEvent'

const END = 1_000

/** Renders the button and the countdown at a time of the chain. */
function open(status: RoundStatus, nowSeconds: number) {
  const store = configureStore({ reducer: combineReducers({ lottery: lotteryReducer, multicall: multicallReducer }) })
  const round = { ...placeholderRound(7), status: STATUSES.indexOf(status), endSeconds: END }
  store.dispatch(
    lotteryRead({
      ...{ readAtBlock: 1, readAtSeconds: nowSeconds, maxTickets: 100, account: null, tickets: [] },
      currentLotteryId: status === 'pending' ? 0 : 7,
      rounds: status === 'pending' ? [] : [{ lotteryId: 7, round: toStoredRound(7, round) }],
    }),
  )
  const onBuy = vi.fn<(lotteryId: number) => void>()
  render(
    <Provider store={store}>
      <WalletContext value={walletOf()}>
        <BuyButton onBuy={onBuy} />
        <NextEvent />
      </WalletContext>
    </Provider>,
  )
  return { onBuy }
}

test('tickets are sold until the end of the round', () => {
  const { onBuy } = open('open', END - 1)
  screen.getByRole('button', { name: 'Buy tickets' }).click()
  expect(onBuy).toHaveBeenCalledWith(7)
  expect(screen.getByRole('timer', { name: 'Draw in' })).toHaveTextContent('31')
})

test.each<[RoundStatus, number, button: string, event: string | null]>([
  ['pending', 0, 'The first round has not started yet', null],
  ['open', END, 'The sale is over', 'Draw in'],
  ['close', END + 40, 'Drawing the winners', 'Winners in'],
  ['claimable', END + 100, 'Tickets on sale soon', 'Next sale in'],
])('a round that is %s at %i sells nothing and says why: %s', (status, nowSeconds, button, event) => {
  open(status, nowSeconds)
  expect(screen.getByRole('button', { name: button })).toBeDisabled()
  const timers = screen.queryAllByRole('timer').map((timer) => timer.getAttribute('aria-label'))
  expect(timers).toEqual(event === null ? [] : [event])
})

test('an event that is late has no countdown below zero', () => {
  open('close', END + 500)
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.getByText('Any moment now')).toBeInTheDocument()
})
