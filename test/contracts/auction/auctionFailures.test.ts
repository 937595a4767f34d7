import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadFixture, mineUpTo } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import hre from 'hardhat'
import { rehearse } from '../../../src/chain/send/rehearse.ts'
import { toAddress } from '../../../src/core/address.ts'
import auctionReasons from '../../../src/features/transactions/failure/auctionReasons.json' with { type: 'json' }
import { catalogue } from '../../../src/features/transactions/failure/catalogue.ts'
import { causeOf } from '../../../src/features/transactions/failure/cause.ts'
import { AREA_MEANINGS } from '../../../src/features/transactions/failure/contractRows.ts'
import { nodes } from '../nodes.ts'
import { type AuctionWorld, closeWith, deployAuction, INITIAL, startOne, STEP } from './auctionWorld.ts'

/** Loads the world without an auction. */
const before = () => loadFixture(deployAuction)

/** Deploys auction 1, in which Ann has bid. */
async function deployBid(): Promise<AuctionWorld> {
  const world = await deployAuction()
  await startOne(world)
  await world.auction.connect(world.ann).bid(INITIAL)
  return world
}

/** Deploys auction 1 and closes it: Ann has won it; Bob has lost it and was paid back. */
async function deployClosed(): Promise<AuctionWorld> {
  const world = await deployAuction()
  const { auction, ann, bob } = world
  await startOne(world)
  await auction.connect(ann).bid(2n * INITIAL)
  await auction.connect(bob).bid(INITIAL)
  await closeWith(world, 2n * INITIAL)
  await auction.connect(bob).claimAuction(1n)
  return world
}

/** Deploys an auction that starts in about 50 blocks. */
async function deployComing(): Promise<AuctionWorld> {
  const world = await deployAuction()
  const head = BigInt(await hre.ethers.provider.getBlockNumber())
  await world.byOperator.startAuction(head + 50n, head + 90n, INITIAL, 1n)
  return world
}

/** Deploys auction 1, which is over and not closed. */
async function deployOver(): Promise<AuctionWorld> {
  const world = await deployBid()
  await mineUpTo((await world.auction.auctions(1n)).endBlock)
  return world
}

const [bid, claim] = ['bid', 'claimAuction']
type Attempt = readonly [
  world: () => Promise<AuctionWorld>,
  from: 'ann' | 'bob' | 'cat' | 'dan',
  method: string,
  value: bigint,
]

const open = () => loadFixture(deployBid)
const closed = () => loadFixture(deployClosed)
const coming = () => loadFixture(deployComing)
const over = () => loadFixture(deployOver)

/** A call of a bidder for each reason. */
const attempts: Readonly<Record<string, Attempt>> = {
  'Whitelist: Not whitelisted': [open, 'dan', bid, INITIAL],
  'Auction: Not in progress': [before, 'ann', bid, INITIAL],
  'Auction: Too early': [coming, 'ann', bid, INITIAL],
  'Auction: Too late': [over, 'ann', bid, STEP],
  'Bid: Incorrect amount': [open, 'ann', bid, STEP + 1n],
  'Bid: Incorrect initial bid amount': [open, 'bob', bid, INITIAL - STEP],
  'Auction: In progress': [open, 'ann', claim, 1n],
  'Auction: Not claimable': [open, 'ann', claim, 2n],
  'Bid: Not found': [closed, 'cat', claim, 1n],
  'Bid: Cannot be claimed (in leaderboard)': [closed, 'ann', claim, 1n],
  'Bid: Cannot be claimed twice': [closed, 'bob', claim, 1n],
}

/** Reasons that only the owner and the operator can get. */
const NOT_OF_BIDDERS = [
  ...['Management: Not the operator', 'Management: Operator is the zero address', 'Auction: Length out of range'],
  ...['Recover: Cannot be CAKE', 'Recover: Amount must be > 0', 'Auction: Incorrect start block'],
  ...['Auction: Incorrect end block', 'Auction: Incorrect initial bid amount', 'Auction: Leaderboard is empty'],
  ...['Auction: No bidders', 'Bid: Cannot be claimed (not in leaderboard)'],
]

describe('the catalogue of failures, in farm auctions', () => {
  for (const [reason, [prepare, from, method, value]] of Object.entries(attempts)) {
    it(`explains "${reason}"`, async () => {
      const world = await prepare()
      const contract = { address: toAddress(world.auction.target), interface: world.auction.interface }
      const intent = { contract, method, args: [value], valueRaw: 0n }
      const error: unknown = await rehearse(nodes, intent, toAddress(world[from].address)).then(
        () => null,
        (revert: unknown) => revert,
      )
      const cause = causeOf(error)
      expect([cause.reason, cause.isRevert], String(error)).to.deep.equal([reason, true])
      const row = catalogue.find(({ fits }) => fits(cause))
      expect(AREA_MEANINGS.find(([id]) => id === row?.id)?.[2]).to.include(reason)
    })
  }

  it('has a call for each of its reasons', () => {
    expect(Object.keys(attempts).toSorted()).to.deep.equal(Object.values(auctionReasons).flat().toSorted())
  })

  it('knows every reason of the contracts that a bidder can get', () => {
    const folder = join(hre.config.paths.sources, 'auction')
    const files = readdirSync(folder).filter((file) => file.endsWith('.sol'))
    const reasons = files.flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/require\([^;]*?"([^"]+)"\s*\);/gs)].map(
        ([, reason = '']) => reason,
      ),
    )
    expect([...new Set(reasons)].toSorted()).to.deep.equal([...Object.keys(attempts), ...NOT_OF_BIDDERS].toSorted())
  })
})
