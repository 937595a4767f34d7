import { afterAll, beforeAll, expect, test } from 'vitest'
import farms from '../deployments/devnet/farms.json'
import { closeBattle, openBattle, registerTrader } from './testing/battle.ts'
import { claimUntilKilled } from './testing/crash.ts'
import { deployGames, mine, writeDeployment, type Games } from './testing/gameContracts.ts'
import { expectVoting } from './testing/hubExpectations.ts'
import { startIndexedChain, type IndexedChain } from './testing/indexExpectations.ts'
import { countRandomReplies, waitForHead } from './testing/indexOf.ts'
import { actors } from './testing/randomActions.ts'
import { prepareGames } from './testing/randomGames.ts'
import { expectPairs, expectPlaces } from './testing/recount.ts'
import { expectLottery } from './testing/recountLottery.ts'
import { expectPrediction } from './testing/recountPrediction.ts'
import { expectProfiles } from './testing/recountProfiles.ts'

// The services in their process, with the embedded stores of the hub and of the index. A start of the index takes longer
// than most tests, so each test goes on with the chain and the stores of the one before.

const TIMEOUT_MS = 1_200_000
/** Rows that every recount compares at least. */
const FIGURES = 60
const CAKE_BNB = farms.farms.find(({ pid }) => pid === 1)?.lpAddress.toLowerCase() ?? ''

/** Code that takes the port of Ponder before Ponder does, in Ponder's own process. */
const TAKE_PORT = `
  import { createServer } from 'node:net'
  import { once } from 'node:events'
  if (process.argv[1].includes('ponder')) {
    const port = process.argv[process.argv.indexOf('--port') + 1]
    await once(createServer().listen(Number(port), '127.0.0.1').unref(), 'listening')
  }`
const NODE_OPTIONS = `${process.env['NODE_OPTIONS'] ?? ''} --import=data:text/javascript,${encodeURIComponent(TAKE_PORT)}`

let chain: IndexedChain
let games: Games
let play: ReturnType<typeof prepareGames>

beforeAll(async () => {
  chain = await startIndexedChain({
    environment: { NODE_OPTIONS },
    async deploy(provider, folder) {
      games = await deployGames(provider)
      play = prepareGames(provider, games)
      return writeDeployment(folder, games)
    },
  })
  await chain.restart()
}, TIMEOUT_MS)
afterAll(() => chain.stop(), TIMEOUT_MS)

async function recountGames(): Promise<number> {
  const { provider, query } = chain
  await waitForHead(chain.url(), provider, chain.output)
  const compared = await expectPrediction(provider, query, games)
  return compared + (await expectLottery(provider, query, games)) + (await expectProfiles(provider, query, games))
}

async function recountAll(): Promise<void> {
  expect(await chain.recount()).toBeGreaterThan(FIGURES)
  expect(await recountGames()).toBeGreaterThan(FIGURES)
}

test(
  'figures equal a recount after 200 random actions over hours and a midnight, on another port than the index was given',
  { timeout: TIMEOUT_MS },
  async () => {
    await chain.act(200, 17)
    expect(await chain.recount()).toBeGreaterThan(FIGURES)
    expect(chain.output()).toContain('Port in use')
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

test('figures of the games equal a recount after 200 random games', { timeout: TIMEOUT_MS }, async () => {
  await play(200, 4)
  expect(await recountGames()).toBeGreaterThan(FIGURES)
  // Each rule of the figures has occurred.
  const { houses, failed, won, lost } = await chain.query(
    'prediction',
    `{ houses: rounds(where: { position: House, totalAmount_gt: "0" }) { id } failed: rounds(where: { failed: true, totalBets_gt: "0" }) { id }
      won: bets(where: { claimed: true }) { id } lost: bets(where: { claimed: false }) { id } }`,
  )
  const { claimed } = await chain.query('lottery', '{ claimed: rounds(where: { claimed: true }) { id } }')
  const { members } = await chain.query('profile', '{ members: users(where: { team_not: "0" }) { id } }')
  for (const rows of [houses, failed, won, lost, claimed, members]) expect(rows?.length).toBeGreaterThan(0)
})

test.each([11, 12])(
  'the graphs reply to 1,000 random queries of seed %d without a fault of the server',
  { timeout: TIMEOUT_MS },
  async (seed) => {
    const counts = await countRandomReplies(chain.url(), seed)
    expect(Object.keys(counts).toSorted()).toEqual(['200', '400'])
    expect(counts['200']).toBeGreaterThan(100)
  },
)

// Ponder replaces at most 30 to 59 blocks, by the time since it last declared some final. A deeper replacement is a rebuild.
test.each([
  { depth: 5, gamesPlayed: 2, rebuilds: [0] },
  { depth: 46, gamesPlayed: 23, rebuilds: [0, 1] },
  { depth: 64, gamesPlayed: 23, rebuilds: [1] },
])(
  'figures equal a recount after a reorganisation of $depth blocks',
  { timeout: TIMEOUT_MS },
  async ({ depth, gamesPlayed, rebuilds }) => {
    const before = await chain.rebuilds()
    await chain.reorganise(depth, () => play(gamesPlayed, depth))
    await play(10, depth + 1)
    await recountAll()
    expect(await chain.recountVolume()).toBeGreaterThan(0n)
    expect(rebuilds).toContain((await chain.rebuilds()) - before)
  },
)

test(
  'votes, and the power at a block whose state the node no longer has, are the same after a restart',
  { timeout: TIMEOUT_MS },
  async () => {
    const expectVotes = await expectVoting(chain.url(), chain.rpcUrl)
    const block = await chain.provider.getBlockNumber()
    const powers = () => Promise.all(actors.map((account) => chain.power(account, block)))
    const then = await powers()
    expect(then.filter((power) => power.includes('"total"')).length).toBe(actors.length)
    await chain.act(60, 8)
    await mine(chain.provider, 60)
    expect(await chain.recount()).toBeGreaterThan(FIGURES)
    await expect(chain.provider.send('eth_getBalance', [actors[0], `0x${block.toString(16)}`])).rejects.toBeDefined()
    // A new process has no power in its memory.
    expect(await chain.end('SIGINT')).toBe(0)
    await chain.restart()
    await expectVotes(chain.url())
    expect(await chain.recount()).toBeGreaterThan(FIGURES)
    expect(await powers()).toEqual(then)
  },
)

test(
  'acknowledged names remain and figures equal a recount after SIGKILL in live traffic and amid the backfill',
  { timeout: TIMEOUT_MS },
  async () => {
    await play(10, 31)
    const [expectNames] = await Promise.all([
      claimUntilKilled(chain.url(), () => chain.end('SIGKILL')),
      chain.act(60, 2),
    ])
    await chain.restart()
    await expectNames(chain.url())
    await recountAll()
    await chain.end('SIGINT')
    await chain.act(30, 4)
    await chain.restart()
    await chain.restart('SIGKILL')
    await chain.act(10, 3)
    await recountAll()
    expect(await chain.recountVolume()).toBeGreaterThan(0n)
  },
)

test('swaps do not count after the end of the battle', { timeout: TIMEOUT_MS }, async () => {
  const open = await chain.recountVolume()
  await closeBattle(chain.provider)
  await chain.act(40, 9)
  expect(await chain.recountVolume()).toBe(open)
})

test('figures equal a recount after the local chain has started anew', { timeout: TIMEOUT_MS }, async () => {
  const readTraded = async () => {
    const { pairs = [] } = await chain.query('exchange', '{ pairs(where: { swaps_gt: 0 }) { id } }')
    return pairs
  }
  expect((await readTraded()).length).toBeGreaterThan(0)
  await chain.startAnew()
  await waitForHead(chain.url(), chain.provider, chain.output)
  expect(await expectPairs(chain.provider, chain.query)).toBeGreaterThan(20)
  expect(await expectPlaces(chain.provider, chain.query)).toBeGreaterThan(10)
  expect(await readTraded()).toEqual([])
  expect(await chain.end('SIGINT')).toBe(0)
})
