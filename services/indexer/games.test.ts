import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JsonRpcProvider } from 'ethers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deployGames, mine, writeDeployment, type Games } from '../testing/gameContracts.ts'
import { countRandomReplies, queryAt, waitForHead } from '../testing/indexOf.ts'
import { openProvider, startLocalChain, type LocalChain } from '../testing/localChain.ts'
import { startWithIndex } from '../testing/program.ts'
import { prepareGames } from '../testing/randomGames.ts'
import { expectLottery } from '../testing/recountLottery.ts'
import { expectPrediction } from '../testing/recountPrediction.ts'
import { expectProfiles } from '../testing/recountProfiles.ts'

const TIMEOUT_MS = 1_200_000
/** Rows that every recount compares at least. */
const FIGURES = 60

const folder = mkdtempSync(join(tmpdir(), 'services-games-'))
let chain: LocalChain
let provider: JsonRpcProvider
let games: Games
let play: ReturnType<typeof prepareGames>
let program: ReturnType<typeof startWithIndex> | null = null
let url = ''
let deployment = ''

const query = queryAt(() => url)
const output = () => program?.output() ?? ''

async function restart(signal: NodeJS.Signals): Promise<void> {
  program?.signal(signal)
  await program?.ended
  const environment = { SERVICES_RPC: chain.url, SERVICES_DATA: join(folder, 'data'), SERVICES_PROXIES: '1' }
  program = startWithIndex(['--port', '0', '--deployment', deployment], environment)
  url = await program.url
}

async function recount(): Promise<number> {
  await waitForHead(url, provider, output)
  const compared = await expectPrediction(provider, query, games)
  return compared + (await expectLottery(provider, query, games)) + (await expectProfiles(provider, query, games))
}

beforeAll(async () => {
  chain = await startLocalChain()
  provider = openProvider(chain.url)
  await provider.send('evm_setIntervalMining', [0])
  games = await deployGames(provider)
  play = prepareGames(provider, games)
  deployment = await writeDeployment(folder, games)
  await restart('SIGINT')
}, TIMEOUT_MS)
afterAll(async () => {
  program?.signal('SIGINT')
  await program?.ended
  provider.destroy()
  await chain.stop()
  rmSync(folder, { recursive: true, force: true })
}, TIMEOUT_MS)

test('figures of the games equal a recount after 200 random games', { timeout: TIMEOUT_MS }, async () => {
  await play(200, 4)
  expect(await recount()).toBeGreaterThan(FIGURES)
  // Each rule of the figures has occurred.
  const { houses, failed, won, lost } = await query(
    'prediction',
    `{ houses: rounds(where: { position: House, totalAmount_gt: "0" }) { id } failed: rounds(where: { failed: true, totalBets_gt: "0" }) { id }
      won: bets(where: { claimed: true }) { id } lost: bets(where: { claimed: false }) { id } }`,
  )
  const { claimed } = await query('lottery', '{ claimed: rounds(where: { claimed: true }) { id } }')
  const { members } = await query('profile', '{ members: users(where: { team_not: "0" }) { id } }')
  for (const rows of [houses, failed, won, lost, claimed, members]) expect(rows?.length).toBeGreaterThan(0)
})

test('the graphs reply to 1,000 random queries without a fault of the server', { timeout: TIMEOUT_MS }, async () => {
  const counts = await countRandomReplies(url, 12)
  expect(Object.keys(counts).toSorted()).toEqual(['200', '400'])
  expect(counts['200']).toBeGreaterThan(100)
})

test.each([5, 46])(
  'figures of the games equal a recount after a reorganisation of %d blocks',
  { timeout: TIMEOUT_MS },
  async (depth) => {
    const snapshot: unknown = await provider.send('evm_snapshot', [])
    const first = await provider.getBlockNumber()
    await play(depth / 2, depth)
    await mine(provider, Math.max(1, first + depth - (await provider.getBlockNumber())))
    const replaced = await provider.getBlockNumber()
    await waitForHead(url, provider, output)
    await provider.send('evm_revert', [snapshot])
    await play(10, depth + 1)
    await mine(provider, Math.max(1, replaced + 1 - (await provider.getBlockNumber())))
    expect(await recount()).toBeGreaterThan(FIGURES)
  },
)

test(
  'figures of the games equal a recount after SIGKILL amid the backfill and in live traffic',
  { timeout: TIMEOUT_MS },
  async () => {
    await restart('SIGKILL')
    await restart('SIGKILL')
    await play(10, 31)
    expect(await recount()).toBeGreaterThan(FIGURES)
  },
)
