import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { Interface, type Wallet } from 'ethers'
import { pauseBlocks } from './blocks.ts'
import { facts, rpc, sendFrom } from './chain.ts'
import { respondToWalletRequest, expect, visibleText } from './journey.ts'
import { deploymentFolder } from './site.ts'
import { readOutcome } from './transactions.ts'

// The farms of the journeys' chain are read by the tests' own calls.

/** Reads a file of the deployment. */
const read = <T>(file: string): T => JSON.parse(readFileSync(`${deploymentFolder}/${file}`, 'utf8')) as T

interface FarmEntry {
  pid: number
  lpSymbol: string
  lpAddress: string
  token: string
  quoteToken: string
}

const { farms } = read<{ farms: FarmEntry[] }>('farms.json')
const tokens = read<Record<string, { address?: string; decimals: number }>>('tokens.json')
const masterChef = (facts.contracts as Record<string, string>)['masterChef'] ?? ''

const abi = new Interface([
  'function poolInfo(uint256) view returns (address lpToken, uint256 allocPoint, uint256 lastRewardBlock, uint256 acc)',
  'function totalAllocPoint() view returns (uint256)',
  'function cakePerBlock() view returns (uint256)',
  'function userInfo(uint256, address) view returns (uint256 amount, uint256 rewardDebt)',
  'function pendingCake(uint256, address) view returns (uint256)',
  'function deposit(uint256, uint256)',
  'function withdraw(uint256, uint256)',
  'function getReserves() view returns (uint112 reserve0, uint112 reserve1, uint32 at)',
  'function token0() view returns (address)',
  'function totalSupply() view returns (uint256)',
  'function balanceOf(address) view returns (uint256)',
  'function allowance(address, address) view returns (uint256)',
  'function approve(address, uint256) returns (bool)',
])

/** Calls a view function and returns all its decoded values. */
async function ask(to: string, method: string, args: unknown[] = []): Promise<unknown[]> {
  const output = await rpc('eth_call', [{ to, data: abi.encodeFunctionData(method, args) }, 'latest'])
  return abi.decodeFunctionResult(method, output).toArray()
}

const number = async (to: string, method: string, args: unknown[] = [], at = 0): Promise<bigint> =>
  (await ask(to, method, args))[at] as bigint

/** Returns a farm by the symbol of its LP token, without the suffix "LP". */
export function farmOf(name: string): FarmEntry {
  const found = farms.find(({ lpSymbol }) => lpSymbol === `${name} LP`)
  if (!found) throw new Error(`No farm ${name}`)
  return found
}

export const stakedOf = (name: string, account: string): Promise<bigint> =>
  number(masterChef, 'userInfo', [farmOf(name).pid, account])

export const pendingOf = (name: string, account: string): Promise<bigint> =>
  number(masterChef, 'pendingCake', [farmOf(name).pid, account])

export const lpBalanceOf = (name: string, account: string): Promise<bigint> =>
  number(farmOf(name).lpAddress, 'balanceOf', [account])

export const chefAllowanceOf = (name: string, account: string): Promise<bigint> =>
  number(farmOf(name).lpAddress, 'allowance', [account, masterChef])

/** Stakes outside the app, so that a journey can start with a stake. */
export async function stakeOutside(owner: Wallet, name: string, amountRaw: bigint): Promise<void> {
  const { pid, lpAddress } = farmOf(name)
  await sendFrom(owner, { to: lpAddress, data: abi.encodeFunctionData('approve', [masterChef, 2n ** 256n - 1n]) })
  await sendFrom(owner, { to: masterChef, data: abi.encodeFunctionData('deposit', [pid, amountRaw]) })
}

/** Revokes the farm contract's allowance for an account's LP tokens, outside the app. */
export async function revokeOutside(owner: Wallet, name: string): Promise<void> {
  const data = abi.encodeFunctionData('approve', [masterChef, 0n])
  await sendFrom(owner, { to: farmOf(name).lpAddress, data })
}

/** Unstakes everything and revokes the approval, so that a journey starts as on a first visit. */
export async function unstakeOutside(owner: Wallet, name: string): Promise<void> {
  const { pid, lpAddress } = farmOf(name)
  const staked = await stakedOf(name, owner.address)
  if (staked > 0n) await sendFrom(owner, { to: masterChef, data: abi.encodeFunctionData('withdraw', [pid, staked]) })
  await sendFrom(owner, { to: lpAddress, data: abi.encodeFunctionData('approve', [masterChef, 0n]) })
}

interface ChefCall {
  name: string
  args: unknown[]
  gas: bigint
  to: string
}

interface Sent {
  from: string
  to: string | null
  input: string
  gas: string
}

function chefCallIn({ input, gas, to }: Sent): ChefCall {
  const call = abi.parseTransaction({ data: input })
  if (!call) throw new Error(`${input} asks nothing of a farm`)
  return { name: call.name, args: call.args.toArray(), gas: BigInt(gas), to: to ?? '' }
}

/** Returns the call to the master farm contract that a transaction contains. */
export const chefCallOf = async (hash: string): Promise<ChefCall> =>
  chefCallIn(await rpc<Sent>('eth_getTransactionByHash', [hash]))

/** `revert(0, 0)` as the code of a contract. */
const REVERTING = '0x60006000fd'

/** Runs `steps` while every call to the master farm contract reverts, as in a farm that has run out of rewards. */
export async function withRevertingFarms(steps: () => Promise<unknown>): Promise<void> {
  const code = await rpc('eth_getCode', [masterChef, 'latest'])
  await rpc('hardhat_setCode', [masterChef, REVERTING])
  await steps()
  await rpc('hardhat_setCode', [masterChef, code])
}

/** Returns the number of the newest block. */
export const blockNow = async (): Promise<number> => Number(await rpc('eth_blockNumber'))

/** Returns an account's calls to the master farm contract in the blocks after the given one. */
export async function chefCallsSince(block: number, account: string): Promise<ChefCall[]> {
  const found: ChefCall[] = []
  for (let at = block + 1; at <= (await blockNow()); at += 1) {
    const { transactions } = await rpc<{ transactions: Sent[] }>('eth_getBlockByNumber', [`0x${at.toString(16)}`, true])
    const own = transactions.filter(
      ({ from, to }) => from.toLowerCase() === account.toLowerCase() && isMasterChef(to ?? ''),
    )
    found.push(...own.map(chefCallIn))
  }
  return found
}

export const isMasterChef = (address: string): boolean => address.toLowerCase() === masterChef.toLowerCase()

/** Returns a farm's APR and liquidity, computed from raw reads by a method independent of the app's. */
export async function aprOf(
  name: string,
  blockTimeSeconds: number,
): Promise<{ aprPercent: number; liquidityUsd: number }> {
  const { pid, lpAddress, quoteToken } = farmOf(name)
  const [alloc, total, perBlock] = await Promise.all([
    number(masterChef, 'poolInfo', [pid], 1),
    number(masterChef, 'totalAllocPoint'),
    number(masterChef, 'cakePerBlock'),
  ])
  const [staked, supply] = await Promise.all([
    number(lpAddress, 'balanceOf', [masterChef]),
    number(lpAddress, 'totalSupply'),
  ])
  const bnbUsd = await poolPrice(farmOf('BUSD-BNB'), 'wbnb', 'busd')
  const cakeUsd = (await poolPrice(farmOf('CAKE-BNB'), 'cake', 'wbnb')) * bnbUsd
  const quoteUsd = { busd: 1, wbnb: bnbUsd, cake: cakeUsd }[quoteToken]
  if (quoteUsd === undefined) throw new Error(`${name} is quoted in ${quoteToken}`)
  const quoteHeld = await heldBy(lpAddress, quoteToken)
  const liquidityUsd = 2 * quoteHeld * (Number(staked) / Number(supply)) * quoteUsd
  const blocks = (365 * 24 * 60 * 60) / blockTimeSeconds
  const paidUsd = (Number(perBlock) / 1e18) * blocks * (Number(alloc) / Number(total)) * cakeUsd
  return { aprPercent: (paidUsd / liquidityUsd) * 100, liquidityUsd }
}

/** Returns a pool's holding of a token, in whole tokens, from the token's own balances. */
async function heldBy(lpAddress: string, key: string): Promise<number> {
  const { address = '', decimals } = tokens[key] ?? { decimals: 0 }
  return Number(await number(address, 'balanceOf', [lpAddress])) / 10 ** decimals
}

const poolPrice = async ({ lpAddress }: FarmEntry, of: string, per: string): Promise<number> =>
  (await heldBy(lpAddress, per)) / (await heldBy(lpAddress, of))

const PACE_BLOCKS = 60

/** Stops block production and mines 60 blocks one second apart, so that page and test measure the same blocks. */
export async function pauseAtConstantInterval(): Promise<void> {
  await pauseBlocks()
  await rpc('hardhat_mine', [`0x${PACE_BLOCKS.toString(16)}`, '0x1'])
}

/** Returns the average time between the chain's last 60 blocks, in seconds. */
export async function blockTimeNow(): Promise<number> {
  const newest = await rpc<{ number: string; timestamp: string }>('eth_getBlockByNumber', ['latest', false])
  const from = `0x${(Number(newest.number) - PACE_BLOCKS).toString(16)}`
  const oldest = await rpc<{ timestamp: string }>('eth_getBlockByNumber', [from, false])
  return (Number(newest.timestamp) - Number(oldest.timestamp)) / PACE_BLOCKS
}

/** Returns the block time in seconds that the page uses, from its own text, once the page has measured it. */
export async function shownBlockSeconds(within: Locator): Promise<number> {
  const text = within.getByText(/^Assumes .* as measured on/)
  await expect(text).toBeVisible()
  return Number(/Assumes ([\d.]+) s per block/.exec(await text.innerText())?.[1])
}

/** Opens the farms page and waits until its rows are rendered. */
export async function openFarms(page: Page, path = '/farms'): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('article').first()).toBeVisible()
}

/** Returns the locator of a farm on the page, by the name of its pair. */
export const farmRow = (page: Page, name: string): Locator =>
  page.getByRole('article', { name: `${name} LP`, exact: true })

/** Expands a farm of the table. */
export async function expand(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Details of ${name} LP`, exact: true }).click()
  return farmRow(page, name)
}

/** Expects a review to show an amount, the network fee, and that the simulation passes. */
async function expectReview(review: Locator, name: string, amount: string): Promise<void> {
  await expect(review.locator('dl > div').filter({ hasText: name })).toContainText(amount)
  await expect(review.locator('dl > div').filter({ hasText: 'Network fee' })).toContainText('BNB')
  await expect(visibleText(review, 'Simulated: passed')).toBeVisible()
}

/** Confirms the review of a farm's harvest, which shows that it passes. */
export async function confirmHarvest(page: Page): Promise<void> {
  const review = page.getByRole('dialog', { name: 'Harvest', exact: true })
  await expectReview(review, 'You receive', 'CAKE')
  await review.getByRole('button', { name: 'Confirm' }).click()
}

/** Confirms in the wallet, waits for the final toast and returns the transaction hash from its link. */
export async function sendAndRead(page: Page, title: string, words: string): Promise<string> {
  await respondToWalletRequest(page, 'Confirm')
  const toast = toastOf(page, title)
  await expect(toast).toContainText(words)
  const href = await toast.getByRole('link', { name: /Transaction receipt/ }).getAttribute('href')
  await toast.getByRole('button', { name: 'Dismiss' }).click()
  await expect(toast).toBeHidden()
  return href?.split('/').at(-1) ?? ''
}

/** Confirms in the wallet, waits for the dialog that shows the outcome, and returns the transaction's hash. */
export async function sendAndFollow(page: Page, title: string, words: string | RegExp): Promise<string> {
  await respondToWalletRequest(page, 'Confirm')
  return readOutcome(page, title, words)
}

/** Returns the locator of the toast with a title. */
export const toastOf = (page: Page, title: string): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByText(title, { exact: true }) })
    .last()

/** Opens "Harvest all" for the given number of farms or pools; returns its dialog once the fees are estimated. */
export async function openHarvests(page: Page, count: number): Promise<Locator> {
  const all = page.getByRole('button', { name: /^Harvest all/ })
  await expect(all).toHaveText(`Harvest all (${count})`)
  await all.click()
  const dialog = page.getByRole('dialog', { name: 'Harvest all' })
  await expect(dialog.getByRole('button', { name: /^Harvest \d+$/ })).toBeVisible()
  return dialog
}

/** Includes rewards worth less than their fee, if any, and starts the given number of harvests. */
export async function startHarvests(harvests: Locator, count: number): Promise<void> {
  const dust = harvests.getByRole('checkbox', { name: /^Include rewards worth less/ })
  if ((await dust.count()) > 0) await dust.check()
  await harvests.getByRole('button', { name: `Harvest ${count}`, exact: true }).click()
}
