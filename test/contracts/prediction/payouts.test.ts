import { loadFixture, mine } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import * as fc from 'fast-check'
import hre from 'hardhat'
import type { HardhatEthersSigner } from '@nomicfoundation/hardhat-ethers/signers'
import type { Call } from '../../../src/chain/contracts/call.ts'
import * as reads from '../../../src/chain/contracts/predictions/reads.ts'
import { toAddress } from '../../../src/core/address.ts'
import {
  betResult,
  expectedPayoutRaw,
  payoutMultiple,
  payoutRaw,
} from '../../../src/features/prediction/payout.rules.ts'
import {
  fromStoredRound,
  refundBlock,
  roundStatus,
  toStoredRound,
  winnerOf,
} from '../../../src/features/prediction/round.rules.ts'
import {
  advance,
  BUFFER,
  deployPrediction,
  headBlock,
  INTERVAL,
  MIN_BET,
  PRICE,
  startRounds,
  type PredictionWorld,
} from './deployPrediction.ts'
import '../../propertySeed.ts'

const CASES = 40
const MAX_BET = 10n ** 21n
const FIRST_PLAYER = 3
const PLAYERS = 5

const sides = fc.constantFrom('bull' as const, 'bear' as const)
const bets = fc.array(fc.record({ side: sides, amountRaw: fc.bigInt({ min: MIN_BET, max: MAX_BET }) }), {
  ...{ minLength: 1, maxLength: PLAYERS },
})
const rates = fc.integer({ min: 0, max: 100 })
/** Change of the price in the round; null if the round is never ended. */
const changes = fc.option(fc.bigInt({ min: -2n, max: 2n }), { freq: 4 })

/** Returns what a read of the page gives on the contract under test. */
async function readBy<T>({ prediction }: PredictionWorld, call: Call<T>): Promise<T> {
  return call.decode(await hre.ethers.provider.call({ to: prediction.target, data: call.callData }))
}

const balanceOf = (account: HardhatEthersSigner) => hre.ethers.provider.getBalance(account)

/** Returns what a claim pays to an account; null if the contract rejects it. */
async function claimed({ prediction }: PredictionWorld, account: HardhatEthersSigner): Promise<bigint | null> {
  const before = await balanceOf(account)
  try {
    const receipt = await (await prediction.connect(account).claim(1n)).wait()
    return (await balanceOf(account)) - before + (receipt?.fee ?? 0n)
  } catch {
    return null
  }
}

async function readRound(world: PredictionWorld) {
  const round = fromStoredRound(toStoredRound(await readBy(world, reads.rounds(1))))
  const clock = {
    currentEpoch: await readBy(world, reads.currentEpoch()),
    block: Number(await headBlock()),
    bufferBlocks: await readBy(world, reads.bufferBlocks()),
    paddingBlocks: 3,
    isPaused: await readBy(world, reads.paused()),
  }
  return { round, clock, status: roundStatus(round, clock) }
}

describe("the page's rules of payouts", () => {
  it(`give what the contract pays, to the wei, in ${CASES} random rounds`, async function () {
    this.timeout(CASES * 6_000)
    const counts = { win: 0, lose: 0, canceled: 0, live: 0 }
    await fc.assert(
      fc.asyncProperty(bets, rates, changes, async (placed, rate, change) => {
        const world = await loadFixture(deployPrediction)
        const { prediction, admin } = world
        const players = (await hre.ethers.getSigners()).slice(FIRST_PLAYER)
        await prediction.connect(admin).setRewardRate(BigInt(rate))
        await startRounds(world)
        let lastExpectedRaw = 0n
        for (const [at, { side, amountRaw }] of placed.entries()) {
          const { round } = await readRound(world)
          lastExpectedRaw = expectedPayoutRaw(round, side, amountRaw, rate)
          const own = prediction.connect(players[at] ?? null)
          await (side === 'bull' ? own.betBull({ value: amountRaw }) : own.betBear({ value: amountRaw }))
        }
        await advance(world, PRICE)
        if (change === null) await mine(2n * INTERVAL + BUFFER)
        else await advance(world, PRICE + change)
        // A call executes in the newest block, and a claim needs a later one than the end.
        await mine(1n)

        const { round, clock, status } = await readRound(world)
        expect(status).to.equal(change === null ? 'cancelled' : 'expired')
        const winner = winnerOf(round)
        expect(winner).to.equal(change === null ? null : change === 0n ? 'house' : change > 0n ? 'bull' : 'bear')
        for (const [at, { side, amountRaw }] of placed.entries()) {
          const account = players[at]
          if (!account) throw new Error('The chain has too few accounts.')
          const address = toAddress(account.address)
          const bet = await readBy(world, reads.ledger(1, address))
          expect(bet).to.deep.equal({ position: side, amountRaw, isClaimed: false })
          const result = betResult(bet, round, status === 'cancelled')
          const expectedRaw = payoutRaw(bet, round, result)
          expect(await readBy(world, reads.claimable(1, address))).to.equal(result === 'win')
          expect(await readBy(world, reads.refundable(1, address))).to.equal(
            result === 'canceled' && clock.block >= refundBlock(round, clock.bufferBlocks),
          )
          const isPaid = result === 'win' || result === 'canceled'
          expect(await claimed(world, account)).to.equal(isPaid ? expectedRaw : null)
          if (result === 'win') {
            // The multiple is in hundredths, rounded down; the contract rounds twice, by less than a wei each.
            const [hundredfold, multiple] = [expectedRaw * 100n, payoutMultiple(round, side, rate) ?? 0n]
            expect(hundredfold + 200n > multiple * amountRaw, 'the multiple is too large').to.equal(true)
            expect(hundredfold < (multiple + 1n) * amountRaw, 'the multiple is too small').to.equal(true)
            if (at === placed.length - 1) expect(expectedRaw).to.equal(lastExpectedRaw)
          }
          counts[result] += 1
        }
      }),
      { numRuns: CASES },
    )
    expect(counts.live).to.equal(0)
    expect(Math.min(counts.win, counts.lose, counts.canceled) > 0, JSON.stringify(counts)).to.equal(true)
  })
})
