import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { cake, native, quoteOfTrade } from '../../../../test/unit/support/swapMarket'
import { inStage } from '../../../../test/unit/support/swapStage'
import { parseAmount } from '../../../core/amount'
import { expertModeSet } from '../../user'
import { GetMore } from './GetMore'
import { ImpactAdvice } from './ImpactAdvice'

beforeAll(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>()
})

const E18 = 10n ** 18n
const sale = (coins: bigint) =>
  quoteOfTrade({ input: native, output: cake, amountRaw: coins * E18, isExactInput: true })
const purchase = (tokens: bigint) =>
  quoteOfTrade({ input: native, output: cake, amountRaw: tokens * E18, isExactInput: false })

function advise(quote: ReturnType<typeof sale>, { isExpert = false, enteredFor = (raw: bigint) => raw } = {}) {
  const { store, wrapper } = inStage()
  if (isExpert) store.dispatch(expertModeSet(true))
  const onLess = vi.fn<(text: string) => void>()
  render(
    <>
      <input id="amount" />
      <ImpactAdvice quote={quote} enteredFor={enteredFor} fieldId="amount" onLess={onLess} />
    </>,
    { wrapper },
  )
  return { store, onLess }
}

const less = () => screen.getByRole('button', { name: /^Swap less: / })

describe('a dangerous price impact', () => {
  test('suggests an amount with less than 5 %, which a press enters', () => {
    const { onLess } = advise(sale(526n))
    expect(screen.getByText('Swap less to keep the price impact below 5%.')).toBeInTheDocument()
    expect(less()).toHaveTextContent('Swap less: 260 BNB')
    fireEvent.click(less())
    expect(onLess).toHaveBeenCalledWith('260')
    expect(sale(260n).impactBps).toBeLessThan(500)
    expect(sale(270n).impactBps).toBeGreaterThanOrEqual(500)
    expect(document.getElementById('amount')).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Turn on expert mode' })).toBeNull()
  })

  test('of an exact output suggests a smaller output', () => {
    const { onLess } = advise(purchase(40_000n))
    fireEvent.click(less())
    const boughtRaw = parseAmount(onLess.mock.calls[0]?.[0] ?? '', 18) ?? 0n
    expect(purchase(boughtRaw / E18).impactBps).toBeLessThan(500)
  })

  test('of a swap of a part suggests a smaller entered amount', () => {
    const { onLess } = advise(sale(526n), { enteredFor: (raw) => raw * 2n })
    fireEvent.click(less())
    expect(onLess).toHaveBeenCalledWith('520')
  })
})

describe('a blocked price impact', () => {
  test('opens the settings at the switch of expert mode', async () => {
    advise(sale(955n))
    expect(
      screen.getByText('A price impact of 15% or more is not allowed. Swap less, or turn on expert mode.'),
    ).toBeInTheDocument()
    expect(less()).toHaveTextContent('Swap less: 260 BNB')
    fireEvent.click(screen.getByRole('button', { name: 'Turn on expert mode' }))
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Expert mode' })).toHaveFocus())
  })

  test('is not blocked for an expert, who still sees the smaller amount', () => {
    advise(sale(955n), { isExpert: true })
    expect(screen.queryByRole('button', { name: 'Turn on expert mode' })).toBeNull()
    expect(less()).toBeInTheDocument()
  })
})

describe('too small a balance', () => {
  test('of a token has a link to the page that swaps for what is missing', () => {
    render(<GetMore token={cake} missingRaw={(5n * E18) / 2n} />, { wrapper: MemoryRouter })
    expect(screen.getByRole('link', { name: 'Get more CAKE' })).toHaveAttribute(
      'href',
      `/swap?outputCurrency=${cake.id}&exactAmount=2.5&exactField=output`,
    )
  })

  test('of the native coin has an explanation', () => {
    render(<GetMore token={native} missingRaw={E18} />, { wrapper: MemoryRouter })
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByText(/^To get more BNB, send it here/)).toBeInTheDocument()
  })
})
