import { mine, reset } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { headOf, sendStep, type FuzzStep } from '../fuzzChain.ts'
import { randomFrom, type Random } from '../random.ts'
import { deployFuzzWorld, FUZZ_LAST_BLOCK, readPools, type FuzzWorld, type PoolState } from './fuzzWorld.ts'
import { FIRST_BLOCK } from './pools.ts'

const SEED = BigInt(process.env['FUZZ_SEED'] ?? 20_210_731)
const STEPS = Number(process.env['FUZZ_POOL_STEPS'] ?? 600)
const MIN_SUCCESS_PERCENT = 70
const MAX_STAKED = 10n ** 22n

/** Returns a random step of one account in one pool: a deposit, a harvest, a withdrawal or an emergency withdrawal. */
function stepIn({ pools, accounts }: FuzzWorld, states: readonly PoolState[], random: Random): FuzzStep {
  const at = Number(random.below(BigInt(pools.length)))
  const accountIndex = Number(random.below(BigInt(accounts.length)))
  const pool = pools[at]
  const staked = states[at]?.staked[accountIndex] ?? 0n
  if (!pool) throw new Error('There is no such pool.')
  const { contract: to, words, limitRaw, isNative } = pool
  const step = (method: string, amount: bigint, revertReason: string | null): FuzzStep => ({
    ...{
      name: `${accountIndex}: ${method} ${amount} in ${pool.name}`,
      from: accounts[accountIndex] ?? '',
      to,
      method,
      revertReason,
    },
    ...(method === 'deposit' && isNative
      ? { valueRaw: amount }
      : { args: method === 'emergencyWithdraw' ? [] : [amount] }),
  })
  const kind = random.below(20n)
  if (kind === 0n) return step('emergencyWithdraw', 0n, null)
  if (kind < 8n) {
    const exceedsBalance = random.isLikely(10)
    const amount = exceedsBalance ? staked + 1n + random.below(9n) : random.below(staked + 1n)
    const nothing = amount === 0n ? words.nothing : undefined
    return step('withdraw', amount, exceedsBalance ? words.isAboveBalance : (nothing ?? null))
  }
  const isHarvest = random.isLikely(20)
  const room = limitRaw === undefined ? MAX_STAKED : limitRaw - staked
  const exceedsBalance = limitRaw !== undefined && random.isLikely(15)
  const some = room > 1n ? random.magnitude(1n, room) : room
  const amount = isHarvest ? 0n : exceedsBalance ? room + 1n : some
  const isRefused = limitRaw !== undefined && amount > room
  return step('deposit', amount, isRefused ? words.above : amount === 0n ? (words.nothing ?? null) : null)
}

const sum = (values: readonly bigint[]): bigint => values.reduce((total, value) => total + value, 0n)

/**
 * Returns the violated invariants: every stake is held, and rewards do not exceed those of the blocks (protocol 2).
 * Each debt is rounded down, so each step may add less than one smallest unit to an account.
 */
function violationsOf(
  { pools }: FuzzWorld,
  [before, after]: readonly [before: readonly PoolState[], after: readonly PoolState[]],
  block: bigint,
  steps: number,
): string[] {
  const [from, to] = [FIRST_BLOCK, block < FUZZ_LAST_BLOCK ? block : FUZZ_LAST_BLOCK]
  const blocks = to > from ? to - from : 0n
  return pools.flatMap(({ name, rewardPerBlockRaw, limitRaw }, at) => {
    const { balance = 0n, staked = [], pending = [], paid = [] } = after[at] ?? {}
    const input = sum(paid) + sum(pending)
    return [
      ...(sum(staked) === balance ? [] : [`${name} holds ${balance} of ${sum(staked)} staked`]),
      ...(input <= blocks * rewardPerBlockRaw + BigInt(steps) ? [] : [`${name} gives ${input} for ${blocks} blocks`]),
      ...(staked.every((one) => limitRaw === undefined || one <= limitRaw) ? [] : [`${name} is over its limit`]),
      ...(paid.every((one, accountIndex) => one >= (before[at]?.paid[accountIndex] ?? 0n))
        ? []
        : [`${name} took a reward back`]),
    ]
  })
}

describe(`pools: ${STEPS} random steps from seed ${SEED}`, () => {
  it('hold every stake, keep their limits, and pay no more than their blocks earn', async function () {
    this.timeout(STEPS * 200)
    await reset()
    const world = await deployFuzzWorld()
    const random = randomFrom(SEED)
    const recent: string[] = []
    let before = await readPools(world)
    let done = 0
    for (let count = 1; count <= STEPS; count += 1) {
      if (random.isLikely(30)) await mine(random.below(60n) + 1n)
      const step = stepIn(world, before, random)
      recent.push(`${count}. ${step.name}`)
      if (recent.length > 8) recent.shift()
      const actualReason = await sendStep(step)
      const after = await readPools(world)
      const { block } = await headOf()
      const violations = violationsOf(world, [before, after], block, count)
      if (actualReason !== step.revertReason)
        violations.unshift(`it reverted with "${actualReason}", expected was "${step.revertReason}"`)
      if (violations.length > 0) expect.fail(`FUZZ_SEED=${SEED}: ${violations.join('; ')}, after\n${recent.join('\n')}`)
      if (actualReason === null) done += 1
      before = after
    }
    const { block } = await headOf()
    console.log(`      ${done} of ${STEPS} steps succeeded, the others reverted as expected; block ${block}`)
    expect(done * 100 >= STEPS * MIN_SUCCESS_PERCENT, 'too few steps succeeded').to.equal(true)
    expect(block > FUZZ_LAST_BLOCK, 'the pools have ended').to.equal(true)
    expect(
      before.every(({ pending, paid }) => sum(pending) + sum(paid) > 0n),
      'every pool has paid',
    ).to.equal(true)
  })
})
