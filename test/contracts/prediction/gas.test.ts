import { loadFixture } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { parseUnits, type ContractTransactionResponse } from 'ethers'
import { gasOf, snapshotOf } from '../gasSnapshot.ts'
import { advance, deployWithBets, PRICE, reachLock, type PredictionWorld } from './deployPrediction.ts'

const BET = { value: parseUnits('0.5') }

type Call = (world: PredictionWorld) => Promise<ContractTransactionResponse>

/** Calls of a player and of the operator, in the order of a round. */
const CALLS: readonly (readonly [name: string, call: Call])[] = [
  ['betBull, first bet of an account', ({ prediction, operator }) => prediction.connect(operator).betBull(BET)],
  ['betBear, later bet', ({ prediction, ann }) => prediction.connect(ann).betBear(BET)],
  ['claim', ({ prediction, ann }) => prediction.connect(ann).claim(1n)],
  ['executeRound', ({ prediction, operator }) => prediction.connect(operator).executeRound()],
]

describe('gas of the prediction', () => {
  it('equals the stored snapshot', async () => {
    const world = await loadFixture(deployWithBets)
    await advance(world, PRICE)
    await advance(world, PRICE + 1n)
    const gas: Record<string, number> = {}
    for (const [name, call] of CALLS) {
      if (name === 'executeRound') await reachLock(world, PRICE)
      gas[name] = await gasOf(call(world))
    }
    expect(gas).to.deep.equal(snapshotOf('prediction', gas))
  })
})
