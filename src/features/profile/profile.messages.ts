import { amountValue } from '../../core/amount'
import type { CakeFacts } from './useCake'
import type { Summary } from '../transactions'

type Message = NonNullable<Summary['outcome']>['failed']

/** games 8.2.2 */
export const APPROVE_ERROR: Message = { title: 'Error', body: 'An error occurred approving transaction' }
export const CONFIRM_ERROR: Message = { title: 'Error', body: 'An error occurred confirming transaction' }

/** Messages of an approval of CAKE for a step. */
export const CAKE_APPROVED: NonNullable<Summary['outcome']> = {
  done: { title: 'Success!', body: 'Your %symbol% is approved. You can confirm now.' },
  failed: APPROVE_ERROR,
}

const ended = (done: Message): NonNullable<Summary['outcome']> => ({ done, failed: CONFIRM_ERROR })

/** Returns the summary of a starter that is bought. */
export const starterSummary = (name: string, costRaw: bigint, { decimals, symbol }: CakeFacts): Summary => ({
  sentence: 'Buy the starter %name% for %amount%',
  values: { name, amount: amountValue(costRaw, decimals, symbol) },
  outcome: ended({ title: 'Success!', body: 'The starter is yours.' }),
})

/** Returns the summary of the approval of a collectible for the registry. */
export const pictureApprovalSummary = (name: string): Summary => ({
  sentence: 'Approve the collectible %name%',
  values: { name },
  outcome: { done: { title: 'Success!', body: 'The collectible is approved.' }, failed: APPROVE_ERROR },
})

/** Returns the summary of a new profile. */
export const creationSummary = (team: string): Summary => ({
  sentence: 'Create your profile in the team %team%',
  values: { team },
  outcome: ended({ title: 'Profile created!', body: 'Your profile is active.' }),
})

/** Returns the summary of a change of the picture. */
export const pictureSummary = (name: string): Summary => ({
  sentence: 'Use %name% as your profile picture',
  values: { name },
  outcome: ended({ title: 'Picture changed!', body: 'Your profile has its new picture.' }),
})

export const PAUSE_SUMMARY: Summary = {
  sentence: 'Pause your profile',
  values: {},
  outcome: ended({ title: 'Profile paused!', body: 'Your collectible is back in your wallet.' }),
}

/** Returns the summary of a reactivation. */
export const reactivationSummary = (name: string): Summary => ({
  sentence: 'Reactivate your profile with %name%',
  values: { name },
  outcome: ended({ title: 'Profile reactivated!', body: 'Your profile is active.' }),
})
