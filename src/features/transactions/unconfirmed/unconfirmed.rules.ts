import type { Unconfirmed } from '../../../chain/rpc/confirmWrite'

/** A write worth more than 100 USD that only one node confirms needs separate consent. */
const CONSENT_THRESHOLD_CENTS = 10_000n

/**
 * Returns whether an unconfirmed write of this value needs the user's consent; an unknown value counts as a high one.
 */
export const needsConsent = (valueCents: bigint | null): boolean =>
  valueCents === null || valueCents > CONSENT_THRESHOLD_CENTS

/** Why a write could not be confirmed, with %host% for the queried node. */
export const UNCONFIRMED_MESSAGES: Readonly<Record<Unconfirmed['reason'], string>> = {
  oneNode: 'We can reach only %host%, so no second node confirms this.',
  noCommonBlock: 'The other nodes are at different blocks than %host%, so no second node confirms this.',
  unanswered: 'No other node answered, so only %host% confirms this.',
}
