import { afterAll, beforeAll, expect, test } from 'vitest'
import farms from '../../deployments/devnet/farms.json'
import { closeBattle, openBattle, registerTrader } from '../testing/battle.ts'
import { countRandomReplies } from '../testing/indexOf.ts'
import { startIndexedChain, type IndexedChain } from '../testing/indexExpectations.ts'
import { actors } from '../testing/randomActions.ts'

const TIMEOUT_MS = 1_200_000
/** Rows that every recount compares at least. */
const FIGURES = 60
const CAKE_BNB = farms.farms.find(({ pid }) => pid === 1)?.lpAddress.toLowerCase() ?? ''

let chain: IndexedChain

beforeAll(async () => {
  chain = await startIndexedChain()
  await chain.restart()
}, TIMEOUT_MS)
afterAll(() => chain.stop(), TIMEOUT_MS)

test(
  'figures equal a recount after 200 random actions over hours and a midnight',
  { timeout: TIMEOUT_MS },
  async () => {
    await chain.act(200, 17)
    expect(await chain.recount()).toBeGreaterThan(FIGURES)
    const { pairHours = [], pairDays = [] } = await chain.query(
      'exchange',
      `{ pairHours(orderBy: start, where: { pair: "${CAKE_BNB}" }) { openPrice closePrice }
      pairDays(orderBy: start, where: { pair: "${CAKE_BNB}" }) { openPrice closePrice } }`,
    )
    expect(pairHours.length).toBeGreaterThan(4)
    expect(pairDays.length).toBeGreaterThan(1)
    for (const periods of [pairHours, pairDays]) {
      const closes = periods.map(({ closePrice }) => closePrice)
      expect(periods.map(({ openPrice }) => openPrice).slice(1)).toEqual(closes.slice(0, -1))
    }
  },
)

test('swaps count from the registration', { timeout: TIMEOUT_MS }, async () => {
  const [demo = ''] = actors
  expect(await chain.recountVolume()).toBe(0n)
  await registerTrader(chain.provider, demo)
  await chain.act(40, 6)
  const first = await chain.recountVolume()
  expect(first).toBeGreaterThan(0n)
  await openBattle(chain.provider)
  await chain.act(40, 7)
  expect(await chain.recountVolume()).toBeGreaterThan(first)
})

test('the graphs reply to 1,000 random queries without a fault of the server', { timeout: TIMEOUT_MS }, async () => {
  const counts = await countRandomReplies(chain.url(), 11)
  expect(Object.keys(counts).toSorted()).toEqual(['200', '400'])
  expect(counts['200']).toBeGreaterThan(100)
})

test.each([5, 46])(
  'figures equal a recount after a reorganisation of %d blocks',
  { timeout: TIMEOUT_MS },
  async (depth) => {
    await chain.reorganise(depth)
    expect(await chain.recount()).toBeGreaterThan(FIGURES)
    expect(await chain.recountVolume()).toBeGreaterThan(0n)
  },
)

test('swaps do not count after the end of the battle', { timeout: TIMEOUT_MS }, async () => {
  const open = await chain.recountVolume()
  await closeBattle(chain.provider)
  await chain.act(40, 9)
  expect(await chain.recountVolume()).toBe(open)
})
