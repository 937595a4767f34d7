import { readableMessage } from './readableMessage'
import type { CatalogueRow } from './catalogueRow'
import type { Cause } from './cause'

const isFromWallet = ({ name }: Cause): boolean => name === 'SendFailedError'
const NOT_SENT = 'Your wallet did not send it. Your tokens have not moved.'
const WRONG_NETWORK = 'Your wallet is on another network. Switch it to this one and try again.'

/** Matched by code, which is more precise than a message (EIP-1193, EIP-1474). */
const CODES: readonly [id: string, codes: readonly number[], advice: string][] = [
  ['walletBusy', [-32_002], 'Open your wallet and answer the request there.'],
  ['walletUnauthorised', [4_100], 'Your wallet does not let this site use the account. Connect it again.'],
  ['walletUnsupported', [4_200, -32_601], 'Your wallet can’t do this. Try another wallet.'],
  ['walletOffline', [4_900], 'Your wallet lost its connection. Open it and try again.'],
  ['walletOnOtherChain', [4_901, 4_902], WRONG_NETWORK],
  ['walletRateLimited', [-32_005], 'Your wallet’s node accepts no more requests right now. Try again in a minute.'],
]

/** Matched by message, when a wallet passes on its node's error. */
const MESSAGES: readonly [id: string, pattern: RegExp, advice: string][] = [
  ['walletLocked', /\b(?:is|wallet) locked|unlock/i, 'Unlock your wallet and try again.'],
  [
    'nonceUsed',
    /nonce (?:too low|has already been used)|already known|known transaction/i,
    'It may have been sent already. Check your recent transactions before you try again.',
  ],
  [
    'feeTooLow',
    /underpriced|fee too low|less than block base fee/i,
    'The network needs a higher fee now. Raise it in your wallet and try again.',
  ],
  [
    'gasTooLow',
    /intrinsic gas too low|out of gas|exceeds (?:block )?gas limit/i,
    'The gas limit in your wallet does not work. Use the one this site suggests.',
  ],
]

/** Refusals and failures of a wallet after the page requested a transaction. */
export const walletRows: readonly CatalogueRow[] = [
  {
    id: 'walletLeftChain',
    by: 'wallet',
    fits: ({ layers }) => layers.some(({ error }) => error instanceof Error && error.name === 'WrongChainError'),
    sentence: null,
    substitute: 'Your wallet is on another network.',
    advice: WRONG_NETWORK,
  },
  ...CODES.map(([id, accepted, advice]): CatalogueRow => ({
    ...{ id, by: 'wallet', sentence: null, advice },
    fits: (cause) => isFromWallet(cause) && accepted.some((code) => cause.codes.has(code)),
  })),
  ...MESSAGES.map(([id, pattern, advice]): CatalogueRow => ({
    ...{ id, by: 'wallet', sentence: null, advice },
    fits: (cause) => isFromWallet(cause) && cause.layers.some(({ message }) => pattern.test(message)),
  })),
  {
    id: 'noHash',
    by: 'wallet',
    fits: (cause) => isFromWallet(cause) && cause.message === 'No transaction hash found',
    sentence: null,
    substitute: 'No transaction hash found',
    advice: 'It may have been sent anyway. Check your wallet before you try again.',
  },
  {
    id: 'walletSilent',
    by: 'wallet',
    fits: (cause) =>
      isFromWallet(cause) && (cause.message === 'Your wallet gave no reason' || readableMessage(cause.message) === ''),
    sentence: null,
    substitute: 'Your wallet gave no reason',
    advice: NOT_SENT,
  },
  { id: 'notSent', by: 'wallet', fits: isFromWallet, sentence: null, advice: NOT_SENT },
]
