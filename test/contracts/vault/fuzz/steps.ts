import type { FuzzStep } from '../../fuzzChain.ts'
import type { Random } from '../../random.ts'
import type { State, World } from './world.ts'

/** Creates one step of a kind from the current state. */
type Maker = (random: Random, state: State) => FuzzStep

/** Returns a stake up to `most`, mostly a part of it, so that a thousand steps do not exhaust the balances. */
const someOf = (random: Random, most: bigint): bigint => {
  if (most <= 1n) return most
  if (random.isLikely(10)) return most
  return random.magnitude(random.isLikely(10) ? 1n : most / 1000n + 1n, most)
}
/** Returns an excess over the balance, mostly 0. */
const excess = (random: Random): bigint => (random.isLikely(5) ? random.below(1000n) + 1n : 0n)

const TOO_MUCH = 'BEP20: transfer amount exceeds balance'
const LIMITS = { setPerformanceFee: 500n, setCallFee: 100n, setWithdrawFee: 100n, setWithdrawFeePeriod: 259_200n }

const words: Record<keyof typeof LIMITS, string> = {
  setPerformanceFee: 'performanceFee cannot be more than MAX_PERFORMANCE_FEE',
  setCallFee: 'callFee cannot be more than MAX_CALL_FEE',
  setWithdrawFee: 'withdrawFee cannot be more than MAX_WITHDRAW_FEE',
  setWithdrawFeePeriod: 'withdrawFeePeriod cannot be more than MAX_WITHDRAW_FEE_PERIOD',
}

/** Returns the steps of users in the farms. */
export function farmSteps({ chef, accounts, owner }: World): readonly [number, Maker][] {
  const randomPerson = (random: Random) => Number(random.below(BigInt(accounts.length)))
  const from = (at: number) => accounts[at] ?? ''
  const pidOf = (random: Random) => Number(random.below(3n))

  const stake: Maker = (random, { accounts: holdings }) => {
    const [at, pid] = [randomPerson(random), pidOf(random)]
    const holding = holdings[at]
    const owned = (pid === 0 ? holding?.cake : holding?.lp[pid]) ?? 0n
    const extra = excess(random)
    // Rewards are paid before the stake is taken, so slightly more CAKE than the balance may succeed.
    const amount =
      pid === 0 && extra > 0n ? owned * 2n + 10n ** 27n : (extra > 0n ? owned : someOf(random, owned)) + extra
    const [method, args] = pid === 0 ? ['enterStaking', [amount]] : ['deposit', [pid, amount]]
    const revertReason = amount > owned ? TOO_MUCH : null
    return { name: `${at} stakes ${amount} in ${pid}`, from: from(at), to: chef, method, args, revertReason }
  }

  const unstake: Maker = (random, { accounts: holdings }) => {
    const [at, pid] = [randomPerson(random), pidOf(random)]
    const staked = holdings[at]?.staked[pid] ?? 0n
    const extra = excess(random)
    const amount = extra > 0n ? staked + extra : random.isLikely(20) ? 0n : someOf(random, staked)
    const [method, args] = pid === 0 ? ['leaveStaking', [amount]] : ['withdraw', [pid, amount]]
    const revertReason = amount > staked ? 'withdraw: not good' : null
    return { name: `${at} unstakes ${amount} from ${pid}`, from: from(at), to: chef, method, args, revertReason }
  }

  const emergencyUnstake: Maker = (random) => {
    const [at, pid] = [randomPerson(random), pidOf(random)]
    return {
      name: `${at} withdraws from ${pid} in an emergency`,
      from: from(at),
      to: chef,
      method: 'emergencyWithdraw',
      args: [pid],
      revertReason: null,
    }
  }

  const setPoints: Maker = (random) => {
    const [pid, points] = [1 + Number(random.below(2n)), random.below(5000n)]
    const args = [pid, points, true]
    return {
      name: `set farm ${pid} to ${points} points`,
      from: owner.address,
      to: chef,
      method: 'set',
      args,
      revertReason: null,
    }
  }

  const update: Maker = (random) => {
    const pid = pidOf(random)
    return { name: `update ${pid}`, from: from(0), to: chef, method: 'updatePool', args: [pid], revertReason: null }
  }

  return [
    [12, stake],
    [10, unstake],
    [1, emergencyUnstake],
    [2, setPoints],
    [2, update],
  ]
}

/** Returns the steps of users and of the admin in the vault. */
export function vaultSteps({ vault, cake, accounts, admin }: World): readonly [number, Maker][] {
  const randomPerson = (random: Random) => Number(random.below(BigInt(accounts.length)))
  const from = (at: number) => accounts[at] ?? ''

  const deposit: Maker = (random, { accounts: holdings, fees, vault: { shares, balance } }) => {
    const at = randomPerson(random)
    const owned = holdings[at]?.cake ?? 0n
    const extra = excess(random)
    const amount = (extra > 0n ? owned : someOf(random, owned / 2n)) + extra
    // Only an amount of 0 is rejected: the vault accepts an amount whose shares round down to 0.
    const isNothing = amount === 0n ? 'Nothing to deposit' : null
    const revertReason = fees.isPaused ? 'Pausable: paused' : amount > owned ? TOO_MUCH : isNothing
    const name = `${at} deposits ${amount} at ${balance}/${shares}`
    return { name, from: from(at), to: vault, method: 'deposit', args: [amount], revertReason }
  }

  const withdraw: Maker = (random, { accounts: holdings }) => {
    const at = randomPerson(random)
    const owned = holdings[at]?.shares ?? 0n
    const extra = excess(random)
    const shares = extra > 0n ? owned + extra : someOf(random, owned)
    const tooMany = shares > owned ? 'Withdraw amount exceeds balance' : null
    const revertReason = shares === 0n ? 'Nothing to withdraw' : tooMany
    return {
      name: `${at} withdraws ${shares} shares`,
      from: from(at),
      to: vault,
      method: 'withdraw',
      args: [shares],
      revertReason,
    }
  }

  const harvest: Maker = (random, { fees }) => {
    const at = randomPerson(random)
    const revertReason = fees.isPaused ? 'Pausable: paused' : null
    return { name: `${at} harvests`, from: from(at), to: vault, method: 'harvest', revertReason }
  }

  const transfer: Maker = (random, { accounts: holdings }) => {
    const at = randomPerson(random)
    const amount = someOf(random, (holdings[at]?.cake ?? 0n) / 100n)
    const args = [vault.target, amount]
    return {
      name: `${at} transfers ${amount} to the vault`,
      from: from(at),
      to: cake,
      method: 'transfer',
      args,
      revertReason: null,
    }
  }

  const change: Maker = (random) => {
    const method = random.pick(Object.keys(LIMITS) as (keyof typeof LIMITS)[])
    const [max, isOver] = [LIMITS[method], random.isLikely(20)]
    const value = isOver ? max + 1n + random.below(99n) : random.below(max + 1n)
    const revertReason = isOver ? words[method] : null
    return { name: `${method} ${value}`, from: admin.address, to: vault, method, args: [value], revertReason }
  }

  const pause: Maker = (_, { fees }) => {
    const method = fees.isPaused ? 'unpause' : 'pause'
    return { name: method, from: admin.address, to: vault, method, revertReason: null }
  }

  const withdrawStake: Maker = () => {
    const method = 'emergencyWithdraw'
    return {
      name: 'the admin withdraws the stake of the vault',
      from: admin.address,
      to: vault,
      method,
      revertReason: null,
    }
  }

  return [
    [10, deposit],
    [7, withdraw],
    [6, harvest],
    [1, transfer],
    [2, change],
    [1, pause],
    [0.2, withdrawStake],
  ]
}

/** Returns a random step of one of the kinds, by their weights. */
export function anyStep(kinds: readonly (readonly [number, Maker])[], random: Random, state: State): FuzzStep {
  const WEIGHT_UNITS = 10
  const makers = kinds.flatMap(([weight, maker]) => Array<Maker>(weight * WEIGHT_UNITS).fill(maker))
  return random.pick(makers)(random, state)
}
