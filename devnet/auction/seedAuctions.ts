import { parseUnits, toQuantity, type HDNodeWallet } from 'ethers'
import type { Rpc } from '../node/rpc.ts'
import { AUCTION_DEPLOYER, BIDDERS, DEMO_ACCOUNTS, SWAP_DEPLOYER } from '../protocol/accounts.ts'
import { readFarmAuction, type Deployed } from '../protocol/deploymentFiles.ts'
import { call, transfer } from '../protocol/intents.ts'
import { sendTogether, type Batch } from '../protocol/sender.ts'
import { auctionCalls } from './auctionCalls.ts'
import { OPEN_AUCTION, PAST_AUCTIONS, totalRaw, type Bidder, type SeededAuction } from './auctions.ts'

const BIDDER_BNB = '100'
const BIDDER_CAKE = '10000'
/** Blocks from the start of a past auction to its end: one of them includes the bids. */
const PAST_BLOCKS = 2

const ALL: readonly Bidder[] = ['demo', 'first', 'second', 'third']
const SEEDED = [...PAST_AUCTIONS, OPEN_AUCTION]

function accountOf(bidder: Bidder): HDNodeWallet {
  const [first, second, third] = BIDDERS
  const account = { demo: DEMO_ACCOUNTS[0], first, second, third }[bidder]
  if (!account) throw new Error('There is no demo account.')
  return account
}

/**
 * Returns transfers of CAKE and approvals. The demo account receives and approves exactly what it bids. Its balance and
 * its approvals are then the same as without its bids.
 */
function supplies({ contracts, tokens }: Deployed): Batch[] {
  const { farmAuction = '' } = contracts
  const { cake = '' } = tokens
  const ofDemo = SEEDED.reduce((sum, auction) => sum + totalRaw(auction, 'demo'), 0n)
  const amounts = ALL.map(
    (bidder) => [accountOf(bidder), bidder === 'demo' ? ofDemo : parseUnits(BIDDER_CAKE)] as const,
  )
  return [
    { from: SWAP_DEPLOYER, intents: amounts.map(([{ address }, amountRaw]) => transfer(cake, address, amountRaw)) },
    ...amounts.map(([from, amountRaw]) => ({
      ...{ from, intents: [call(cake, 'approve(address,uint256)', farmAuction, amountRaw)] },
    })),
  ]
}

const bidsOf = (auction: SeededAuction) =>
  ALL.map((bidder) => ({ account: bidder, amountRaw: totalRaw(auction, bidder) })).filter(
    ({ amountRaw }) => amountRaw > 0n,
  )

/**
 * Gives the farm auctions a past: closed auctions, of which the demo account can reclaim one bid. The last auction is
 * open, one block shorter than usual.
 */
export async function seedAuctions(rpc: Rpc, deployed: Deployed): Promise<void> {
  const { start, bid, close } = auctionCalls(deployed.contracts['farmAuction'] ?? '')
  const coins = toQuantity(parseUnits(BIDDER_BNB))
  await rpc.requestAll(BIDDERS.map(({ address }) => ['hardhat_setBalance', address, coins] as const))
  await sendTogether(rpc, supplies(deployed))

  const byOperator = (intent: Batch['intents'][number]) =>
    sendTogether(rpc, [{ from: AUCTION_DEPLOYER, intents: [intent] }])
  const open = async (auction: SeededAuction, blocks: number) => {
    // The next block starts the auction, which begins with the one after it; bids count from the third one.
    const startBlock = Number(await rpc.request<string>('eth_blockNumber')) + 2
    await byOperator(start(startBlock, startBlock + blocks, auction.initialBid, auction.places))
    await rpc.request('evm_mine')
    await sendTogether(
      rpc,
      ALL.map((bidder) => ({ from: accountOf(bidder), intents: (auction.bids[bidder] ?? []).map(bid) })),
    )
  }
  for (const auction of PAST_AUCTIONS) {
    await open(auction, PAST_BLOCKS)
    await rpc.request('evm_mine')
    await byOperator(close(bidsOf(auction), auction.places))
  }
  await open(OPEN_AUCTION, readFarmAuction().auctionLengthBlocks - 1)
}
