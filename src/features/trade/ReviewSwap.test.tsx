import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { cake, native, quoteOfTrade } from '../../../test/unit/support/swapMarket'
import { swapScene } from '../../../test/unit/support/swapScene'
import { inStage, serve } from '../../../test/unit/support/swapStage'
import { expertModeSet } from '../user'
import { ReviewSwap } from './ReviewSwap'
import { NO_CONSENTS, type ReviewReason } from './trade.rules'
import type { Agreed, SwapFlow } from './useSwapFlow'

const quoteOf = (coins: bigint) =>
  quoteOfTrade({ input: native, output: cake, amountRaw: coins * 10n ** 18n, isExactInput: true })
/** Price impacts of 9.5, 12, 14.5 and 16 percent. */
const [nineAndAHalf, twelve, fourteenAndAHalf, sixteen] = [quoteOf(526n), quoteOf(684n), quoteOf(850n), quoteOf(955n)]

function show(first: Agreed['quote'], { isExpert = false, reason = null as ReviewReason | null } = {}) {
  serve(swapScene({ measured: [first.inputRaw, first.outputRaw, true, first.inputRaw] }).node)
  const { store, wrapper } = inStage()
  if (isExpert) store.dispatch(expertModeSet(true))
  const confirm = vi.fn<SwapFlow['confirm']>()
  const flowOf = (agreed: Agreed, hasChanged = false): SwapFlow => ({
    ...{ state: { stage: 'review', agreed }, fallback: '', hasChanged, revised: null, reason, isExpert },
    ...{ begin: vi.fn<SwapFlow['begin']>(), accept: vi.fn<SwapFlow['accept']>(), confirm, close: () => undefined },
  })
  const agreedOn = (quote: Agreed['quote']): Agreed => ({
    ...{ quote, live: quote, recipient: null, maxHops: 3, consents: NO_CONSENTS, reason, isReviewed: false },
  })
  const reviewOf = (quote: Agreed['quote'], hasChanged = false) => {
    const agreed = agreedOn(quote)
    return <ReviewSwap flow={flowOf(agreed, hasChanged)} agreed={agreed} current={quote} />
  }
  const { rerender } = render(reviewOf(first), { wrapper })
  return { confirm, showQuote: (quote: Agreed['quote'], hasChanged = false) => rerender(reviewOf(quote, hasChanged)) }
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const consent = () => screen.getByRole('switch', { name: 'I want to swap anyway' })
const word = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Type “confirm” to continue' })

test('a consent is valid for one quote: each new one needs another, even with the same impact', async () => {
  const { showQuote, confirm } = show(nineAndAHalf)
  expect(button('Swap anyway')).toBeDisabled()
  fireEvent.click(consent())
  expect(button('Swap anyway')).toBeEnabled()
  showQuote(quoteOf(526n))
  expect([consent().getAttribute('aria-checked'), button('Swap anyway').disabled]).toEqual(['false', true])
  showQuote(twelve)
  expect(screen.queryByRole('switch')).toBeNull()
  expect(button('Swap anyway')).toBeDisabled()
  fireEvent.input(word(), { target: { value: 'confirm' } })
  await waitFor(() => expect(button('Swap anyway')).not.toHaveAttribute('aria-busy'))
  fireEvent.click(button('Swap anyway'))
  expect(confirm).toHaveBeenCalledWith({ isImpactAccepted: true, isUnsellableAccepted: false })
  showQuote(fourteenAndAHalf)
  expect([word().value, button('Swap anyway').disabled]).toEqual(['', true])
})

test('a changed price has to be accepted before the swap can be confirmed', () => {
  const { showQuote } = show(nineAndAHalf)
  fireEvent.click(consent())
  showQuote(nineAndAHalf, true)
  expect(button('Swap anyway')).toBeDisabled()
})

test('outside expert mode no consent is offered for a blocked price impact', () => {
  const { showQuote } = show(fourteenAndAHalf)
  showQuote(sixteen)
  expect(button('Price impact too high')).toBeDisabled()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('an expert types the word in a review as well, and sees the reason for the review', () => {
  show(sixteen, { isExpert: true, reason: 'recipient' })
  expect(screen.getByText(/go to a different address than last time/)).toBeInTheDocument()
  expect(button('Swap anyway')).toBeDisabled()
  fireEvent.input(word(), { target: { value: 'confirm' } })
  expect(button('Swap anyway')).toBeEnabled()
})
