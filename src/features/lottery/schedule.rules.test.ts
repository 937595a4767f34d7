import { expect, test } from 'vitest'
import { isSelling, nextEventSeconds, saleStage, statusOf, STATUSES } from './schedule.rules'

test('the statuses have the order of their chain values, and an unknown value is pending', () => {
  expect([0, 1, 2, 3, 4].map(statusOf)).toEqual(['pending', 'open', 'close', 'claimable', 'pending'])
})

test('the next event follows the end by the seconds of constants: NEXT_EVENT_OFFSETS', () => {
  expect(STATUSES.map((status) => nextEventSeconds(status, 1000))).toEqual([null, 1030, 1210, 1330])
})

test('a round sells until its end and only while it is open', () => {
  expect([999, 1000, 1001].map((now) => isSelling('open', 1000, now))).toEqual([true, false, false])
  expect(isSelling('close', 1000, 999)).toBe(false)
})

test('the stage follows the status, and the end of the sale', () => {
  expect(STATUSES.map((status) => saleStage(status, 1000, 999))).toEqual([
    ...['notStarted', 'buying', 'winners', 'nextSale'],
  ])
  expect(saleStage('open', 1000, 1000)).toBe('calculating')
})
