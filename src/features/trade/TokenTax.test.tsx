import { act, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { cake, native, quoteOfTrade, usd } from '../../../test/unit/support/swapMarket'
import { swapScene } from '../../../test/unit/support/swapScene'
import { serve } from '../../../test/unit/support/swapStage'
import { SENDER } from '../../../test/unit/support/transactionRecord'
import { type Address, toAddress } from '../../core/address'
import { useTaxMeasurement } from './measuredTax'
import { TaxOfQuote } from './TokenTax'

const E18 = 10n ** 18n
const buying = quoteOfTrade({ input: native, output: cake, amountRaw: E18, isExactInput: true })
const selling = quoteOfTrade({ input: cake, output: usd, amountRaw: E18, isExactInput: true })

interface ProbeProps {
  quote: typeof buying
  account: Address | null
}

function Probe({ quote, account }: ProbeProps) {
  useTaxMeasurement(quote, account)
  return <TaxOfQuote quote={quote} />
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 50 })
})

function show(quote: typeof buying, receivedRaw: bigint, account: Address | null = SENDER) {
  const scene = swapScene({ measured: [quote.inputRaw, receivedRaw, true, 1n] })
  serve(scene.node)
  const { rerender } = render(<Probe quote={quote} account={account} />)
  return {
    ...scene,
    again: (next: typeof buying, sender = account) => rerender(<Probe quote={next} account={sender} />),
  }
}

/** Waits longer than a measurement takes. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(3_000))

test('shows the tax of a bought token, and what arrives after it', async () => {
  const { counted, again } = show(buying, (buying.outputRaw * 9n) / 10n)
  expect(await screen.findByText('Token tax')).toBeInTheDocument()
  expect(screen.getByText('10%')).toBeInTheDocument()
  expect(screen.getByText('You receive after the token tax')).toBeInTheDocument()
  expect(screen.getByText('71.8056 CAKE')).toBeInTheDocument()
  const twice = quoteOfTrade({ input: native, output: cake, amountRaw: 2n * E18, isExactInput: true })
  again(twice)
  expect(await screen.findByText('143.582 CAKE')).toBeInTheDocument()
  await settle()
  expect(counted).toHaveLength(1)
})

test('shows nothing without a tax', async () => {
  const untaxed = quoteOfTrade({ input: native, output: usd, amountRaw: E18, isExactInput: true })
  const { counted } = show(untaxed, untaxed.outputRaw)
  await settle()
  expect(counted).toHaveLength(1)
  expect(screen.queryByText('Token tax')).toBeNull()
})

test('measures nothing while the account could not send the swap', async () => {
  const { counted } = show(selling, 1n, null)
  await settle()
  expect(counted).toHaveLength(0)
  expect(screen.queryByText('Token tax')).toBeNull()
})

test('measures again for another account', async () => {
  const { counted, again } = show(selling, 1n)
  expect(await screen.findByText('Token tax')).toBeInTheDocument()
  again(selling, toAddress(`0x${'7'.repeat(40)}`))
  await waitFor(() => expect(counted).toHaveLength(2))
})
