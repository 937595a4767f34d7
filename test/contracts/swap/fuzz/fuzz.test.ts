import { expect } from 'chai'
import { reset } from '@nomicfoundation/hardhat-network-helpers'
import { randomFrom, type Random } from '../../random.ts'
import { chainOf } from './chain.ts'
import { violationsOf } from './invariants.ts'
import { liquiditySteps } from './liquiditySteps.ts'
import { pairSteps } from './pairSteps.ts'
import { ExpectedRevert } from './poolModel.ts'
import { RouterModel } from './routerModel.ts'
import { copyOf } from './state.ts'
import type { Maker, Step, Weighted } from './step.ts'
import { tradeSteps } from './tradeSteps.ts'
import { deployWorld } from './world.ts'

const SEED = BigInt(process.env['FUZZ_SEED'] ?? 20_210_729)
const STEPS = Number(process.env['FUZZ_STEPS'] ?? 4_000)
const MIN_SUCCESS_PERCENT = 70
const RECENT_STEPS = 8
/**
 * Number of steps after which everything is read, in case a change had no event. After each other step only contracts
 * with events are read.
 */
const FULL_READ_INTERVAL = 50

function pickMaker(random: Random, makers: readonly Weighted[]): Maker {
  return random.pick(makers.flatMap(([weight, maker]) => Array<Maker>(weight).fill(maker)))
}

/** Applies a step to the model. Returns the expected revert reason, null if the step should succeed. */
function applyToModel(model: RouterModel, step: Step): string | null {
  const before = copyOf(model.state)
  model.synced.clear()
  try {
    step.applyToModel(model)
    return null
  } catch (error) {
    if (!(error instanceof ExpectedRevert)) throw error
    model.state = before
    model.synced.clear()
    return error.message
  }
}

describe(`exchange: ${STEPS.toLocaleString('en')} random steps from seed ${SEED}`, () => {
  it('matches the model, loses nothing, and leaves nothing in the router', async function () {
    this.timeout(STEPS * 60)
    // On an empty chain the addresses, and with them the order of a pair's tokens, do not depend on earlier tests.
    await reset()
    const world = await deployWorld()
    const random = randomFrom(SEED)
    const makers = [...tradeSteps(world), ...liquiditySteps(world), ...pairSteps(world)]
    const chain = await chainOf(world)
    let before = await chain.readAll()
    const model = new RouterModel(world, copyOf(before))
    const revertCounts = new Map<string, number>()
    const recent: string[] = []
    let done = 0

    for (let count = 1; count <= STEPS; count += 1) {
      const step = pickMaker(random, makers)(random, model)
      recent.push(`${count}. ${step.name}`)
      if (recent.length > RECENT_STEPS) recent.shift()
      const expected = applyToModel(model, step)
      const { revertReason, changed } = await chain.send(step.call)
      const isFullRead = count % FULL_READ_INTERVAL === 0 || count === STEPS
      const after = await (isFullRead ? chain.readAll() : chain.readChanged(before, changed))
      const { state: expectedState, synced } = model
      const violations = violationsOf(world, { before, after, expectedState, synced, isTrade: step.isTrade })
      if (revertReason !== expected)
        violations.unshift(`it reverted with "${revertReason}" where "${expected}" was expected`)
      if (violations.length > 0) expect.fail(`FUZZ_SEED=${SEED}: ${violations.join('; ')}, after\n${recent.join('\n')}`)
      if (revertReason === null) done += 1
      else revertCounts.set(revertReason, (revertCounts.get(revertReason) ?? 0) + 1)
      before = after
    }

    const reasons = [...revertCounts].toSorted(([, one], [, other]) => other - one)
    console.log(`      ${done} of ${STEPS} steps succeeded, the others reverted as expected:`)
    for (const [reason, times] of reasons) console.log(`      ${String(times).padStart(5)} ${reason}`)
    expect(done * 100 >= STEPS * MIN_SUCCESS_PERCENT, 'too few steps succeeded').to.equal(true)
  })
})
