import { loadFixture, time } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { rehearse } from '../../../src/chain/send/rehearse.ts'
import { toAddress } from '../../../src/core/address.ts'
import { catalogue } from '../../../src/features/transactions/failure/catalogue.ts'
import { causeOf } from '../../../src/features/transactions/failure/cause.ts'
import { AREA_MEANINGS } from '../../../src/features/transactions/failure/contractRows.ts'
import lotteryReasons from '../../../src/features/transactions/failure/lotteryReasons.json' with { type: 'json' }
import { nodes } from '../nodes.ts'
import { deployOpenRound, draw, LENGTH_SECONDS, start, type LotteryWorld } from './lotteryWorld.ts'

const FINAL = 1_234_567n
const MANY = Array<bigint>(101).fill(1_000_000n)

/** Deploys two drawn rounds and an open one; Ann has tickets 0 to 3 in the first and 4 in the second. */
async function deployDrawnRounds(): Promise<LotteryWorld> {
  const world = await deployOpenRound()
  const byAnn = world.lottery.connect(world.ann)
  await byAnn.buyTickets(1n, [FINAL, 1_000_000n, 1_000_007n, 1_034_567n])
  await draw(world, FINAL)
  await byAnn.claimTickets(1n, [2n], [0n])
  await start(world)
  await byAnn.buyTickets(2n, [FINAL])
  await draw(world, FINAL)
  await start(world)
  return world
}

type Attempt = readonly [method: string, ...args: unknown[]]

/** A call of a player for each reason. */
const attempts: Readonly<Record<string, Attempt>> = {
  'No ticket specified': ['buyTickets', 3n, []],
  'Length must be >0': ['claimTickets', 1n, [], []],
  'Number of tickets must be > 0': ['calculateTotalPriceForBulkTickets', 2000n, 1n, 0n],
  'Too many tickets': ['buyTickets', 3n, MANY],
  'Lottery is not open': ['buyTickets', 2n, [FINAL]],
  'Lottery is over': ['buyTickets', 3n, [FINAL]],
  'Outside range': ['buyTickets', 3n, [999_999n]],
  'Lottery not claimable': ['claimTickets', 3n, [5n], [0n]],
  'Not the owner': ['claimTickets', 1n, [2n], [0n]],
  'No prize for this bracket': ['claimTickets', 1n, [1n], [0n]],
  'Not same length': ['claimTickets', 1n, [0n], []],
  'Bracket out of range': ['claimTickets', 1n, [0n], [6n]],
  'TicketId too high': ['claimTickets', 1n, [4n], [5n]],
  'TicketId too low': ['claimTickets', 2n, [0n], [5n]],
  'Bracket must be higher': ['claimTickets', 1n, [0n], [4n]],
}

describe('the catalogue of failures, in the lottery', () => {
  for (const [reason, [method, ...args]] of Object.entries(attempts)) {
    it(`explains "${reason}"`, async () => {
      const { lottery, ann } = await loadFixture(deployDrawnRounds)
      if (reason === 'Lottery is over') await time.increase(LENGTH_SECONDS)
      const contract = { address: toAddress(lottery.target), interface: lottery.interface }
      const error: unknown = await rehearse(
        nodes,
        { contract, method, args, valueRaw: 0n },
        toAddress(ann.address),
      ).then(
        () => null,
        (revert: unknown) => revert,
      )
      const cause = causeOf(error)
      expect([cause.reason, cause.isRevert]).to.deep.equal([reason, true])
      const row = catalogue.find(({ fits }) => fits(cause))
      expect(AREA_MEANINGS.find(([id]) => id === row?.id)?.[2]).to.include(reason)
    })
  }

  it('has a call for each of its reasons', () => {
    expect(Object.keys(attempts).toSorted()).to.deep.equal(Object.values(lotteryReasons).flat().toSorted())
  })
})
