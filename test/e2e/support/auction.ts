import type { Locator, Page } from '@playwright/test'
import { Interface, Wallet } from 'ethers'
import { setAuctionBlock } from '../../../devnet/auction/operator.ts'
import { AUCTION_DEPLOYER, BIDDERS } from '../../../devnet/protocol/accounts.ts'
import { winningLimitRaw } from '../../../src/features/auction/auction.rules.ts'
import { demoAccount, facts, rpc, sendFrom, token } from './chain.ts'
import { openConnected, expect, type AccountName } from './journey.ts'

/** The farm auctions of the journeys, read and moved by separate RPC calls. */
const { farmAuction: auction = '' } = facts.contracts as Record<string, string>

export const me = demoAccount('Demo')
const operator = new Wallet(AUCTION_DEPLOYER.privateKey)
const [first, second] = BIDDERS

/** Other accounts that may bid: the first two of the leaderboard. */
export const rivals = { first: new Wallet(first.privateKey), second: new Wallet(second.privateKey) }

const abi = new Interface([
  'function currentAuctionId() view returns (uint256)',
  'function auctions(uint256) view returns (uint8 status, uint256 startBlock, uint256 endBlock, uint256 initialBid, uint256 places, uint256 limit)',
  'function auctionBids(uint256, address) view returns (uint256 total, bool hasClaimed)',
  'function viewBidsPerAuction(uint256, uint256, uint256) view returns ((address account, uint256 amount, bool hasClaimed)[], uint256)',
  'function bid(uint256)',
  'function claimAuction(uint256)',
  'function closeAuction(uint256)',
  'function startAuction(uint256, uint256, uint256, uint256)',
  'function approve(address, uint256) returns (bool)',
  'function allowance(address, address) view returns (uint256)',
])

async function view(to: string, method: string, ...args: unknown[]) {
  const data = abi.encodeFunctionData(method, args)
  return abi.decodeFunctionResult(method, await rpc('eth_call', [{ to, data }, 'latest']))
}

async function send(sender: Wallet, to: string, method: string, ...args: unknown[]): Promise<void> {
  const hash = await sendFrom(sender, { to, data: abi.encodeFunctionData(method, args) })
  const { status } = await rpc<{ status: string }>('eth_getTransactionReceipt', [hash])
  if (status !== '0x1') throw new Error(`${method} reverted`)
}

/** Returns the id of the newest auction. */
export const newestAuction = async (): Promise<number> => Number((await view(auction, 'currentAuctionId'))[0])

/** Returns an auction of the contract. */
export async function auctionOf(id: number) {
  const { status, endBlock, initialBid, places, limit } = (await view(auction, 'auctions', id)).toObject()
  return {
    ...{ status: Number(status), endBlock: Number(endBlock), places: Number(places) },
    ...{ initialBidRaw: BigInt(initialBid), limitRaw: BigInt(limit) },
  }
}

/** Returns the sum of an account's bids, and whether it was paid back. */
export async function bidOf(id: number, account: string): Promise<{ totalRaw: bigint; hasClaimed: boolean }> {
  const [total, hasClaimed] = await view(auction, 'auctionBids', id, account)
  return { totalRaw: BigInt(total), hasClaimed: Boolean(hasClaimed) }
}

/** Returns what the contract may spend of the demo account's CAKE. */
export const allowance = async (): Promise<bigint> =>
  BigInt((await view(token('CAKE').address, 'allowance', me.address, auction))[0])

/** Adds to the bid of an account, outside the app. */
export const bidOutside = (sender: Wallet, amountRaw: bigint): Promise<void> => send(sender, auction, 'bid', amountRaw)

/** Lets the auctions take the demo account's CAKE, outside the app. */
export const approveOutside = (amountRaw: bigint): Promise<void> =>
  send(me, token('CAKE').address, 'approve', auction, amountRaw)

const request = <T = string>(method: string, ...params: unknown[]): Promise<T> => rpc<T>(method, params)
const head = async (): Promise<number> => Number(await rpc('eth_blockNumber'))

/** Ends the newest auction: no later block can include a bid. */
export async function endAuction(): Promise<void> {
  await setAuctionBlock(request, auction, await newestAuction(), ['end', (await head()) - 1])
}

/** Ends the newest auction and closes it with the lowest total that wins, as the operator. */
export async function closeAuction(): Promise<void> {
  const id = await newestAuction()
  await endAuction()
  const [bids] = await view(auction, 'viewBidsPerAuction', id, 0, 500)
  const found = [...(bids as { account: string; amount: bigint }[])]
  const { places } = await auctionOf(id)
  const limitRaw = winningLimitRaw(
    found.map(({ account, amount }) => ({ account, amountRaw: amount })),
    places,
  )
  await send(operator, auction, 'closeAuction', limitRaw)
}

/** Blocks before an auction that a journey starts, and blocks of the auction itself. */
const [LEAD, LENGTH] = [2_000, 2_000]

/** Starts the next auction, which accepts bids only after many blocks. */
export async function startLater(initialBidRaw: bigint): Promise<void> {
  const startBlock = (await head()) + LEAD
  await send(operator, auction, 'startAuction', startBlock, startBlock + LENGTH, initialBidRaw, 2)
}

/** Has the newest auction accept bids from the next block on. */
export async function beginAuction(): Promise<void> {
  await setAuctionBlock(request, auction, await newestAuction(), ['start', (await head()) - 1])
}

/** Opens the page of the auctions. */
export async function openAuctions(page: Page, account: AccountName | null = 'Demo'): Promise<void> {
  const open = () => page.goto('/farms/auction')
  await (account === null ? open() : openConnected(page, open, account))
  await expect(page.getByRole('region', { name: 'Current auction' })).toBeVisible()
}

/** Returns the rows of the newest auction's leaderboard. */
export const leaderboardOf = (page: Page): Locator =>
  page
    .getByRole('region', { name: 'Current auction' })
    .getByRole('list', { name: /^Bids of auction/ })
    .getByRole('listitem')

/** Returns the panel of the account's bid. */
export const ownPanel = (page: Page): Locator => page.getByRole('region', { name: 'Your bid' })

/** Opens the dialog of a bid. */
export async function openBid(page: Page, button = 'Place a bid'): Promise<Locator> {
  await ownPanel(page).getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog', { name: /^Bid in auction/ })
  await expect(dialog.getByRole('textbox', { name: 'Amount to add' })).toBeVisible()
  return dialog
}

/** Returns the value of a labelled row of a dialog or panel. */
export const rowOf = (where: Locator, label: string): Locator => where.locator('dl > div').filter({ hasText: label })
