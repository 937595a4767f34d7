import type { AmountValue } from '../../../core/amount'
import type { Summary } from '../../transactions'

type Outcome = NonNullable<Summary['outcome']>

/** yield 8: message of every approve, stake, unstake or harvest that failed. */
export const EARN_ERROR = {
  title: 'Error',
  body: 'Please try again. Confirm the transaction and make sure you are paying enough gas!',
} as const

/** Messages of the approval that staking a token needs (yield 8). */
export const ENABLED: Outcome = {
  done: { title: 'Contract enabled', body: 'You can now stake in the %symbol% pool!' },
  failed: EARN_ERROR,
}

const STAKED: Outcome = {
  done: { title: 'Staked!', body: 'Your %symbol% funds are staked and earning.' },
  failed: EARN_ERROR,
}
const UNSTAKED: Outcome = {
  done: { title: 'Unstaked!', body: 'Your %symbol% earnings have also been harvested to your wallet!' },
  failed: EARN_ERROR,
}
const HARVESTED: Outcome = {
  done: { title: 'Harvested!', body: 'Your %symbol% earnings have been sent to your wallet!' },
  failed: EARN_ERROR,
}
const COMPOUNDED: Outcome = {
  done: { title: 'Compounded!', body: 'Your %symbol% earnings have been staked as well.' },
  failed: EARN_ERROR,
}
const CLAIMED: Outcome = {
  done: { title: 'Bounty claimed!', body: 'CAKE bounty has been sent to your wallet.' },
  failed: EARN_ERROR,
}

/** Returns the summary of a stake (yield 8 "Staked!"). */
export const stakeSummary = (amount: AmountValue, symbol: string): Summary => ({
  sentence: 'Stake %amount% %symbol%',
  values: { amount, symbol },
  outcome: STAKED,
})

/** Returns the summary of an unstake, which also pays the earned token `symbol` (yield 8 "Unstaked!"). */
export const unstakeSummary = (amount: AmountValue, staked: string, symbol: string): Summary => ({
  sentence: 'Unstake %amount% %staked%',
  values: { amount, staked, symbol },
  outcome: UNSTAKED,
})

/** Returns the summary of a harvest (yield 8 "Harvested!"). */
export const harvestSummary = (symbol: string): Summary => ({
  sentence: 'Harvest %symbol%',
  values: { symbol },
  outcome: HARVESTED,
})

/** Returns the summary of a harvest whose reward is staked (yield 8 "Compounded!"). */
export const compoundSummary = (symbol: string): Summary => ({
  sentence: 'Compound %symbol%',
  values: { symbol },
  outcome: COMPOUNDED,
})

/** Returns the summary of a claimed vault bounty (yield 8 "Bounty claimed!"). */
export const bountySummary = (): Summary => ({ sentence: 'Claim bounty', values: {}, outcome: CLAIMED })
