import { mine, reset, time } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { headOf, sendStep } from '../../fuzzChain.ts'
import { randomFrom } from '../../random.ts'
import { violationsOf } from './invariants.ts'
import { anyStep, farmSteps, vaultSteps } from './steps.ts'
import { deployWorld, readState } from './world.ts'

const SEED = BigInt(process.env['FUZZ_SEED'] ?? 20_210_730)
const STEPS = Number(process.env['FUZZ_YIELD_STEPS'] ?? 800)
const MIN_SUCCESS_PERCENT = 70
const RECENT_STEPS = 8

describe(`farms and vault: ${STEPS.toLocaleString('en')} random steps from seed ${SEED}`, () => {
  it('owe no more than was minted, hold every stake, and divide no more than the balance', async function () {
    this.timeout(STEPS * 200)
    await reset()
    const world = await deployWorld()
    const kinds = [...farmSteps(world), ...vaultSteps(world)]
    const random = randomFrom(SEED)
    const first = await readState(world)
    const start = await headOf()
    const recent: string[] = []
    let [before, done] = [first, 0]

    for (let count = 1; count <= STEPS; count += 1) {
      if (random.isLikely(20)) await mine(random.below(50n) + 1n)
      if (random.isLikely(5)) await time.increase(random.below(200_000n))
      const step = anyStep(kinds, random, before)
      recent.push(`${count}. ${step.name}`)
      if (recent.length > RECENT_STEPS) recent.shift()
      const actualReason = await sendStep(step)
      const after = await readState(world)
      const { block } = await headOf()
      const isHarvest = step.method === 'harvest'
      const violations = violationsOf({
        first,
        before,
        after,
        blocks: block - start.block,
        steps: BigInt(count),
        isHarvest,
      })
      if (actualReason !== step.revertReason)
        violations.unshift(`it reverted with "${actualReason}", expected was "${step.revertReason}"`)
      if (violations.length > 0) expect.fail(`FUZZ_SEED=${SEED}: ${violations.join('; ')}, after\n${recent.join('\n')}`)
      if (actualReason === null) done += 1
      before = after
    }
    console.log(`      ${done} of ${STEPS} steps succeeded, the others reverted as expected`)
    expect(done * 100 >= STEPS * MIN_SUCCESS_PERCENT, 'too few steps succeeded').to.equal(true)
  })
})
