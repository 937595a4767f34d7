import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  affordableTickets,
  discountFraction,
  largestPurchase,
  problemOf,
  shortcutsFor,
  ticketCost,
  type TicketSale,
} from './purchase.rules'

const SALE: TicketSale = { priceRaw: 10n ** 18n, discountDivisor: 2000n, maxTickets: 100 }

const sales = fc.record({
  priceRaw: fc.bigInt({ min: 1n, max: 50n * 10n ** 18n }),
  discountDivisor: fc.bigInt({ min: 300n, max: 10_000n }),
  maxTickets: fc.integer({ min: 1, max: 400 }),
})

test.each([
  [1, 0n],
  [2, 5n],
  [50, 245n],
  [100, 495n],
])('%i tickets have the discount of games 9.3, in hundredths of a percent', (count, bips) => {
  const { fullRaw, discountRaw, totalRaw } = ticketCost(SALE, count)
  expect(fullRaw).toBe(BigInt(count) * SALE.priceRaw)
  expect((discountRaw * 10_000n) / fullRaw).toBe(bips)
  expect(totalRaw).toBe(fullRaw - discountRaw)
  const [part, whole] = discountFraction(SALE, count)
  expect((part * 10_000n) / whole).toBe(bips)
})

test('no tickets cost nothing and have no discount', () => {
  expect(ticketCost(SALE, 0)).toEqual({ fullRaw: 0n, discountRaw: 0n, totalRaw: 0n })
  expect(discountFraction(SALE, 0)).toEqual([0n, 2000n])
  // The terms of a round that has not been read.
  expect(ticketCost({ priceRaw: 0n, discountDivisor: 0n, maxTickets: 0 }, 0).totalRaw).toBe(0n)
})

test('a number that the contract cannot price is refused', () => {
  expect(ticketCost(SALE, 2001).totalRaw).toBe(0n)
  expect(() => ticketCost(SALE, 2002)).toThrow('above the price')
})

test('the affordable number costs no more than the balance, and one more ticket costs more or is not sold', () => {
  fc.assert(
    fc.property(sales, fc.bigInt({ min: 0n, max: 10n ** 22n }), (sale, balanceRaw) => {
      const affordable = affordableTickets(sale, balanceRaw)
      expect(ticketCost(sale, affordable).totalRaw).toBeLessThanOrEqual(balanceRaw)
      const isLargest = affordable === largestPurchase(sale)
      expect(isLargest || ticketCost(sale, affordable + 1).totalRaw > balanceRaw).toBe(true)
    }),
  )
})

test('a balance of exactly the cost pays the tickets', () => {
  const { totalRaw } = ticketCost(SALE, 3)
  expect([affordableTickets(SALE, totalRaw), affordableTickets(SALE, totalRaw - 1n)]).toEqual([3, 2])
})

test('no purchase is so large that one ticket less would cost more', () => {
  fc.assert(
    fc.property(sales, fc.integer({ min: 2, max: 400 }), (sale, count) => {
      fc.pre(count <= largestPurchase(sale))
      expect(ticketCost(sale, count).totalRaw).toBeGreaterThanOrEqual(ticketCost(sale, count - 1).totalRaw)
    }),
  )
  expect(largestPurchase({ ...SALE, discountDivisor: 300n, maxTickets: 200 })).toBe(150)
  expect(largestPurchase(SALE)).toBe(100)
})

test.each([
  [100, [10, 25, 50, 100]],
  [11, [1, 2, 5, 11]],
  [9, [2, 4, 9]],
  [3, [1, 3]],
  [1, [1]],
  [0, []],
])('with %i affordable tickets the shortcuts buy %j (games 2.6.1)', (affordable, tickets) => {
  expect(shortcutsFor(affordable).map((shortcut) => shortcut.tickets)).toEqual(tickets)
})

test('a number is refused if it is zero, above the limit or above the balance (games 5.3)', () => {
  const balanceRaw = 10n ** 18n
  expect(problemOf(SALE, balanceRaw, 0)).toBe('none')
  expect(problemOf(SALE, balanceRaw, 101)).toBe('tooMany')
  expect(problemOf(SALE, 100n * balanceRaw, 100)).toBeNull()
  expect(problemOf(SALE, balanceRaw, 2)).toBe('tooExpensive')
  expect(problemOf(SALE, balanceRaw, 1)).toBeNull()
})
