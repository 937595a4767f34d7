import type { Page } from '@playwright/test'
import { Interface, type Wallet } from 'ethers'
import { sendMove, type Move } from '../../../devnet/competition/moves.ts'
import { rpcOf } from '../../../devnet/node/rpc.ts'
import { facts, rpc, sendFrom } from './chain.ts'
import { openConnected, expect, type AccountName } from './journey.ts'

/** The trading competition of the journeys, read and moved by separate RPC calls. */
const contracts = facts.contracts as Record<string, string>
const { tradingCompetition: competition = '' } = contracts

const abi = new Interface([
  'function currentStatus() view returns (uint8)',
  'function userTradingStats(address) view returns (uint256 group, uint256 teamId, bool hasRegistered, bool hasClaimed)',
  'function claimInformation(address) view returns (bool hasRegistered, bool hasClaimed, uint256 group, uint256 cakeRaw, uint256 points, bool canClaimNft)',
  'function register()',
])

async function view(method: string, ...args: unknown[]) {
  const data = abi.encodeFunctionData(method, args)
  return abi.decodeFunctionResult(method, await rpc('eth_call', [{ to: competition, data }, 'latest']))
}

const STATUS: Readonly<Record<Exclude<Move, 'trade'>, number>> = { open: 1, close: 2, claim: 3, over: 4 }

/** Returns the registration of an account. */
export async function statsOf(account: string) {
  const { teamId, hasRegistered, hasClaimed } = (await view('userTradingStats', account)).toObject()
  return { teamId: Number(teamId), hasRegistered: Boolean(hasRegistered), hasClaimed: Boolean(hasClaimed) }
}

/** Returns what an account can claim. */
export async function rewardOf(account: string) {
  const { group, cakeRaw, points, canClaimNft } = (await view('claimInformation', account)).toObject()
  return {
    ...{ group: Number(group), cakeRaw: BigInt(cakeRaw), points: BigInt(points) },
    canClaimNft: Boolean(canClaimNft),
  }
}

/** Moves the competition as the owner does, and waits for the block. */
export async function move(name: Exclude<Move, 'trade'>): Promise<void> {
  await sendMove(rpcOf(facts.rpc.http[0]), { contracts }, name)
  await expect.poll(async () => Number((await view('currentStatus'))[0])).toBe(STATUS[name])
}

/** Registers an account outside the app. */
export async function registerOutside(wallet: Wallet): Promise<void> {
  await sendFrom(wallet, { to: competition, data: abi.encodeFunctionData('register') })
  expect((await statsOf(wallet.address)).hasRegistered).toBe(true)
}

/** Opens the page, with a demo account if one is named. */
export async function openBattle(page: Page, account?: AccountName): Promise<void> {
  const open = () => page.goto('/competition')
  await (account ? openConnected(page, open, account) : open())
  await expect(page.getByRole('heading', { name: 'Prizes', level: 2 })).toBeVisible()
}
