import type { Summary } from '../transactions'

export const REGISTER_ERROR = { title: 'Error', body: 'Unable to register for the battle. Please try again.' } as const
export const REWARD_ERROR = { title: 'Error', body: 'Unable to claim your reward. Please try again.' } as const

/** Returns the summary of a registration. */
export const registerSummary = (team: string): Summary => ({
  sentence: 'Register for the trading battle with %team%',
  values: { team },
  outcome: {
    done: { title: 'You are in!', body: 'You trade for %team% in the battle.' },
    failed: REGISTER_ERROR,
  },
})

export const REWARD_SUMMARY: Summary = {
  sentence: 'Claim the reward of the trading battle',
  values: {},
  outcome: {
    done: { title: 'Reward claimed!', body: 'Your reward of the trading battle has arrived.' },
    failed: REWARD_ERROR,
  },
}
