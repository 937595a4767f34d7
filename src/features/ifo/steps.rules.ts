/** The steps to take part in a sale, and their state for an account (games 2.8.5, 5.8). */

export const STEPS = ['profile', 'currency', 'commit', 'claim'] as const
export type SaleStep = (typeof STEPS)[number]

/** Facts that decide the state of the steps; amounts of LP tokens in base units. Null while unknown. */
export interface StepFacts {
  isProfileActive: boolean | null
  balanceRaw: bigint | null
  committedRaw: bigint | null
  isFinished: boolean
  isHarvested: boolean
}

export type StepState = 'done' | 'next' | 'waiting'

/** Returns the state of each step: `next` is the first that the account can do now, and later ones wait. */
export function stepStates(facts: StepFacts): Record<SaleStep, StepState> {
  const { isProfileActive, balanceRaw, committedRaw, isFinished, isHarvested } = facts
  const hasCommitted = committedRaw !== null && committedRaw > 0n
  const done: Record<SaleStep, boolean> = {
    profile: isProfileActive === true,
    // A commitment takes LP tokens from the wallet, so the step remains done with a balance of 0.
    currency: hasCommitted || (balanceRaw !== null && balanceRaw > 0n),
    commit: hasCommitted,
    claim: hasCommitted && isHarvested,
  }
  const isDoable = (step: SaleStep): boolean => (step === 'claim' ? isFinished && hasCommitted : !isFinished)
  const next = STEPS.find((step) => !done[step] && isDoable(step))
  const stateOf = (step: SaleStep): StepState => (done[step] ? 'done' : step === next ? 'next' : 'waiting')
  return {
    profile: stateOf('profile'),
    currency: stateOf('currency'),
    commit: stateOf('commit'),
    claim: stateOf('claim'),
  }
}
