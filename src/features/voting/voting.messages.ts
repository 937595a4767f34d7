import { formatsOf } from '../../i18n/formats'
import { oncePerLocale } from '../../i18n/once'
import type { DraftFault } from './draft.rules'
import type { ProposalState, ProposalType } from './proposal.rules'
import type { Standing } from './tally.rules'

/** Names of the states (games 4.8.2), with the sentence about the time that matters in each. */
export const STATES: Readonly<Record<ProposalState, { label: string; sentence: string }>> = {
  active: { label: 'Vote now', sentence: 'Ends %time%' },
  pending: { label: 'Soon', sentence: 'Starts %time%' },
  closed: { label: 'Closed', sentence: 'Ended %time%' },
}

export const TYPES: Readonly<Record<ProposalType, { label: string }>> = {
  core: { label: 'Core' },
  community: { label: 'Community' },
  all: { label: 'All' },
}

/** Marks of votes, and why one does not count. */
export const STANDINGS: Readonly<Record<Standing, { label: string; text: string }>> = {
  verified: { label: 'Verified', text: 'The voting power was verified at the snapshot block.' },
  unverified: { label: 'Not verified', text: 'The voting power of this vote is not verified yet.' },
  falsePower: { label: 'Invalid', text: 'The stated voting power is not that of the account at the snapshot block.' },
  noPower: { label: 'Invalid', text: 'The vote states no voting power.' },
  noChoice: { label: 'Invalid', text: 'The proposal has no such choice.' },
  falseSignature: { label: 'Invalid', text: 'The account did not sign this vote.' },
}

/** What is wrong with a field of a proposal (games 5.4). */
export const DRAFT_FAULTS: Readonly<Record<DraftFault, { sentence: string }>> = {
  required: { sentence: '%field% is required' },
  tooLong: { sentence: 'This text is too long.' },
  fewChoices: { sentence: 'Enter at least two choices.' },
  equalChoices: { sentence: 'Two choices are the same.' },
  invalidDate: { sentence: 'This is no valid date and time.' },
  endBeforeStart: { sentence: 'The end must not be before the start.' },
  endPassed: { sentence: 'The end must be in the future.' },
  longPeriod: { sentence: 'Voting can last at most 180 days.' },
  lateStart: { sentence: 'Voting must start within 180 days.' },
  noSnapshot: { sentence: 'The newest block is not known yet. Try again in a moment.' },
}

/** Sentences about the hub's reasons for refusing a message. */
const REFUSALS: Readonly<Record<string, { sentence: string }>> = {
  'wrong timestamp': {
    sentence: 'The clock of your device is wrong. Set it to the right time and try again.',
  },
  'wrong signature': { sentence: 'The signature is not that of your account.' },
  'unknown proposal': { sentence: 'This proposal was removed.' },
  'not in voting window': { sentence: 'Voting is not open.' },
  'invalid choice': { sentence: 'The proposal has no such choice.' },
  'no voting power': { sentence: 'You had no voting power at the snapshot block.' },
  'not enough voting power to publish': { sentence: 'You do not have enough voting power to publish.' },
  'proposal end date must be after start date': { sentence: 'The end must be after the start.' },
  'proposal end date must be in the future': { sentence: 'The end must be in the future.' },
  'two choices are equal': { sentence: 'Two choices are the same.' },
  'snapshot block is not known': {
    sentence: 'The voting service does not know the snapshot block yet. Try again in a moment.',
  },
}
const OTHER_REFUSAL = { sentence: 'The voting service did not accept it: %reason%' }

/** Returns the sentence about a refusal of the hub. */
export const refusalOf = (fault: string): { sentence: string } => REFUSALS[fault] ?? OTHER_REFUSAL

const zoned = oncePerLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      ...{ year: 'numeric', month: 'short', day: 'numeric' },
      ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
    }),
)

const SECOND_MS = 1_000

/** Formats a time in seconds with the zone of the browser: "Jul 30, 2021, 2:05 PM UTC". */
export const zonedText = (timeS: number, locale: string): string => zoned(locale).format(timeS * SECOND_MS)

/** Formats the distance of a time from now, both in seconds: "in 3 days". */
export const distanceText = (timeS: number, nowS: number, locale: string): string =>
  formatsOf(locale).relativeTime(timeS * SECOND_MS, nowS * SECOND_MS)

/** Returns the name of the browser's time zone at a time in seconds: "UTC", "GMT+2". */
export const zoneName = (timeS: number, locale: string): string =>
  zoned(locale)
    .formatToParts(timeS * SECOND_MS)
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''
