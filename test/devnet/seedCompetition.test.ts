import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Interface, parseUnits, Wallet } from 'ethers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendMove } from '../../devnet/competition/moves.ts'
import { planBattle } from '../../devnet/competition/planBattle.ts'
import { countVolumes } from '../../devnet/competition/volumes.ts'
import { freePortBlock } from '../../devnet/node/ports.ts'
import { rpcOf } from '../../devnet/node/rpc.ts'
import { MEMBER_TEAMS } from '../../devnet/profile/members.ts'
import { MEMBERS } from '../../devnet/protocol/accounts.ts'
import { readCompetition, readTeams } from '../../devnet/protocol/deploymentFiles.ts'
import { startChain, type RunningChain } from '../../devnet/startChain.ts'
import { groupOfRank, standingsOf } from '../../src/features/competition/competition.rules.ts'
import { demoAccounts, facts, token } from './support/facts.ts'
import { nodeAt, type Node } from './support/node.ts'

const { tradingCompetition = '' } = facts.contracts
const [demo] = demoAccounts
if (!demo) throw new Error('There are no demo accounts.')

const abi = new Interface([
  'function currentStatus() view returns (uint8)',
  'function winningTeamId() view returns (uint256)',
  'function userTradingStats(address) view returns (uint256 group, uint256 teamId, bool hasRegistered, bool hasClaimed)',
  'function claimInformation(address) view returns (bool, bool, uint256 group, uint256 cakeRaw, uint256 points, bool canClaimNft)',
  'function claimReward()',
  'function balanceOf(address) view returns (uint256)',
])

const PORT = await freePortBlock(19_490, 1)
let chain: RunningChain
let node: Node

const readAll = async (to: string, method: string, ...args: unknown[]) =>
  abi.decodeFunctionResult(
    method,
    await node.request('eth_call', { to, data: abi.encodeFunctionData(method, args) }, 'latest'),
  )

async function statusOf(): Promise<number> {
  return Number((await readAll(tradingCompetition, 'currentStatus'))[0])
}

beforeAll(async () => {
  chain = await startChain({ port: PORT, blockTimeSeconds: 1, still: true })
  node = nodeAt(chain.rpcUrl)
})
afterAll(() => chain.stop())

test('registration is open, with every member but not the demo account, and with more CAKE than the prizes', async () => {
  expect(await statusOf()).toBe(0)
  const stats = await Promise.all(
    [...MEMBERS, demo].map(({ address }) => readAll(tradingCompetition, 'userTradingStats', address)),
  )
  expect(stats.map(({ hasRegistered }) => Boolean(hasRegistered))).toEqual([...MEMBERS.map(() => true), false])
  expect(stats.slice(0, -1).map(({ teamId }) => Number(teamId))).toEqual(MEMBER_TEAMS)
  expect((await readAll(token('cake').address, 'balanceOf', tradingCompetition))[0]).toBe(parseUnits('20000'))
})

test('each move leads to the next state; the results follow from the volumes of the chain', async () => {
  const rpc = rpcOf(chain.rpcUrl)
  const move = async (name: Parameters<typeof sendMove>[2], status: number) => {
    await sendMove(rpc, facts, name)
    await expect.poll(statusOf, { timeout: 30_000 }).toBe(status)
  }
  await expect(sendMove(rpc, facts, 'close')).rejects.toThrow('NOT_OPEN')
  await move('open', 1)
  await sendMove(rpc, facts, 'trade')
  const volumes = async () => (await countVolumes(rpc, facts)).map(({ volumeRaw }) => volumeRaw)
  await expect
    .poll(volumes, { timeout: 30_000 })
    .toEqual(['0.4', '1', '0.6', '0.2', '0.8', '0.3'].map((amount) => parseUnits(amount)))
  await move('close', 2)
  await move('claim', 3)

  const { topMembersCounted, tiers } = readCompetition()
  const teamIds = readTeams().map(({ id }) => id)
  const standings = standingsOf(await countVolumes(rpc, facts), teamIds, topMembersCounted)
  expect(standings.map(({ teamId }) => teamId)).toEqual([2, 3, 1])
  expect(Number((await readAll(tradingCompetition, 'winningTeamId'))[0])).toBe(2)
  for (const [place, { traders }] of standings.entries()) {
    for (const [at, { account }] of traders.entries()) {
      const { group, cakeRaw, points, canClaimNft } = await readAll(tradingCompetition, 'claimInformation', account)
      expect(Number(group)).toBe(groupOfRank(at + 1, tiers))
      expect(BigInt(String(cakeRaw))).toBeGreaterThan(0n)
      expect(Number(points)).toBeGreaterThan(800)
      expect(Boolean(canClaimNft)).toBe(place === 0)
    }
  }
  // The winner of the first team gets 21,000 USD at the starting price of CAKE, 14 USD.
  const best = standings[0]?.traders[0]?.account ?? ''
  const { cakeRaw } = await readAll(tradingCompetition, 'claimInformation', best)
  expect(BigInt(String(cakeRaw)) / 10n ** 18n).toBe(1499n)

  const member = MEMBERS.find(({ address }) => address === best)
  if (!member) throw new Error('The best account is no member.')
  const before = BigInt(String((await readAll(token('cake').address, 'balanceOf', best))[0]))
  const hash = await node.send(new Wallet(member.privateKey), tradingCompetition, abi.encodeFunctionData('claimReward'))
  expect((await node.mined(hash)).status).toBe('0x1')
  const after = BigInt(String((await readAll(token('cake').address, 'balanceOf', best))[0]))
  expect(after - before).toBe(BigInt(String(cakeRaw)))
  expect(Number((await readAll(facts.contracts['pancakeRabbits'] ?? '', 'balanceOf', best))[0])).toBe(1)
  await move('over', 4)
})

test('a copy of the deployment has times of today, and the rest of the battle as it is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'devnet-battle-'))
  const read = (directory: string) =>
    JSON.parse(readFileSync(join(directory, 'competition.json'), 'utf8')) as Record<string, unknown>[]
  cpSync('deployments/devnet', folder, { recursive: true })
  planBattle(folder, 1_000)
  const times = { registrationEndsMs: 3_601_000, endsMs: 90_001_000 }
  expect(read(folder)).toEqual(read('deployments/devnet').map((battle) => ({ ...battle, ...times })))
  rmSync(folder, { recursive: true })
})
