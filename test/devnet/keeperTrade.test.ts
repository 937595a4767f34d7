import { describe, expect, test } from 'vitest'
import { drift, keeperTrade } from '../../devnet/market/keeperTrade.ts'
import { poolStarts, type PoolStart } from '../../devnet/market/startingAmounts.ts'

/** Returns a pseudo-random generator of numbers in [0, 1), with the same sequence for the same seed. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

const traded = poolStarts().filter(({ isTraded }) => isTraded)
const nameOf = ({ sides }: PoolStart) => sides.map(({ key }) => key).join('/')
const startOf = ({ sides: [first, second] }: PoolStart): [bigint, bigint] => [first.amountRaw, second.amountRaw]

test('the market keeper trades in many pools, but never in those for special cases', () => {
  expect(traded.length).toBeGreaterThanOrEqual(8)
  expect(traded.map(nameOf).filter((name) => /thin|taxed/.test(name))).toEqual([])
})

describe.each(traded.map((pool) => ({ name: nameOf(pool), pool })))('in $name', ({ pool }) => {
  test('keeps the price near its start over ten thousand trades', () => {
    const random = seededRandom(7)
    let [first, second] = startOf(pool)
    const drifts: number[] = []
    for (let step = 0; step < 10_000; step += 1) {
      const { sell, buy } = keeperTrade(pool, [first, second], random)
      const sellsFirst = sell.key === pool.sides[0].key
      const [reserveIn, reserveOut] = sellsFirst ? [first, second] : [second, first]
      expect(sell.amountRaw).toBeGreaterThan(0n)
      expect(sell.amountRaw * 1000n).toBeLessThanOrEqual(reserveIn * 4n)
      const afterFee = sell.amountRaw * 9975n
      const outputRaw = (afterFee * reserveOut) / (reserveIn * 10_000n + afterFee)
      expect(buy.amountRaw).toBe((outputRaw * 98n) / 100n)
      ;[first, second] = sellsFirst
        ? [first + sell.amountRaw, second - outputRaw]
        : [first - outputRaw, second + sell.amountRaw]
      drifts.push(Number(drift(pool, [first, second])))
    }
    expect(Math.max(...drifts)).toBeLessThan(400)
    expect(Math.min(...drifts)).toBeGreaterThan(-400)
    expect(Math.max(...drifts)).toBeGreaterThan(50)
    expect(Math.min(...drifts)).toBeLessThan(-50)
    const average = drifts.reduce((sum, value) => sum + value, 0) / drifts.length
    expect(Math.abs(average)).toBeLessThan(30)
  })

  test('trades towards the starting price if it is far away, whatever the random number', () => {
    const [first, second] = startOf(pool)
    const expensive: [bigint, bigint] = [first, (second * 105n) / 100n]
    const cheap: [bigint, bigint] = [(first * 105n) / 100n, second]
    for (const chance of [0, 0.3, 0.6, 0.999]) {
      expect(keeperTrade(pool, expensive, () => chance).sell.key).toBe(pool.sides[0].key)
      expect(keeperTrade(pool, cheap, () => chance).sell.key).toBe(pool.sides[1].key)
    }
  })
})
