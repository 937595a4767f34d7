import { reset } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import {
  amountToWinRaw,
  bidRefusal,
  isReclaimable,
  leaderboardOf,
  winningLimitRaw,
  type AuctionBid,
} from '../../../src/features/auction/auction.rules.ts'
import { sendStep } from '../fuzzChain.ts'
import { randomFrom } from '../random.ts'
import { closeWith, deployAuction, INITIAL, startOne, STEP } from './auctionWorld.ts'

const SEED = BigInt(process.env['FUZZ_SEED'] ?? 20_210_733)
const AUCTIONS = BigInt(process.env['FUZZ_AUCTIONS'] ?? 12)
const MOST_BIDS = 12n

const REASONS = { notAMultiple: 'Bid: Incorrect amount', belowInitialBid: 'Bid: Incorrect initial bid amount' } as const

describe(`the farm auction: ${AUCTIONS} random auctions from seed ${SEED}`, () => {
  it('takes the bids that the rules accept, pays back every loser once, and leaves the rest to the owner', async function () {
    this.timeout(Number(AUCTIONS) * 20_000)
    await reset()
    const world = await deployAuction()
    const { auction, cake, owner, ann, bob, cat } = world
    const random = randomFrom(SEED)
    const bidders = [ann, bob, cat].map(({ address }) => address)
    const send = async (from: string, method: string, args: readonly unknown[], revertReason: string | null) => {
      const step = { name: `${method} ${args.join()}`, from, to: auction, method, args, revertReason }
      expect(await sendStep(step), `FUZZ_SEED=${SEED}: ${step.name} by ${from}`).to.equal(revertReason)
    }
    let [refusals, losers, collected] = [0, 0, 0n]

    for (let id = 1n; id <= AUCTIONS; id += 1n) {
      const places = random.below(3n) + 1n
      await startOne(world, places)
      const bids: AuctionBid[] = []
      for (let left = random.below(MOST_BIDS); left > 0n; left -= 1n) {
        const account = random.pick(bidders)
        const known = bids.find((bid) => bid.account === account)
        const terms = { places: Number(places), initialBidRaw: INITIAL }
        const needed = amountToWinRaw(bids, terms, account)
        const anyRaw = (random.below(12n) + 1n) * STEP + (random.isLikely(10) ? 1n : 0n)
        const amountRaw = random.isLikely(30) && needed > 0n ? needed : anyRaw
        const refusal = bidRefusal(amountRaw, known?.amountRaw ?? 0n, INITIAL)
        await send(account, 'bid', [amountRaw], refusal && REASONS[refusal])
        if (refusal) {
          refusals += 1
          continue
        }
        if (known) known.amountRaw += amountRaw
        else bids.push({ account, amountRaw })
        if (amountRaw === needed) {
          const own = leaderboardOf(bids, Number(places)).find((bid) => bid.account === account)
          expect(own?.isWinning, 'the computed amount wins a place').to.equal(true)
        }
      }
      const [recorded] = await auction.viewBidsPerAuction(id, 0n, 9n)
      expect(recorded.map(({ account, amount }) => [account, amount])).to.deep.equal(
        bids.map(({ account, amountRaw }) => [account, amountRaw]),
      )
      const held = await cake.balanceOf(auction)
      const limit = winningLimitRaw(bids, Number(places))
      await closeWith(world, limit)
      let paidBack = 0n
      for (const { account, amountRaw, isWinning } of leaderboardOf(bids, Number(places))) {
        expect(isReclaimable(amountRaw, limit, false)).to.equal(!isWinning)
        expect(await auction.claimable(id, account)).to.equal(!isWinning)
        if (isWinning) {
          await send(account, 'claimAuction', [id], 'Bid: Cannot be claimed (in leaderboard)')
          continue
        }
        const before = await cake.balanceOf(account)
        await send(account, 'claimAuction', [id], null)
        expect((await cake.balanceOf(account)) - before).to.equal(amountRaw)
        await send(account, 'claimAuction', [id], 'Bid: Cannot be claimed twice')
        paidBack += amountRaw
        losers += 1
      }
      const winners = leaderboardOf(bids, Number(places)).filter(({ isWinning }) => isWinning)
      expect(winners.length >= Math.min(Number(places), bids.length), 'every place is taken').to.equal(true)
      await send(owner.address, 'claimAuctionLeaderboard', [id, winners.map(({ account }) => account)], null)
      const won = winners.reduce((sum, { amountRaw }) => sum + amountRaw, 0n)
      collected += won
      expect(await cake.balanceOf(auction)).to.equal(held - paidBack - won)
      expect([await cake.balanceOf(auction), await auction.totalCollected()]).to.deep.equal([0n, collected])
    }
    expect(refusals > 5 && losers > 3, `only ${refusals} refusals and ${losers} losers`).to.equal(true)
  })
})
