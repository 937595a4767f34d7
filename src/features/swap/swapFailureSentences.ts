/**
 * All that a swap can be refused or fail with, word for word where trading 8 gives the words; what stands between
 * per cent signs comes from a contract, a wallet or a rehearsal.
 */
export const SWAP_SENTENCES = {
  cannotSucceed: 'The transaction cannot succeed due to error: %reason%.',
  noEstimate: 'Unexpected issue with estimating the gas. Please try again.',
  noCandidate: 'Unexpected error. Please contact support: none of the calls threw an error.',
  rejected: 'Transaction rejected.',
  failed: 'Swap failed: %message%',
  noReason: 'Unknown error, check the logs',
  missing: 'Missing dependencies',
  noHash: 'No transaction hash found',
  silentWallet: 'The wallet gave no reason',
  tooLittle: 'In the rehearsal only %received% arrived, less than the %least% shown.',
  tooMuch: 'In the rehearsal %paid% left your account, more than the %most% shown.',
  viewOnly: 'This account is only viewed. Nothing can be signed.',
  oldNumbers: 'The numbers shown are those of your last visit.',
  unreachable: 'The network does not answer.',
} as const

/** What a failure means for the person, beside its sentence. */
export const SWAP_ADVICE = {
  slippage:
    'The price has moved, or a token takes a part of each transfer. Raise the slippage tolerance in Settings or swap less.',
  deadline: 'The deadline has passed. Try again, or set a longer one in Settings.',
  notTaken: 'The token could not be taken from your account. Check your balance and enable the token again.',
  noCoin: 'Your account lacks native coin for the amount and the network fee together.',
  taxed: 'A token takes a part of each transfer. Type the amount you pay instead, and allow more slippage.',
  notSent: 'Your wallet did not send it. Your tokens have not moved.',
  later: 'Nothing was sent. Try again when fresh ones are read.',
  soon: 'Nothing was sent. Try again in a moment.',
} as const

/** Words of ours that stand inside another sentence, and are translated before they do. */
export const OWN_WORDS: ReadonlySet<string> = new Set([
  SWAP_SENTENCES.noReason,
  SWAP_SENTENCES.missing,
  SWAP_SENTENCES.noHash,
  SWAP_SENTENCES.silentWallet,
  SWAP_SENTENCES.viewOnly,
])
