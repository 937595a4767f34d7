import { CAKE_PER_BLOCK } from '../../farm/farmFixture.ts'
import { PIDS, type State } from './world.ts'

/** Two states with one step between them. */
export interface Transition {
  /** State before the first stake. */
  first: State
  before: State
  after: State
  /** Blocks and steps since `first`. */
  blocks: bigint
  steps: bigint
  isHarvest: boolean
}

const sum = (values: readonly bigint[]): bigint => values.reduce((total, value) => total + value, 0n)

/** Checks that stakes are held, and that the rewards owed for them can be paid (protocol 1). */
function* farmViolations({ first, after, blocks, steps }: Transition) {
  const { accounts, vault, stakedBalances, cake, syrupSupply } = after
  for (const pid of PIDS) {
    const staked = sum(accounts.map((holding) => holding.staked[pid] ?? 0n)) + (pid === 0 ? vault.staked : 0n)
    if (staked !== stakedBalances[pid])
      yield `the stakes of farm ${pid} are ${staked}, but ${stakedBalances[pid]} is held`
  }
  const minted = cake.supply - first.cake.supply
  const rewards = minted - cake.dev
  if (rewards > blocks * CAKE_PER_BLOCK) yield `${rewards} were minted for stakes in ${blocks} blocks`
  if (cake.dev * 10n > rewards) yield 'the developers got more than a tenth'
  // Rewards of a farm are minted at its next update, so owed rewards include what the blocks can still mint.
  const owed = sum([...accounts.flatMap(({ pending }) => pending), vault.pending])
  // Each debt is rounded down, so each step may add less than one smallest unit to an account.
  const futureRewards = blocks * CAKE_PER_BLOCK - rewards + steps
  if (owed > cake.syrupBar + futureRewards)
    yield `${owed} are owed, but there are ${cake.syrupBar} and ${futureRewards} still to be minted`
  const paid = rewards - cake.syrupBar
  if (paid < 0n) yield 'less was minted than the bar holds'
  const all = sum([...accounts.map((holding) => holding.cake), vault.cake, stakedBalances[0] ?? 0n])
  if (all + cake.syrupBar + cake.dev + cake.treasury + cake.admin !== cake.supply) yield 'CAKE is missing'
  if (syrupSupply < (stakedBalances[0] ?? 0n)) yield 'there is less SYRUP than CAKE is staked'
}

/** Checks that claims do not exceed the vault's balance, and that a share never loses value (protocol 3). */
function* vaultViolations({ before, after, isHarvest }: Transition) {
  const { accounts, vault, fees } = after
  if (sum(accounts.map(({ shares }) => shares)) !== vault.shares) yield 'the shares are not what people have'
  if (vault.shares > vault.balance) yield 'there are more shares than CAKE'
  if (vault.balance !== vault.cake + vault.staked) yield 'the balance is not what the vault has and has staked'
  const claims = accounts.map(({ shares }) => (vault.shares === 0n ? 0n : (shares * vault.balance) / vault.shares))
  if (sum(claims) > vault.balance) yield 'the claims are more than the balance'
  if (fees.performance > 500n || fees.call > 100n || fees.withdraw > 100n || fees.period > 259_200n)
    yield 'a fee is above its greatest'
  // A harvest takes its fees also from the idle balance, which counted before.
  const fee = isHarvest ? (before.vault.cake * 600n) / 10_000n + 1n : 0n
  const isAlive = before.vault.shares > 0n && vault.shares > 0n
  if (isAlive && vault.balance * before.vault.shares < (before.vault.balance - fee) * vault.shares) {
    yield 'a share has become worth less'
  }
}

/** Returns all violated invariants, one sentence each. */
export const violationsOf = (transition: Transition): string[] => [
  ...farmViolations(transition),
  ...vaultViolations(transition),
]
