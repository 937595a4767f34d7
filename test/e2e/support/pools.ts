import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { formatEther, id, Interface, type Wallet } from 'ethers'
import { newestFrom, receiptOf, rpc, sendFrom } from './chain.ts'
import { respondToWalletRequest, expect, visibleText } from './journey.ts'
import { deploymentFolder } from './site.ts'

const read = <T>(file: string): T => JSON.parse(readFileSync(`${deploymentFolder}/${file}`, 'utf8')) as T

interface PoolFacts {
  sousId: number
  stakingToken: string
  earningToken: string
  contractAddress: string
  tokenPerBlock: string
}

interface TokenFacts {
  symbol: string
  address?: string
  decimals: number
}

const pools = read<PoolFacts[]>('pools.json')
const tokens = read<Record<string, TokenFacts>>('tokens.json')
const { contracts } = read<{ contracts: Record<string, string> }>('deployment.json')
export const vault = contracts['cakeVault'] ?? ''
export const masterChef = contracts['masterChef'] ?? ''

/** Returns a token of the deployment's table by its key; the native coin in its wrapped form. */
export function tokenByKey(key: string): { symbol: string; address: string; decimals: number } {
  const found = tokens[key]
  if (!found) throw new Error(`No token ${key}`)
  return { ...found, address: found.address ?? contracts['wrappedNative'] ?? '' }
}

/** Returns a pool by its id. */
export function poolOf(sousId: number): PoolFacts {
  const found = pools.find((pool) => pool.sousId === sousId)
  if (!found) throw new Error(`No pool ${sousId}`)
  return found
}

const abi = new Interface([
  'function balanceOf(address) view returns (uint256)',
  'function allowance(address, address) view returns (uint256)',
  'function approve(address, uint256) returns (bool)',
  'function transfer(address, uint256) returns (bool)',
  'function userInfo(address) view returns (uint256, uint256)',
  'function pendingReward(address) view returns (uint256)',
  'function poolLimitPerUser() view returns (uint256)',
  'function rewardPerBlock() view returns (uint256)',
  'function getPricePerFullShare() view returns (uint256)',
])
const chef = new Interface([
  'function userInfo(uint256, address) view returns (uint256, uint256)',
  'function pendingCake(uint256, address) view returns (uint256)',
  'function enterStaking(uint256)',
])
const vaultAbi = new Interface([
  'function userInfo(address) view returns (uint256, uint256, uint256, uint256)',
  'function balanceOf() view returns (uint256)',
  'function available() view returns (uint256)',
  'function totalShares() view returns (uint256)',
])

async function view(face: Interface, to: string, method: string, args: unknown[] = []): Promise<bigint[]> {
  const output = await rpc('eth_call', [{ to, data: face.encodeFunctionData(method, args) }, 'latest'])
  return face.decodeFunctionResult(method, output).toArray() as bigint[]
}

async function figure(to: string, method: string, args: unknown[] = [], face = abi): Promise<bigint> {
  const [value = 0n] = await view(face, to, method, args)
  return value
}

/** Returns an account's stake in a pool, read by the tests' own calls. */
export const stakedIn = ({ sousId, contractAddress }: PoolFacts, account: string): Promise<bigint> =>
  sousId === 0
    ? figure(contractAddress, 'userInfo', [0, account], chef)
    : figure(contractAddress, 'userInfo', [account])

/** Returns an account's pending reward in a pool. */
export const pendingIn = ({ sousId, contractAddress }: PoolFacts, account: string): Promise<bigint> =>
  sousId === 0
    ? figure(contractAddress, 'pendingCake', [0, account], chef)
    : figure(contractAddress, 'pendingReward', [account])

export const limitOf = ({ contractAddress }: PoolFacts): Promise<bigint> => figure(contractAddress, 'poolLimitPerUser')
export const rewardPerBlockOf = ({ contractAddress }: PoolFacts): Promise<bigint> =>
  figure(contractAddress, 'rewardPerBlock')
export const tokenBalanceOf = (tokenAddress: string, account: string): Promise<bigint> =>
  figure(tokenAddress, 'balanceOf', [account])
export const allowedOf = (tokenAddress: string, account: string, spender: string): Promise<bigint> =>
  figure(tokenAddress, 'allowance', [account, spender])
export const pricePerShare = (): Promise<bigint> => figure(vault, 'getPricePerFullShare')

/** Returns an account's entry in the vault: shares, time of the last deposit, and CAKE at the last action. */
export async function vaultPosition(
  account: string,
): Promise<{ sharesRaw: bigint; depositedS: bigint; lastActionRaw: bigint }> {
  const [sharesRaw = 0n, depositedS = 0n, lastActionRaw = 0n] = await view(vaultAbi, vault, 'userInfo', [account])
  return { sharesRaw, depositedS, lastActionRaw }
}

/** Reads the vault's totals: its CAKE, the staked part of it, and its shares. */
export async function vaultTotals(): Promise<Record<'cakeRaw' | 'stakedRaw' | 'sharesRaw', bigint>> {
  const of = (method: string) => figure(vault, method, [], vaultAbi)
  const [cakeRaw, availableRaw, sharesRaw] = [await of('balanceOf'), await of('available'), await of('totalShares')]
  return { cakeRaw, stakedRaw: cakeRaw - availableRaw, sharesRaw }
}

/** Returns the amounts of CAKE that the vault transferred in the newest transaction of an account, one by one. */
export async function vaultTransfers(account: string): Promise<bigint[]> {
  const { hash } = await newestFrom(account)
  const { logs } = await rpc<{ logs: { address: string; topics: string[]; data: string }[] }>(
    'eth_getTransactionReceipt',
    [hash],
  )
  const isPaid = ({ address, topics: [event, from] }: (typeof logs)[number]) =>
    address.toLowerCase() === tokenByKey('cake').address.toLowerCase() &&
    event === id('Transfer(address,address,uint256)') &&
    BigInt(from ?? 0) === BigInt(vault)
  return logs.filter(isPaid).map(({ data }) => BigInt(data))
}

/** Sets a spender's allowance for an owner's tokens, outside the app. */
export async function allow(owner: Wallet, tokenAddress: string, spender: string, amountRaw: bigint): Promise<void> {
  await sendFrom(owner, { to: tokenAddress, data: abi.encodeFunctionData('approve', [spender, amountRaw]) })
}

/** Transfers tokens to another account, outside the app. */
export async function transferOutside(
  owner: Wallet,
  tokenAddress: string,
  to: string,
  amountRaw: bigint,
): Promise<void> {
  await sendFrom(owner, { to: tokenAddress, data: abi.encodeFunctionData('transfer', [to, amountRaw]) })
}

/** Returns the pools with a pending reward for an account. */
export async function payingPools(account: string): Promise<PoolFacts[]> {
  const pending = await Promise.all(pools.map((pool) => pendingIn(pool, account)))
  return pools.filter((_, index) => (pending[index] ?? 0n) > 0n)
}

/** Stakes in the manual pool outside the app. */
export async function stakeManually(owner: Wallet, amountRaw: bigint): Promise<void> {
  await allow(owner, tokenByKey('cake').address, masterChef, 2n ** 256n - 1n)
  await sendFrom(owner, { to: masterChef, data: chef.encodeFunctionData('enterStaking', [amountRaw]) })
}

/** Transfers all rewards out of a pool, as if it were exhausted: its normal withdrawals then revert. */
export async function drainRewards({ contractAddress, earningToken }: PoolFacts): Promise<void> {
  const { address } = tokenByKey(earningToken)
  const data = abi.encodeFunctionData('transfer', [vault, await tokenBalanceOf(address, contractAddress)])
  await rpc('hardhat_impersonateAccount', [contractAddress])
  await rpc('hardhat_setBalance', [contractAddress, '0xde0b6b3a7640000'])
  await receiptOf(await rpc('eth_sendTransaction', [{ from: contractAddress, to: address, data, gas: '0x30d40' }]))
  await rpc('hardhat_stopImpersonatingAccount', [contractAddress])
}

/** Opens the pools page and waits for its heading. */
export async function openPools(page: Page, path = '/pools'): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Syrup pools', level: 1 })).toBeVisible()
}

/** Returns the row or card of a pool by its title. */
export const poolBox = (page: Page, title: string): Locator => page.getByRole('article', { name: title })

/** Expands the row of a pool and returns it. */
export async function expand(page: Page, title: string): Promise<Locator> {
  const box = poolBox(page, title)
  await box.getByRole('button', { name: 'Details' }).click()
  await expect(box.getByRole('button', { name: 'Hide' })).toBeVisible()
  return box
}

/** Waits for a toast with a title and a text and dismisses it, so that the next one is visible. */
export async function expectToast(page: Page, title: string, body: string | RegExp): Promise<void> {
  const message = page.getByRole('region', { name: 'Messages' }).getByRole('listitem').filter({ hasText: title })
  await expect(message.filter({ hasText: body }).first()).toBeVisible()
  await message.first().getByRole('button', { name: 'Dismiss' }).click()
  await expect(message).toHaveCount(0)
}

/** Confirms a review with its fee and its simulation, then in the demo wallet, and waits until the review is hidden. */
export async function confirmIn(page: Page, dialog: string): Promise<void> {
  const box = page.getByRole('dialog', { name: dialog, exact: true })
  await expect(box.locator('dl > div').filter({ hasText: 'Network fee' })).toContainText('BNB')
  await expect(visibleText(box, 'Simulated: passed')).toBeVisible()
  await box.getByRole('button', { name: 'Confirm', exact: true }).click()
  await respondToWalletRequest(page, 'Confirm')
  await expect(box).toBeHidden()
}

/** Unstakes a whole stake through the dialog, once the dialog shows the full amount; amounts of 18 decimals. */
export async function unstakeAll(page: Page, box: Locator, symbol: string, stakedRaw: bigint): Promise<void> {
  await box.getByRole('button', { name: `Unstake ${symbol}` }).click()
  const dialog = page.getByRole('dialog', { name: `Unstake ${symbol}` })
  await dialog.getByRole('button', { name: 'Max' }).click()
  await expect(dialog.getByRole('textbox')).toHaveValue(formatEther(stakedRaw).replace(/\.0$/, ''))
  await confirmIn(page, `Unstake ${symbol}`)
}

/** Approves the staking of a pool's token, after the review of the approval. */
export async function enable(page: Page, box: Locator): Promise<void> {
  await box.getByRole('button', { name: 'Enable', exact: true }).click()
  await page
    .getByRole('dialog', { name: /^Approve / })
    .getByRole('button', { name: 'Approve', exact: true })
    .click()
  await respondToWalletRequest(page, 'Confirm')
}

/** Returns the newest transaction of an account: recipient, call data, value and gas limit. */
export async function lastSent(account: string): Promise<{ to: string; input: string; valueRaw: bigint; gas: number }> {
  const { hash } = await newestFrom(account)
  const sent = await rpc<{ to: string; input: string; value: string; gas: string }>('eth_getTransactionByHash', [hash])
  return { to: sent.to, input: sent.input, valueRaw: BigInt(sent.value), gas: Number(sent.gas) }
}
