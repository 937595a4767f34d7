import type { Locator, Page } from '@playwright/test'
import { Interface, Wallet } from 'ethers'
import { LOTTERY_DEPLOYER } from '../../../devnet/protocol/accounts.ts'
import { demoAccount, facts, rpc, sendFrom, token } from './chain.ts'
import { openConnected, expect, respondToWalletRequest } from './journey.ts'
import { lotteryRound } from './lotteryDraw.ts'

/** The lottery of the journeys, read and moved by separate RPC calls. Its keeper does not run. */
const { lotteryV2: lottery = '' } = facts.contracts as Record<string, string>

const me = demoAccount('Demo')
const owner = new Wallet(LOTTERY_DEPLOYER.privateKey)

const abi = new Interface([
  'function viewUserInfoForLotteryId(address, uint256, uint256, uint256) view returns (uint256[] ids, uint32[] numbers, bool[] claimed, uint256 next)',
  'function viewRewardsForTicketId(uint256, uint256, uint32) view returns (uint256)',
  'function calculateTotalPriceForBulkTickets(uint256, uint256, uint256) view returns (uint256)',
  'function setMaxNumberTicketsPerBuy(uint256)',
  'function buyTickets(uint256, uint32[])',
  'function claimTickets(uint256, uint256[], uint32[])',
  'function approve(address, uint256) returns (bool)',
  'function transfer(address, uint256) returns (bool)',
])

const MOST_TICKETS = 1_000
const BRACKETS = 6

async function view(method: string, ...args: unknown[]) {
  const data = abi.encodeFunctionData(method, args)
  return abi.decodeFunctionResult(method, await rpc('eth_call', [{ to: lottery, data }, 'latest']))
}

/** Returns the price of a number of tickets of a round with and without the discount, and the pot of the round. */
export async function priceOf(
  id: number,
  count: number,
): Promise<{ totalRaw: bigint; fullRaw: bigint; potRaw: bigint }> {
  const { priceRaw, divisor, potRaw } = await lotteryRound(id)
  const [totalRaw] = await view('calculateTotalPriceForBulkTickets', divisor, priceRaw, count)
  return { totalRaw: BigInt(totalRaw), fullRaw: priceRaw * BigInt(count), potRaw }
}

/** Returns the demo account's tickets of a round, with the six digits that the page shows. */
export async function ticketsOf(id: number): Promise<{ id: bigint; digits: string; isClaimed: boolean }[]> {
  const { ids, numbers, claimed } = (await view('viewUserInfoForLotteryId', me.address, id, 0, MOST_TICKETS)).toObject()
  return (ids as bigint[]).map((ticketId, at) => ({
    ...{ id: ticketId, isClaimed: Boolean(claimed[at]) },
    digits: Array.from(String(numbers[at]).slice(1)).toReversed().join(''),
  }))
}

/**
 * Returns the number and the sum of the prizes of the demo account's unclaimed tickets of a round. Each ticket has only
 * its highest prize.
 */
export async function prizesOf(id: number): Promise<{ count: number; totalRaw: bigint }> {
  const open = (await ticketsOf(id)).filter(({ isClaimed }) => !isClaimed)
  const prizes = await Promise.all(
    open.map(async ({ id: ticketId }) => {
      const brackets = Array.from({ length: BRACKETS }, (_, bracket) => bracket)
      const rewards = await Promise.all(
        brackets.map((bracket) => view('viewRewardsForTicketId', id, ticketId, bracket)),
      )
      return rewards.map(([raw]) => BigInt(raw)).findLast((raw) => raw > 0n) ?? 0n
    }),
  )
  return { count: prizes.filter((raw) => raw > 0n).length, totalRaw: prizes.reduce((sum, raw) => sum + raw, 0n) }
}

/** Enough for the purchase of fifty tickets. */
const GAS_LIMIT = 12_000_000n

async function send(sender: Wallet, to: string, method: string, ...args: unknown[]): Promise<void> {
  const hash = await sendFrom(sender, { to, data: abi.encodeFunctionData(method, args), gasLimit: GAS_LIMIT })
  const { status } = await rpc<{ status: string }>('eth_getTransactionReceipt', [hash])
  if (status !== '0x1') throw new Error(`${method} reverted`)
}

/** Sets how many tickets one transaction may buy or claim, as the owner of the lottery. */
export const setMaxTickets = (count: number): Promise<void> => send(owner, lottery, 'setMaxNumberTicketsPerBuy', count)

/** Lets the lottery take the demo account's CAKE, outside the app. */
export const approveTickets = (amountRaw: bigint): Promise<void> =>
  send(me, token('CAKE').address, 'approve', lottery, amountRaw)

/** Sends CAKE of the demo account to the lottery's owner. */
export const giveAway = (amountRaw: bigint): Promise<void> =>
  send(me, token('CAKE').address, 'transfer', owner.address, amountRaw)

/** Tickets of one purchase outside the app: as many as the gas limit allows. */
const TICKETS_BOUGHT = 50

/** Buys tickets with stored numbers for the demo account, outside the app. */
export async function buyOutside(id: number, numbers: readonly number[]): Promise<void> {
  for (let first = 0; first < numbers.length; first += TICKETS_BOUGHT) {
    await send(me, lottery, 'buyTickets', id, numbers.slice(first, first + TICKETS_BOUGHT))
  }
}

/** Claims the prize of a ticket for the demo account, outside the app. */
export const claimOutside = (id: number, ticketId: bigint, bracket: number): Promise<void> =>
  send(me, lottery, 'claimTickets', id, [ticketId], [bracket])

/** Opens the page of the lottery and connects the demo wallet. */
export async function openLottery(page: Page): Promise<void> {
  await openConnected(page, () => page.goto('/lottery'))
}

/** Opens the purchase of tickets. */
export async function openPurchase(page: Page): Promise<Locator> {
  const button = page.getByRole('main').getByRole('button', { name: 'Buy tickets' })
  await expect(button).toBeEnabled()
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Buy tickets' })
  await expect(dialog.getByRole('textbox', { name: 'Number of tickets' })).toBeVisible()
  return dialog
}

/** Approves CAKE in the purchase. */
export async function approveInPage(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Approve CAKE' }).click()
  await respondToWalletRequest(page, 'Confirm')
  await expect(dialog.getByRole('button', { name: 'Buy instantly' })).toBeEnabled()
}

/** Pastes a text into a field, as the browser does. */
export const paste = (field: Locator, text: string): Promise<void> =>
  field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
