import type { Locator, Page } from '@playwright/test'
import { Interface, type Wallet } from 'ethers'
import { demoAccount, facts, rpc, sendFrom } from './chain.ts'
import { expect, respondToWalletRequest, type AccountName, openConnected } from './journey.ts'
import { confirmWrite, readOutcome } from './transactions.ts'

/** The collectibles and profiles of the journeys, read and changed by separate RPC calls. */
export const contracts = facts.contracts as Record<string, string>
const { pancakeRabbits: bunnies = '', pancakeProfile: profile = '' } = contracts

const abi = new Interface([
  'function ownerOf(uint256) view returns (address)',
  'function balanceOf(address) view returns (uint256)',
  'function canClaim(address) view returns (bool)',
  'function canClaimMultiple(address, uint8[]) view returns (bool[])',
  'function getUserProfile(address) view returns (uint256 userId, uint256 points, uint256 teamId, address nft, uint256 tokenId, bool isActive)',
  'function getTeamProfile(uint256) view returns (string name, string description, uint256 users, uint256 points, bool isJoinable)',
  'function deposit(uint256)',
  'function getBunnyId(uint256) view returns (uint8)',
  'function tokenOfOwnerByIndex(address, uint256) view returns (uint256)',
  'function grantRole(bytes32, address)',
  'function changeTeam(address, uint256)',
  'function reactivateProfile(address, uint256)',
  'function approve(address, uint256)',
])

async function view(to: string, method: string, ...args: unknown[]) {
  const data = abi.encodeFunctionData(method, args)
  return abi.decodeFunctionResult(method, await rpc('eth_call', [{ to, data }, 'latest']))
}

/** Returns the owner of a collectible. */
export const ownerOf = async (tokenId: number): Promise<string> => String((await view(bunnies, 'ownerOf', tokenId))[0])

/** Returns the number of an account's collectibles. */
export const countOf = async (account: string): Promise<number> =>
  Number((await view(bunnies, 'balanceOf', account))[0])

/** Returns the bunny id of the collectible that an account got last. */
export async function bunnyIdOf(account: string): Promise<number> {
  const [tokenId] = await view(bunnies, 'tokenOfOwnerByIndex', account, (await countOf(account)) - 1)
  return Number((await view(bunnies, 'getBunnyId', tokenId))[0])
}

/** Returns whether a campaign allows an account to claim. */
export const canClaim = async (name: string, account: string): Promise<boolean> =>
  Boolean((await view(contracts[name] ?? '', 'canClaim', account))[0])

/** Returns for each bunny id whether the special campaign, whose claim names the id, allows the account to claim it. */
export const canClaimSpecial = async (account: string, bunnyIds: readonly number[]): Promise<boolean[]> => [
  ...((await view(contracts['bunnySpecial'] ?? '', 'canClaimMultiple', account, bunnyIds))[0] as boolean[]),
]

/** Returns the points and the team of a profile. */
export async function profileOf(account: string): Promise<{ points: bigint; teamId: number }> {
  const { points, teamId } = (await view(profile, 'getUserProfile', account)).toObject()
  return { points: BigInt(points), teamId: Number(teamId) }
}

/** Returns a team of the contract. */
export async function teamOf(teamId: number): Promise<{ points: bigint; members: number }> {
  const { points, users } = (await view(profile, 'getTeamProfile', teamId)).toObject()
  return { points: BigInt(points), members: Number(users) }
}

/** Sends a call of an account outside the app. */
export async function send(wallet: Wallet, to: string, method: string, ...args: unknown[]): Promise<void> {
  await sendFrom(wallet, { to, data: abi.encodeFunctionData(method, args) })
}

/** Returns the card of a collectible. */
export const cardOf = (page: Page, name: string): Locator =>
  page
    .getByRole('list', { name: 'Collectibles' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })

/** Opens the collectibles of a demo account. */
export async function openCollectibles(page: Page, account: AccountName = 'Demo'): Promise<void> {
  await openConnected(page, () => page.goto('/collectibles'), account)
  await expect(page.getByText(/^You own \d+ of 21 kinds\.$/)).toBeVisible()
}

export const demo = demoAccount('Demo')
export const second = demoAccount('Second')

/** Claims a free collectible through the page, which then no longer offers it. */
export async function claimFree(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Claim ${name}`, exact: true }).click()
  await confirmWrite(page, 'Claim collectible')
  await respondToWalletRequest(page, 'Confirm')
  await readOutcome(page, 'Collectible claimed!', `${name} is in your wallet.`)
  await expect(page.getByRole('button', { name: `Claim ${name}`, exact: true })).toHaveCount(0)
  await expect(cardOf(page, name).getByText('Owned: 1')).toBeVisible()
}
