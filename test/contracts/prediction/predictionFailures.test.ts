import { loadFixture } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { rehearse } from '../../../src/chain/send/rehearse.ts'
import { toAddress } from '../../../src/core/address.ts'
import { catalogue } from '../../../src/features/transactions/failure/catalogue.ts'
import { causeOf } from '../../../src/features/transactions/failure/cause.ts'
import { AREA_MEANINGS } from '../../../src/features/transactions/failure/contractRows.ts'
import predictionReasons from '../../../src/features/transactions/failure/predictionReasons.json' with { type: 'json' }
import { nodes } from '../nodes.ts'
import {
  advance,
  deployWithBets,
  endFirstRound,
  headBlock,
  mineBefore,
  MIN_BET,
  PRICE,
  reachLock,
  type PredictionWorld,
} from './deployPrediction.ts'

/**
 * Deploys the prediction in its fourth round. Round 1 has ended with a rise: Ann has won and collected. Round 2 has
 * ended too, round 3 is live, and Ann has bet in round 4.
 */
async function deployEndedRound(): Promise<PredictionWorld> {
  const world = await deployWithBets()
  await endFirstRound(world, PRICE + 1n)
  await advance(world, PRICE)
  await world.prediction.connect(world.ann).claim(1n)
  await world.prediction.connect(world.ann).betBull({ value: MIN_BET })
  return world
}

/** Mines the lock block of the open round. A call without a transaction executes in the newest block. */
async function reachLockBlock(world: PredictionWorld): Promise<void> {
  await reachLock(world, PRICE)
  await mineBefore((await headBlock()) + 2n)
}

interface Attempt {
  by: 'ann' | 'bob'
  method: string
  args?: readonly unknown[]
  valueRaw?: bigint
  before?: (world: PredictionWorld) => Promise<void>
}

/** A call of a player for each reason. */
const attempts: Readonly<Record<string, Attempt>> = {
  'Round not bettable': { by: 'bob', method: 'betBull', valueRaw: MIN_BET, before: reachLockBlock },
  'Bet amount must be greater than minBetAmount': { by: 'bob', method: 'betBear', valueRaw: MIN_BET - 1n },
  'Can only bet once per round': { by: 'ann', method: 'betBear', valueRaw: MIN_BET },
  'Round has not started': { by: 'ann', method: 'claim', args: [9n] },
  'Round has not ended': { by: 'ann', method: 'claim', args: [4n] },
  'Rewards claimed': { by: 'ann', method: 'claim', args: [1n] },
  'Not eligible for claim': { by: 'bob', method: 'claim', args: [1n] },
  'Not eligible for refund': {
    by: 'bob',
    method: 'claim',
    args: [3n],
    before: async (world) => {
      await world.prediction.connect(world.operator).pause()
      await world.prediction.connect(world.admin).unpause()
      const { endBlock } = await world.prediction.rounds(3n)
      await mineBefore(endBlock + 2n)
    },
  },
}

describe('the catalogue of failures, in the prediction', () => {
  for (const [reason, { by, method, args = [], valueRaw = 0n, before }] of Object.entries(attempts)) {
    it(`explains "${reason}"`, async () => {
      const world = await loadFixture(deployEndedRound)
      await before?.(world)
      const { prediction } = world
      const contract = { address: toAddress(prediction.target), interface: prediction.interface }
      const intent = { contract, method, args, valueRaw }
      const error: unknown = await rehearse(nodes, intent, toAddress(world[by].address)).then(
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
    expect(Object.keys(attempts).toSorted()).to.deep.equal(Object.values(predictionReasons).flat().toSorted())
  })
})
