import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cake, usd } from '../../../test/unit/support/swapMarket'
import { useAnnouncements } from '../../ui/toast/announce'
import type { Exchanged } from '../trade'
import { useQuoteAnnouncement } from './useQuoteAnnouncement'

const quoteOf = (inputWhole: bigint, outputWhole: bigint): Exchanged => ({
  ...{ input: cake, inputRaw: inputWhole * 10n ** BigInt(cake.decimals) },
  ...{ output: usd, outputRaw: outputWhole * 10n ** BigInt(usd.decimals) },
})

function follow(isExactInput = true) {
  const { result, rerender } = renderHook(
    ({ quote }: { quote: Exchanged | null }) => {
      useQuoteAnnouncement(quote, isExactInput)
      return useAnnouncements().map(({ text }) => text)
    },
    { initialProps: { quote: null as Exchanged | null } },
  )
  const show = (quote: Exchanged | null) => rerender({ quote })
  return { show, announced: () => result.current }
}

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  // Announcements are the page's, so the next test would still read those of this one.
  pass(60_000)
  cleanup()
  vi.useRealTimers()
})

test('amounts typed one after another are announced once, with the last quote', () => {
  const { show, announced } = follow()
  for (const whole of [1n, 12n, 123n]) {
    show(quoteOf(whole, whole * 4n))
    pass(900)
  }
  expect(announced()).toEqual([])
  pass(100)
  expect(announced()).toEqual(['123 CAKE for about 492 USD'])
})

test('a block that moves only the price is not announced, and before the announcement changes its amount', () => {
  const { show, announced } = follow()
  show(quoteOf(1n, 4n))
  pass(500)
  show(quoteOf(1n, 5n))
  pass(500)
  show(quoteOf(1n, 6n))
  pass(5_000)
  expect(announced()).toEqual(['1 CAKE for about 5 USD'])
})

test('the output is the requested amount where it was typed', () => {
  const { show, announced } = follow(false)
  show(quoteOf(1n, 4n))
  pass(1_000)
  show(quoteOf(2n, 4n))
  pass(1_000)
  expect(announced()).toEqual(['1 CAKE for about 4 USD'])
  show(quoteOf(2n, 5n))
  pass(1_000)
  expect(announced()).toEqual(['1 CAKE for about 4 USD', '2 CAKE for about 5 USD'])
})

test('a quote that is gone within the second is not announced', () => {
  const { show, announced } = follow()
  show(quoteOf(1n, 4n))
  pass(500)
  show(null)
  pass(5_000)
  expect(announced()).toEqual([])
})
