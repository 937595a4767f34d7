import type { Locator, Page } from '@playwright/test'
import { Interface, type Wallet } from 'ethers'
import { facts, rpc, sendFrom, token } from './chain.ts'
import { expect, respondToWalletRequest, visibleText } from './journey.ts'
import { confirmWrite, readOutcome } from './transactions.ts'

/** Profiles of the journeys, read by separate RPC calls. */
const { pancakeProfile = '', pancakeRabbits = '', bunnyFactory = '' } = facts.contracts as Record<string, string>

export { bunnyFactory, pancakeProfile }

const abi = new Interface([
  'function hasRegistered(address) view returns (bool)',
  'function getUserProfile(address) view returns (uint256 userId, uint256 points, uint256 teamId, address nft, uint256 tokenId, bool isActive)',
  'function getTeamProfile(uint256) view returns (string name, string description, uint256 members, uint256 points, bool isJoinable)',
  'function canMint(address) view returns (bool)',
  'function balanceOf(address) view returns (uint256)',
  'function tokenOfOwnerByIndex(address, uint256) view returns (uint256)',
  'function ownerOf(uint256) view returns (address)',
  'function getApproved(uint256) view returns (address)',
  'function allowance(address, address) view returns (uint256)',
  'function transfer(address, uint256) returns (bool)',
  'function approve(address, uint256) returns (bool)',
])

async function view(to: string, method: string, ...args: unknown[]) {
  const data = abi.encodeFunctionData(method, args)
  return abi.decodeFunctionResult(method, await rpc('eth_call', [{ to, data }, 'latest']))
}

/** Returns the profile of an account; null for an account that never had one. */
export async function profileOf(account: string) {
  if (!(await view(pancakeProfile, 'hasRegistered', account))[0]) return null
  const { points, teamId, nft, tokenId, isActive } = (await view(pancakeProfile, 'getUserProfile', account)).toObject()
  return { points: BigInt(points), teamId: Number(teamId), nft: String(nft), tokenId: BigInt(tokenId), isActive }
}

/** Returns the number of members of a team. */
export const membersOf = async (teamId: number): Promise<number> =>
  Number((await view(pancakeProfile, 'getTeamProfile', teamId))['members'])

export const canMint = async (account: string): Promise<boolean> =>
  Boolean((await view(bunnyFactory, 'canMint', account))[0])

export const ownerOf = async (tokenId: bigint): Promise<string> =>
  String((await view(pancakeRabbits, 'ownerOf', tokenId))[0])

export const approvedOf = async (tokenId: bigint): Promise<string> =>
  String((await view(pancakeRabbits, 'getApproved', tokenId))[0])

/** Returns the ids of an account's own collectibles. */
export async function ownedBy(account: string): Promise<bigint[]> {
  const count = Number((await view(pancakeRabbits, 'balanceOf', account))[0])
  const ids = Array.from({ length: count }, (_, at) => view(pancakeRabbits, 'tokenOfOwnerByIndex', account, at))
  return (await Promise.all(ids)).map(([id]) => BigInt(id))
}

/** Returns an account's allowance of CAKE for a contract. */
export const cakeAllowance = async (account: string, spender: string): Promise<bigint> =>
  BigInt((await view(token('CAKE').address, 'allowance', account, spender))[0])

/** Gives an account CAKE of another one, and coins for its fees. */
export async function supply(from: Wallet, to: string, cakeRaw: bigint): Promise<void> {
  await rpc('hardhat_setBalance', [to, '0x56bc75e2d63100000'])
  const data = abi.encodeFunctionData('transfer', [to, cakeRaw])
  await sendFrom(from, { to: token('CAKE').address, data })
}

/** Approves CAKE for the registry outside the app. */
export async function approveRegistry(owner: Wallet, cakeRaw: bigint): Promise<void> {
  await sendFrom(owner, {
    to: token('CAKE').address,
    data: abi.encodeFunctionData('approve', [pancakeProfile, cakeRaw]),
  })
}

/** Returns the dialog that confirms a write. */
const dialogOf = (page: Page, title: string): Locator => page.getByRole('dialog', { name: title, exact: true })

/** Approves exactly the shown amount of CAKE in the dialog of a write, and waits until it can be confirmed. */
export async function approveCake(page: Page, title: string): Promise<void> {
  const dialog = dialogOf(page, title)
  await dialog.getByRole('button', { name: 'Approve CAKE' }).click()
  await respondToWalletRequest(page, 'Confirm')
  await expect(dialog.getByRole('button', { name: 'Confirm', exact: true })).toBeVisible()
}

/** Confirms a reviewed write in the dialog and in the wallet. */
export async function confirmIn(page: Page, title: string): Promise<void> {
  await confirmWrite(page, title)
  await respondToWalletRequest(page, 'Confirm')
}

/** Waits for a step of the set-up. */
export const expectStep = (page: Page, number: number): Promise<void> =>
  expect(page.getByRole('heading', { name: new RegExp(`^Step ${number}:`) })).toBeVisible()

/** Selects a card, whose radio button its label covers. */
export const pick = (where: Page | Locator, name: string | RegExp): Promise<void> =>
  where.getByRole('radio', { name }).check()

/** Waits for a figure or a state of the profile's page. */
export const expectText = (page: Page, words: string | RegExp): Promise<void> =>
  expect(visibleText(page.getByRole('main'), words).first()).toBeVisible()

/** Buys a starter in the first step of the set-up, after the approval of CAKE. */
export async function buyStarter(page: Page, name: string): Promise<void> {
  await expectStep(page, 1)
  await pick(page, name)
  await page.getByRole('button', { name: `Buy ${name}` }).click()
  await approveCake(page, `Buy ${name}`)
  await confirmIn(page, `Buy ${name}`)
  await readOutcome(page, 'Success!', 'The starter is yours.')
}

/** Chooses a collectible, in the set-up or in a dialog, and approves it for the registry. */
export async function approvePicture(page: Page, where: Page | Locator, name: string | RegExp): Promise<void> {
  await pick(where, name)
  await where.getByRole('button', { name: 'Approve collectible' }).click()
  await confirmIn(page, 'Approve collectible')
  await readOutcome(page, 'Success!', 'The collectible is approved.')
}
