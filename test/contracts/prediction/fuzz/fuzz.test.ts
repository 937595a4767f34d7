import { mine, reset } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import hre from 'hardhat'
import { headOf, sendStep, type FuzzStep } from '../../fuzzChain.ts'
import { randomFrom, type Random } from '../../random.ts'
import { BUFFER, deployPrediction, INTERVAL, MIN_BET, type PredictionWorld } from '../deployPrediction.ts'
import {
  bet,
  claim,
  claimTreasury,
  execute,
  lock,
  newModel,
  pause,
  setPrice,
  setRewardRate,
  stakesOf,
  start,
  unpause,
  violationsOf,
  type Model,
  type ModelStep,
} from './model.ts'

const SEED = BigInt(process.env['FUZZ_SEED'] ?? 20_210_801)
const STEPS = Number(process.env['FUZZ_PREDICTION_STEPS'] ?? 900)
const MIN_SUCCESS_PERCENT = 60
const MAX_BET = 10n ** 19n
const CANDIDATES = 6

type Step = Omit<FuzzStep, 'revertReason'> & { apply: ModelStep }

const OPERATIONS = [
  ['genesisStartRound', start],
  ['genesisLockRound', lock],
  ['executeRound', execute],
] as const

/** Returns a random step: a bet (40 %), a claim (25 %), an operator's call (15 %), a price (14 %) or an admin call. */
function anyStep(
  { prediction, oracle, owner, admin, operator, ann, bob, cecil }: PredictionWorld,
  model: Model,
  random: Random,
): Step {
  const by = (from: string, method: string, apply: ModelStep, ...args: unknown[]): Step => ({
    ...{ name: `${method} ${args.join()}`, from, to: prediction, method, args, apply },
  })
  const account = random.pick([ann, bob, cecil]).address
  const next = !model.hasStarted ? OPERATIONS[0] : model.hasLocked ? OPERATIONS[2] : OPERATIONS[1]
  const kind = random.below(100n)
  if (kind < 40n) {
    const isBull = random.isLikely(50)
    const amount = random.isLikely(5) ? random.below(MIN_BET) : random.magnitude(MIN_BET, MAX_BET)
    const method = isBull ? 'betBull' : 'betBear'
    return {
      ...by(account, method, bet(account, isBull, amount)),
      name: `${account} ${method} ${amount}`,
      valueRaw: amount,
    }
  }
  if (kind < 65n) {
    const recent = BigInt(model.rounds.length) + 1n - random.below(8n)
    const epoch = recent > 0n ? recent : random.below(3n)
    return by(account, 'claim', claim(account, Number(epoch)), epoch)
  }
  if (kind < 80n) {
    const [method, apply] = random.isLikely(90) ? next : random.pick(OPERATIONS)
    return by(operator.address, method, apply)
  }
  if (kind < 94n) {
    const price = random.isLikely(25) ? model.price : model.price + random.below(200_000_000n) - 100_000_000n
    return { ...by(owner.address, 'setAnswer', setPrice(price), price), to: oracle }
  }
  if (kind < 96n) return by(admin.address, 'claimTreasury', claimTreasury)
  if (kind < 98n) {
    const rate = random.below(110n)
    return by(admin.address, 'setRewardRate', setRewardRate(rate), rate)
  }
  const isPausing = random.isLikely(model.isPaused ? 10 : 90)
  return by(admin.address, isPausing ? 'pause' : 'unpause', isPausing ? pause : unpause)
}

/** Returns a random step. In three of four cases it is the first of a few that succeeds, if any does. */
function likelyStep(world: PredictionWorld, model: Model, random: Random, block: bigint): Step {
  const first = anyStep(world, model, random)
  if (random.isLikely(25)) return first
  const succeeds = ({ apply }: Step) => apply(structuredClone(model), block) === null
  const others = Array.from({ length: CANDIDATES }, () => anyStep(world, model, random))
  return [first, ...others].find(succeeds) ?? first
}

describe(`the prediction: ${STEPS} random steps from seed ${SEED}`, () => {
  it('pays no more than the stakes, refunds exactly, and holds everything that can be claimed', async function () {
    this.timeout(STEPS * 200)
    await reset()
    const world = await deployPrediction()
    const { prediction, ann, bob, cecil, admin } = world
    const [model, random] = [newModel(), randomFrom(SEED)]
    const recent: string[] = []
    let done = 0

    /** Sends a step, applies it to the model, and compares both. */
    async function run(step: Step): Promise<void> {
      const { block } = await headOf()
      const revertReason = step.apply(model, block + 1n)
      recent.push(`block ${block + 1n}: ${step.name}`)
      if (recent.length > 8) recent.shift()
      const actual = await sendStep({ ...step, revertReason })
      const balance = await hre.ethers.provider.getBalance(prediction)
      const violations = violationsOf(model)
      if (actual !== revertReason) violations.unshift(`it reverted with "${actual}", expected was "${revertReason}"`)
      if (balance !== model.balance) violations.push(`it holds ${balance}, expected was ${model.balance}`)
      if (violations.length > 0) expect.fail(`FUZZ_SEED=${SEED}: ${violations.join('; ')}, after\n${recent.join('\n')}`)
      if (actual === null) done += 1
    }

    for (let count = 1; count <= STEPS; count += 1) {
      if (random.isLikely(15)) await mine(random.below(4n) + 1n)
      await run(likelyStep(world, model, random, (await headOf()).block + 1n))
    }
    console.log(
      `      ${done} of ${STEPS} steps succeeded, the others reverted as expected; ${model.rounds.length} rounds`,
    )
    expect(done * 100 >= STEPS * MIN_SUCCESS_PERCENT, 'too few steps succeeded').to.equal(true)
    const ended = model.rounds.filter(({ hasEnded }) => hasEnded)
    const staked = (rounds: Model['rounds']) => rounds.filter((round) => stakesOf(round) > 0n).length
    expect(staked(ended) > 2, 'rounds have ended').to.equal(true)
    expect(staked(model.rounds.slice(0, -2).filter(({ hasEnded }) => !hasEnded)) > 2, 'rounds are missed').to.equal(
      true,
    )

    // In the end every account claims in every round; what remains is the rounding and rewards that nobody won.
    await mine(2n * INTERVAL + BUFFER + 1n)
    for (const [at, round] of model.rounds.entries()) {
      const epoch = at + 1
      const actual = await prediction.rounds(BigInt(epoch))
      expect(
        [
          actual.totalAmount,
          actual.bullAmount,
          actual.lockPrice,
          actual.closePrice,
          actual.rewardAmount,
          actual.oracleCalled,
        ],
        `round ${epoch}`,
      ).to.deep.equal([
        ...[stakesOf(round), stakesOf(round, true), round.lockPrice, round.closePrice, round.reward, round.hasEnded],
      ])
      for (const { address } of [ann, bob, cecil]) {
        const step = {
          name: `${address} claims ${epoch}`,
          from: address,
          to: prediction,
          method: 'claim',
          args: [epoch],
        }
        await run({ ...step, apply: claim(address, epoch) })
      }
    }
    const step = { name: 'claim the treasury', from: admin.address, to: prediction, method: 'claimTreasury' }
    await run({ ...step, apply: claimTreasury })
    const unwon = ended.reduce((sum, round) => {
      const isWon = stakesOf(round, round.closePrice > round.lockPrice) > 0n
      return isWon ? sum : sum + round.reward
    }, 0n)
    const dust = BigInt(ended.length) * 5n
    expect(model.balance >= unwon && model.balance <= unwon + dust, `${model.balance} of ${unwon}`).to.equal(true)
  })
})
