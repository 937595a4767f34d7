import type { Unconfirmed } from '../../../chain/rpc/confirmWrite'

/** What is worth more than 100 USD is not signed on one node's word without a click of its own. */
const MOST_WITHOUT_CONSENT_CENTS = 10_000n

/** Returns whether an unconfirmed write of this value needs the user's consent; an unknown value counts as a high one. */
export const needsConsent = (valueCents: bigint | null): boolean =>
  valueCents === null || valueCents > MOST_WITHOUT_CONSENT_CENTS

/** Why a write could not be confirmed, with %host% for the node that was asked. */
export const UNCONFIRMED_WORDS: Readonly<Record<Unconfirmed['reason'], string>> = {
  oneNode: 'Only %host% can be asked. No node of another operator confirms what it says.',
  noCommonBlock: 'The nodes share no recent block, so no other node confirms what %host% says.',
  unanswered: 'No second node answered, so nothing confirms what %host% says.',
}
