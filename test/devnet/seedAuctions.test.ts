import { Interface, parseUnits } from 'ethers'
import { expect, test } from 'vitest'
import {
  OPEN_AUCTION,
  PAST_AUCTIONS,
  totalRaw,
  type Bidder,
  type SeededAuction,
} from '../../devnet/auction/auctions.ts'
import { closingCall, startingCall } from '../../devnet/auction/operator.ts'
import { rpcOf } from '../../devnet/node/rpc.ts'
import { AUCTION_DEPLOYER, BIDDERS } from '../../devnet/protocol/accounts.ts'
import { sendAndMine } from '../../devnet/protocol/sender.ts'
import { auctionPhase, leaderboardOf } from '../../src/features/auction/auction.rules.ts'
import { demoAccounts, facts, token } from './support/facts.ts'
import { joinSharedChain } from './support/sharedChain.ts'

const { farmAuction = '' } = facts.contracts
const [demo, second] = demoAccounts
const [firstBidder, secondBidder, thirdBidder] = BIDDERS
if (!demo || !second) throw new Error('There are too few demo accounts.')
const accounts: Readonly<Record<Bidder, string>> = {
  ...{ demo: demo.address, first: firstBidder.address, second: secondBidder.address, third: thirdBidder.address },
}

const abi = new Interface([
  'function currentAuctionId() view returns (uint256)',
  'function operatorAddress() view returns (address)',
  'function auctions(uint256) view returns (uint8 status, uint256 startBlock, uint256 endBlock, uint256 initialBid, uint256 places, uint256 limit)',
  'function viewBidsPerAuction(uint256, uint256, uint256) view returns ((address account, uint256 amount, bool hasClaimed)[], uint256)',
  'function whitelisted(address) view returns (bool)',
  'function claimable(uint256, address) view returns (bool)',
  'function claimAuction(uint256)',
  'function bid(uint256)',
  'function allowance(address, address) view returns (uint256)',
  'function balanceOf(address) view returns (uint256)',
])

const { node, rpcUrl } = joinSharedChain()

const readAll = async (to: string, method: string, ...args: unknown[]) => [
  ...abi.decodeFunctionResult(
    method,
    await node.request('eth_call', { to, data: abi.encodeFunctionData(method, args) }, 'latest'),
  ),
]
const read = async <T>(method: string, ...args: unknown[]) => (await readAll(farmAuction, method, ...args))[0] as T

async function bidsOf(auctionId: number): Promise<{ account: string; amountRaw: bigint }[]> {
  const bids = await read<{ account: string; amount: bigint }[]>('viewBidsPerAuction', auctionId, 0, 100)
  return [...bids].map(({ account, amount }) => ({ account, amountRaw: amount }))
}

const expectedOf = (auction: SeededAuction) =>
  (Object.keys(accounts) as Bidder[])
    .map((bidder) => ({ account: accounts[bidder], amountRaw: totalRaw(auction, bidder) }))
    .filter(({ amountRaw }) => amountRaw > 0n)

const sorted = (bids: readonly { account: string }[]) =>
  bids.toSorted((one, other) => one.account.localeCompare(other.account))

test.each([...PAST_AUCTIONS, OPEN_AUCTION].map((auction, at) => ({ auction, id: at + 1 })))(
  'auction $id has its terms, bids and phase',
  async ({ auction, id }) => {
    const isOpen = auction === OPEN_AUCTION
    const [status, start, end, initialBid, places, limit] = await readAll(farmAuction, 'auctions', id)
    const phase = auctionPhase(
      { status: Number(status), startBlock: Number(start), endBlock: Number(end) },
      await node.blockNumber(),
    )
    expect(phase).toBe(isOpen ? 'open' : 'closed')
    expect([initialBid, places]).toEqual([parseUnits(auction.initialBid), BigInt(auction.places)])
    const bids = await bidsOf(id)
    expect(sorted(bids)).toEqual(sorted(expectedOf(auction)))
    const lowest = leaderboardOf(bids, auction.places).findLast(({ isWinning }) => isWinning)?.amountRaw
    expect(limit).toBe(isOpen ? 0n : lowest)
  },
)

test('the demo account and the bidders may bid, the second account may not', async () => {
  expect(await read('currentAuctionId')).toBe(BigInt(PAST_AUCTIONS.length + 1))
  expect(await read('operatorAddress')).toBe(AUCTION_DEPLOYER.address)
  const listed = [...Object.values(accounts), second.address].map((account) => read('whitelisted', account))
  expect(await Promise.all(listed)).toEqual([true, true, true, true, false])
})

test('the demo account can reclaim its bids of the second auction only, and has no allowance left', async () => {
  const ids = [...PAST_AUCTIONS, OPEN_AUCTION].map((_, at) => at + 1)
  expect(await Promise.all(ids.map((id) => read('claimable', id, demo.address)))).toEqual([false, true, false])
  const call = { from: demo.address, to: farmAuction, data: abi.encodeFunctionData('claimAuction', [2]) }
  expect(await node.request('eth_call', call, 'latest')).toBe('0x')
  const cake = token('cake').address
  expect(await readAll(cake, 'allowance', demo.address, farmAuction)).toEqual([0n])
  const balances = await Promise.all(demoAccounts.slice(1).map(({ address }) => readAll(cake, 'balanceOf', address)))
  expect(new Set(balances.map(([balance]) => balance)).size).toBe(1)
  // The auctions hold all bids: nothing has been reclaimed or collected.
  const heldRaw = [...PAST_AUCTIONS, OPEN_AUCTION]
    .flatMap(expectedOf)
    .reduce((sum, { amountRaw }) => sum + amountRaw, 0n)
  expect(await readAll(cake, 'balanceOf', farmAuction)).toEqual([heldRaw])
})

test('a bidder can bid in the open auction', async () => {
  // The demo account would need an approval first.
  const data = abi.encodeFunctionData('bid', [parseUnits('10')])
  const call = { from: firstBidder.address, to: farmAuction, data }
  expect(await node.request('eth_call', call, 'latest')).toBe('0x')
})

test('the operator closes the open auction with the bids it has, and starts the next one', async () => {
  const rpc = rpcOf(rpcUrl)
  await sendAndMine(rpc, AUCTION_DEPLOYER, [await closingCall(rpc, farmAuction)])
  const [status, , , , , limit] = await readAll(farmAuction, 'auctions', 3)
  const [winner, last] = leaderboardOf(expectedOf(OPEN_AUCTION), OPEN_AUCTION.places)
  expect([status, limit, winner?.account]).toEqual([2n, last?.amountRaw, accounts.first])
  await sendAndMine(rpc, AUCTION_DEPLOYER, [await startingCall(rpc, farmAuction)])
  expect(await read('currentAuctionId')).toBe(4n)
})
