import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerTrader } from '../testing/battle.ts'
import { actors } from '../testing/randomActions.ts'
import { startIndexedChain, type IndexedChain } from '../testing/indexExpectations.ts'

const TIMEOUT_MS = 1_200_000
/** Rows that every recount compares at least. */
const FIGURES = 60

let chain: IndexedChain

beforeAll(async () => {
  chain = await startIndexedChain()
  await chain.act(60, 17)
  await chain.restart()
}, TIMEOUT_MS)
afterAll(() => chain.stop(), TIMEOUT_MS)

test(
  'voting power at a block whose state the node no longer has equals that at the time',
  { timeout: TIMEOUT_MS },
  async () => {
    const block = await chain.provider.getBlockNumber()
    const powers = () => Promise.all(actors.map((account) => chain.power(account, block)))
    const then = await powers()
    expect(then.filter((power) => power.includes('"total"')).length).toBe(actors.length)
    await chain.act(60, 8)
    await chain.provider.send('anvil_mine', [60])
    expect(await chain.recount()).toBeGreaterThan(FIGURES)
    await expect(chain.provider.send('eth_getBalance', [actors[0], `0x${block.toString(16)}`])).rejects.toBeDefined()
    // A new process has no power in its memory.
    await chain.restart()
    expect(await chain.recount()).toBeGreaterThan(FIGURES)
    expect(await powers()).toEqual(then)
  },
)

test(
  'figures equal a recount after SIGKILL amid the backfill and in live traffic',
  { timeout: TIMEOUT_MS },
  async () => {
    await registerTrader(chain.provider, actors[0] ?? '')
    await chain.restart('SIGKILL')
    expect(await chain.recount()).toBeGreaterThan(FIGURES)
    await chain.act(30, 2)
    await chain.restart('SIGKILL')
    await chain.act(10, 3)
    expect(await chain.recount()).toBeGreaterThan(FIGURES)
    expect(await chain.recountVolume()).toBeGreaterThan(0n)
  },
)
