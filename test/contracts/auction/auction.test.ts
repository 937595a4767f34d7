import { loadFixture, mineUpTo, time } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { deploy } from '../deployExchange.ts'
import type { Token } from '../exchangeContracts.ts'
import {
  closeWith,
  deployAuction,
  deployOpenAuction,
  INITIAL,
  MAX_LENGTH,
  startOne,
  STARTING_CAKE,
  STEP,
  type AuctionWorld,
} from './auctionWorld.ts'

const NOT_OPERATOR = 'Management: Not the operator'

/** Deploys a closed auction: Ann has bid 7 steps, Bob 9, Cat 5; Bob is the only winner. */
async function deployClosed(): Promise<AuctionWorld> {
  const world = await deployOpenAuction()
  const { auction, ann, bob, cat } = world
  for (const [person, steps] of [
    [ann, 7n],
    [bob, 9n],
    [cat, 5n],
  ] as const)
    await auction.connect(person).bid(steps * STEP)
  await closeWith(world, 9n * STEP)
  return world
}

describe('an auction of farms', () => {
  it('is started by the operator with its terms', async () => {
    const { auction, byOperator, cake, operator } = await loadFixture(deployAuction)
    const start = BigInt(await time.latestBlock()) + 10n
    expect([
      await auction.cakeToken(),
      await auction.operatorAddress(),
      await auction.maxAuctionLength(),
    ]).to.deep.equal([...[cake.target, operator.address, MAX_LENGTH]])
    await expect(byOperator.startAuction(start, start + 5n, INITIAL, 3n))
      .to.emit(auction, 'AuctionStart')
      .withArgs(1n, start, start + 5n, INITIAL, 3n)
    const { status, startBlock, endBlock, initialBidAmount, leaderboard, leaderboardThreshold } =
      await auction.auctions(1n)
    expect([status, startBlock, endBlock, initialBidAmount, leaderboard, leaderboardThreshold]).to.deep.equal([
      ...[1n, start, start + 5n, INITIAL, 3n, 0n],
    ])
    await expect(byOperator.startAuction(start, start + 5n, INITIAL, 3n)).to.be.revertedWith('Auction: In progress')
  })

  it('has terms within the limits', async () => {
    const { auction, byOperator, ann, bob, cat } = await loadFixture(deployAuction)
    const starting = async (
      reason: string,
      {
        start = 10n,
        length = 5n,
        initial = INITIAL,
        places = 1n,
      }: Partial<Record<'start' | 'length' | 'initial' | 'places', bigint>>,
    ) => {
      // Blocks count from the one that includes the call.
      const from = BigInt(await time.latestBlock()) + 1n + start
      await expect(byOperator.startAuction(from, from + length, initial, places)).to.be.revertedWith(reason)
    }
    await expect(auction.startAuction(1n, 2n, INITIAL, 1n)).to.be.revertedWith(NOT_OPERATOR)
    await starting('Auction: Incorrect start block', { start: 0n })
    await starting('Auction: Incorrect start block', { start: MAX_LENGTH })
    await starting('Auction: Incorrect end block', { length: 0n })
    await starting('Auction: Incorrect end block', { length: MAX_LENGTH })
    await starting('Auction: Incorrect initial bid amount', { initial: 0n })
    await starting('Auction: Incorrect initial bid amount', { initial: INITIAL + 1n })
    await starting('Auction: Leaderboard is empty', { places: 0n })
    await byOperator.removeWhitelist([ann, bob, cat])
    await starting('Auction: No bidders', {})
  })

  it('accepts bids of listed accounts strictly between its blocks, and adds them up', async () => {
    const world = await loadFixture(deployAuction)
    const { auction, byOperator, cake, ann, dan } = world
    const byAnn = auction.connect(ann)
    await expect(auction.connect(dan).bid(1n)).to.be.revertedWith('Whitelist: Not whitelisted')
    await expect(byAnn.bid(1n)).to.be.revertedWith('Auction: Not in progress')
    const start = BigInt(await time.latestBlock()) + 10n
    await byOperator.startAuction(start, start + 20n, INITIAL, 1n)
    await mineUpTo(start - 1n)
    await expect(byAnn.bid(1n)).to.be.revertedWith('Auction: Too early')
    await expect(byAnn.bid(STEP + 1n)).to.be.revertedWith('Bid: Incorrect amount')
    await expect(byAnn.bid(INITIAL - STEP)).to.be.revertedWith('Bid: Incorrect initial bid amount')
    await expect(byAnn.bid(INITIAL)).to.emit(auction, 'AuctionBid').withArgs(1n, ann.address, INITIAL)
    await byAnn.bid(STEP)
    expect([...(await auction.auctionBids(1n, ann))]).to.deep.equal([INITIAL + STEP, false])
    expect([await cake.balanceOf(ann), await cake.balanceOf(auction)]).to.deep.equal([
      ...[STARTING_CAKE - INITIAL - STEP, INITIAL + STEP],
    ])
    await mineUpTo(start + 19n)
    await expect(byAnn.bid(STEP)).to.be.revertedWith('Auction: Too late')
  })

  it('is closed by the operator after its end, and again, as in the deployed contract', async () => {
    const world = await loadFixture(deployAuction)
    const { auction, byOperator, ann } = world
    await expect(auction.closeAuction(1n)).to.be.revertedWith(NOT_OPERATOR)
    await expect(byOperator.closeAuction(1n)).to.be.revertedWith('Auction: Not in progress')
    await startOne(world)
    await auction.connect(ann).bid(INITIAL)
    const { endBlock } = await auction.auctions(1n)
    await mineUpTo(endBlock - 1n)
    await expect(byOperator.closeAuction(INITIAL)).to.be.revertedWith('Auction: In progress')
    await expect(byOperator.closeAuction(INITIAL)).to.emit(auction, 'AuctionClose').withArgs(1n, INITIAL, 1n)
    const { status, leaderboardThreshold } = await auction.auctions(1n)
    expect([status, leaderboardThreshold]).to.deep.equal([2n, INITIAL])
    await byOperator.closeAuction(INITIAL + 1n)
    expect((await auction.auctions(1n)).leaderboardThreshold).to.equal(INITIAL + 1n)
    await expect(auction.connect(ann).bid(STEP)).to.be.revertedWith('Auction: Not in progress')
  })

  it('pays the bids that did not win back, once', async () => {
    const world = await loadFixture(deployClosed)
    const { auction, cake, ann, bob, dan } = world
    const reclaim = (person: typeof ann, id = 1n) => auction.connect(person).claimAuction(id)
    expect([
      await auction.claimable(1n, ann),
      await auction.claimable(1n, bob),
      await auction.claimable(1n, dan),
    ]).to.deep.equal([true, false, false])
    await expect(reclaim(ann, 2n)).to.be.revertedWith('Auction: Not claimable')
    await expect(reclaim(dan)).to.be.revertedWith('Bid: Not found')
    await expect(reclaim(bob)).to.be.revertedWith('Bid: Cannot be claimed (in leaderboard)')
    await expect(reclaim(ann))
      .to.emit(auction, 'AuctionClaim')
      .withArgs(1n, ann.address, 7n * STEP, false)
    expect(await cake.balanceOf(ann)).to.equal(STARTING_CAKE)
    await expect(reclaim(ann)).to.be.revertedWith('Bid: Cannot be claimed twice')
    expect(await auction.claimable(1n, ann)).to.equal(false)
    await startOne(world)
    await expect(reclaim(ann, 2n)).to.be.revertedWith('Auction: In progress')
  })

  it('leaves the bids of the winners to the owner, once', async () => {
    const { auction, cake, owner, ann, bob } = await loadFixture(deployClosed)
    const collect = (...bidders: (typeof ann)[]) => auction.claimAuctionLeaderboard(1n, bidders)
    await expect(auction.connect(ann).claimAuctionLeaderboard(1n, [bob])).to.be.revertedWith(
      'Ownable: caller is not the owner',
    )
    await expect(collect(bob, ann)).to.be.revertedWith('Bid: Cannot be claimed (not in leaderboard)')
    await expect(collect(bob, bob)).to.be.revertedWith('Bid: Cannot be claimed twice')
    const before = await cake.balanceOf(owner)
    await expect(collect(bob))
      .to.emit(auction, 'AuctionClaim')
      .withArgs(1n, bob.address, 9n * STEP, true)
    expect([(await cake.balanceOf(owner)) - before, await auction.totalCollected()]).to.deep.equal([
      9n * STEP,
      9n * STEP,
    ])
    await expect(auction.connect(bob).claimAuction(1n)).to.be.revertedWith('Bid: Cannot be claimed (in leaderboard)')
  })

  it('is read by page: a size beyond the end is limited, a cursor beyond it panics', async () => {
    const world = await loadFixture(deployClosed)
    const { auction, ann, bob, cat, dan } = world
    await startOne(world, 2n)
    await auction.connect(ann).bid(INITIAL)
    const [auctions, nextAuction] = await auction.viewAuctions(0n, 9n)
    expect([...auctions.map(({ status, leaderboard }) => [status, leaderboard]), nextAuction]).to.deep.equal([
      ...[[2n, 1n], [1n, 2n], 2n],
    ])
    expect((await auction.viewAuctions(1n, 1n))[0].map(({ leaderboard }) => leaderboard)).to.deep.equal([2n])
    const [bids, nextBid] = await auction.viewBidsPerAuction(1n, 1n, 9n)
    expect([...bids.map(({ account, amount, hasClaimed }) => [account, amount, hasClaimed]), nextBid]).to.deep.equal([
      ...[[bob.address, 9n * STEP, false], [cat.address, 5n * STEP, false], 3n],
    ])
    await auction.connect(ann).claimAuction(1n)
    const [ids, totals, claimed, next] = await auction.viewBidderAuctions(ann, 0n, 9n)
    expect([[...ids], [...totals], [...claimed], next]).to.deep.equal([
      ...[[1n, 2n], [7n * STEP, INITIAL], [true, false], 2n],
    ])
    expect(
      (await auction.viewBidderAuctions(dan, 0n, 9n)).map((part) => (typeof part === 'bigint' ? part : [...part])),
    ).to.deep.equal([[], [], [], 0n])
    await expect(auction.viewBidsPerAuction(1n, 4n, 1n)).to.be.revertedWithPanic(0x11)
  })
})

describe('the settings of the auctions', () => {
  it('list and remove bidders between auctions', async () => {
    const world = await loadFixture(deployAuction)
    const { auction, byOperator, ann, bob, cat, dan } = world
    await expect(auction.addWhitelist([dan])).to.be.revertedWith(NOT_OPERATOR)
    await expect(auction.removeWhitelist([dan])).to.be.revertedWith(NOT_OPERATOR)
    await expect(byOperator.addWhitelist([ann, dan]))
      .to.emit(auction, 'WhitelistAdd')
      .withArgs(dan.address)
    await expect(byOperator.addWhitelist([ann])).not.to.emit(auction, 'WhitelistAdd')
    await expect(byOperator.removeWhitelist([ann]))
      .to.emit(auction, 'WhitelistRemove')
      .withArgs(ann.address)
    await expect(byOperator.removeWhitelist([ann])).not.to.emit(auction, 'WhitelistRemove')
    expect([await auction.whitelisted(ann), await auction.whitelisted(dan)]).to.deep.equal([false, true])
    const [bidders, next] = await auction.viewBidders(0n, 9n)
    expect([[...bidders], next]).to.deep.equal([[dan.address, bob.address, cat.address], 3n])
    await startOne(world)
    await expect(byOperator.addWhitelist([ann])).to.be.revertedWith('Auction: In progress')
    await expect(byOperator.removeWhitelist([bob])).to.be.revertedWith('Auction: In progress')
    await closeWith(world, 0n)
    await byOperator.addWhitelist([ann])
  })

  it('are changed by the owner', async () => {
    const { auction, byOperator, ann } = await loadFixture(deployAuction)
    await expect(byOperator.setOperatorAddress(ann)).to.be.revertedWith('Ownable: caller is not the owner')
    await expect(byOperator.setMaxAuctionLength(1n)).to.be.revertedWith('Ownable: caller is not the owner')
    const nobody = '0x0000000000000000000000000000000000000000'
    await expect(auction.setOperatorAddress(nobody)).to.be.revertedWith('Management: Operator is the zero address')
    await expect(auction.setOperatorAddress(ann)).to.emit(auction, 'NewOperatorAddress').withArgs(ann.address)
    for (const length of [0n, 86_401n]) {
      await expect(auction.setMaxAuctionLength(length)).to.be.revertedWith('Auction: Length out of range')
    }
    await expect(auction.setMaxAuctionLength(86_400n)).to.emit(auction, 'NewMaxAuctionLength').withArgs(86_400n)
    expect([await auction.operatorAddress(), await auction.maxAuctionLength()]).to.deep.equal([ann.address, 86_400n])
  })

  it('return foreign tokens to the owner, never CAKE', async () => {
    const { auction, byOperator, cake, owner } = await loadFixture(deployAuction)
    const token = await deploy<Token>('DevToken', 'Foreign', 'FOREIGN', 18, 100n)
    await token.transfer(auction, 60n)
    await expect(byOperator.recoverToken(token, 1n)).to.be.revertedWith('Ownable: caller is not the owner')
    await expect(auction.recoverToken(cake, 1n)).to.be.revertedWith('Recover: Cannot be CAKE')
    await expect(auction.recoverToken(token, 0n)).to.be.revertedWith('Recover: Amount must be > 0')
    await expect(auction.recoverToken(token, 60n)).to.emit(auction, 'TokenRecovery').withArgs(token.target, 60n)
    expect(await token.balanceOf(owner)).to.equal(100n)
  })
})
