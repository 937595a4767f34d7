import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { candlesOf } from './candles.rules'
import { eventsOfHours } from './hours.rules'
import { pricesAlong } from './prices.rules'

const HOUR_S = 3600
const Q112 = 2n ** 112n
const price = fc.bigInt({ min: 1n, max: 10n ** 6n })

it('an hour becomes a candle with its highest, lowest and last price', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(price, price, price), { minLength: 1, maxLength: 20 }), (rows) => {
      let open = rows[0]?.[0] ?? 1n
      const hours = rows.map(([one, other, close], index) => {
        const all = [open, one, other, close].toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
        const [low = 1n, high = 1n] = [all[0], all.at(-1)]
        const hour = { openQ112: open * Q112, highQ112: high * Q112, lowQ112: low * Q112, closeQ112: close * Q112 }
        open = close
        return { startS: (index + 1) * HOUR_S, ...hour }
      })
      const leg = { events: eventsOfHours(hours), isForward: true, decimalsFrom: 18, decimalsTo: 18 }
      const nowS = (rows.length + 1) * HOUR_S
      const span = { name: 'day', lengthS: nowS, bucketS: HOUR_S } as const
      const candles = candlesOf(pricesAlong([leg]), span, nowS).slice(0, rows.length)
      const e36 = (value: bigint) => (value / Q112) * 10n ** 36n
      expect(candles.map(({ highE36, lowE36, closeE36 }) => [highE36, lowE36, closeE36])).toEqual(
        hours.map(({ highQ112, lowQ112, closeQ112 }) => [e36(highQ112), e36(lowQ112), e36(closeQ112)]),
      )
    }),
  )
})
