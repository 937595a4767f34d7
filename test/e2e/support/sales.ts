import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { Interface, type Wallet } from 'ethers'
import { facts, rpc, sendFrom } from './chain.ts'
import { expect, respondToWalletRequest, type AccountName, openConnected } from './journey.ts'
import { deploymentFolder } from './site.ts'

/** A sale of the deployment's table. Its state is read by separate RPC calls. */
interface SaleFacts {
  id: string
  address: string
  version: 1 | 2
  token: string
}
const read = <T>(file: string): T => JSON.parse(readFileSync(`${deploymentFolder}/${file}`, 'utf8')) as T
const { ifos, currency } = read<{ ifos: SaleFacts[]; currency: { address: string } }>('ifos.json')
const tokens = read<Record<string, { address?: string }>>('tokens.json')

/** LP token that the sales raise. */
export const lp = currency.address

/** Returns a sale by its id. */
function saleOf(id: string): SaleFacts {
  const found = ifos.find((sale) => sale.id === id)
  if (!found) throw new Error(`No sale ${id}`)
  return found
}

/** Returns the address of the token that a sale offers. */
export const offeredBy = (id: string): string => tokens[saleOf(id).token]?.address ?? ''

const abi = new Interface([
  'function userInfo(address) view returns (uint256 amount, bool claimed)',
  'function totalAmount() view returns (uint256)',
  'function getOfferingAmount(address) view returns (uint256)',
  'function getRefundingAmount(address) view returns (uint256)',
  'function viewUserInfo(address, uint8[]) view returns (uint256[] amounts, bool[] claimed)',
  'function viewPoolInformation(uint256) view returns (uint256, uint256, uint256, bool, uint256, uint256)',
  'function viewUserOfferingAndRefundingAmountsForPools(address, uint8[]) view returns (uint256[3][])',
  'function checkClaimStatus(address, address) view returns (bool)',
  'function balanceOf(address) view returns (uint256)',
  'function transfer(address, uint256) returns (bool)',
  'function approve(address, uint256) returns (bool)',
  'function depositPool(uint256, uint8)',
  'function endBlock() view returns (uint256)',
])

async function view(to: string, method: string, ...args: unknown[]) {
  const data = abi.encodeFunctionData(method, args)
  return abi.decodeFunctionResult(method, await rpc('eth_call', [{ to, data }, 'latest']))
}
const figure = async (to: string, method: string, ...args: unknown[]): Promise<bigint> =>
  BigInt((await view(to, method, ...args))[0])

/** Returns a balance of a token in base units. */
export const heldOf = (token: string, account: string): Promise<bigint> => figure(token, 'balanceOf', account)

/** Returns what an account has committed to a pool, whether it has claimed, and what all have committed. */
export async function commitmentOf(id: string, account: string, pid = 0) {
  const { address, version } = saleOf(id)
  if (version === 1) {
    const [amountRaw, isClaimed] = await view(address, 'userInfo', account)
    return { amountRaw: BigInt(amountRaw), isClaimed, totalRaw: await figure(address, 'totalAmount') }
  }
  const [amounts, claimed] = await view(address, 'viewUserInfo', account, [0, 1])
  const totalRaw = BigInt((await view(address, 'viewPoolInformation', pid))[4])
  return { amountRaw: BigInt(amounts[pid]), isClaimed: Boolean(claimed[pid]), totalRaw }
}

/** Returns what a pool of a finished sale pays an account. */
export async function payoutOf(id: string, account: string, pid = 0): Promise<{ offered: bigint; refund: bigint }> {
  const { address, version } = saleOf(id)
  if (version === 1) {
    const [offered, refund] = [
      await figure(address, 'getOfferingAmount', account),
      await figure(address, 'getRefundingAmount', account),
    ]
    return { offered, refund }
  }
  const [results] = await view(address, 'viewUserOfferingAndRefundingAmountsForPools', account, [0, 1])
  return { offered: BigInt(results[pid][0]), refund: BigInt(results[pid][1]) }
}

/** Returns whether an account can claim the points of a sale of version 1. */
export const canClaimPoints = async (id: string, account: string): Promise<boolean> => {
  const { pointCenterIfo = '' } = facts.contracts as Record<string, string>
  return Boolean((await view(pointCenterIfo, 'checkClaimStatus', account, saleOf(id).address))[0])
}

/** Returns whether the contract would accept a commitment of an account now. */
export const acceptsCommitment = async (id: string, from: string, amountRaw: bigint, pid: number): Promise<boolean> => {
  const data = abi.encodeFunctionData('depositPool', [amountRaw, pid])
  return rpc('eth_call', [{ from, to: saleOf(id).address, data }, 'latest']).then(
    () => true,
    () => false,
  )
}

/** Ends a sale at the newest block. Its end is part of the contract's code; a day of blocks takes minutes to mine. */
export async function endSale(id: string): Promise<void> {
  const { address } = saleOf(id)
  const wordOf = (block: bigint) => block.toString(16).padStart(64, '0')
  const end = wordOf(await figure(address, 'endBlock'))
  const code = await rpc('eth_getCode', [address, 'latest'])
  const head = BigInt(await rpc('eth_blockNumber'))
  await rpc('hardhat_setCode', [address, code.replaceAll(end, wordOf(head))])
  if ((await figure(address, 'endBlock')) !== head) throw new Error('The sale has another end')
}

/** Commits LP tokens of an account outside the app, after it got them from another one. */
export async function commitAs(from: Wallet, supplier: Wallet, id: string, amountRaw: bigint, pid: number) {
  const { address } = saleOf(id)
  await sendFrom(supplier, { to: lp, data: abi.encodeFunctionData('transfer', [from.address, amountRaw]) })
  await sendFrom(from, { to: lp, data: abi.encodeFunctionData('approve', [address, amountRaw]) })
  await sendFrom(from, { to: address, data: abi.encodeFunctionData('depositPool', [amountRaw, pid]) })
}

/** Opens the page of the sales with a demo account. */
export async function openSales(page: Page, account: AccountName = 'Demo'): Promise<void> {
  await openConnected(page, () => page.goto('/ifo'), account)
  await expect(page.getByRole('heading', { name: 'Your sales' })).toBeVisible()
}

/** Returns the page of a locator: the locator for `has` starts at the page and is searched within each match. */
const pageOf = (where: Page | Locator): Page => ('goto' in where ? where : where.page())

/** Returns the card of a pool of the current sale, or of one in `where`. */
export const poolCard = (where: Page | Locator, name: string): Locator =>
  where
    .locator('[data-pool]')
    .filter({ has: pageOf(where).getByRole('heading', { name, exact: true }) })
    .first()

/** Returns a row of figures by its label. */
export const rowOf = (where: Page | Locator, label: string): Locator =>
  where.locator('dl > div').filter({ has: pageOf(where).getByText(label, { exact: true }) })

/** Unfolds a past sale and returns its row. */
export async function unfold(page: Page, name: string | RegExp): Promise<Locator> {
  const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name }) })
  await row.getByRole('button', { name }).click()
  await expect(row.locator('[data-pool]').first()).toBeVisible()
  return row
}

/** Approves the LP tokens in the dialog of a commitment, and waits until it can be confirmed. */
export async function approveCurrency(dialog: Locator, page: Page): Promise<void> {
  await dialog.getByRole('button', { name: 'Approve CAKE-BNB LP' }).click()
  await respondToWalletRequest(page, 'Confirm')
  await expect(dialog.getByRole('button', { name: 'Confirm', exact: true })).toBeVisible()
}
