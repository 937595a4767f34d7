import { LIMITS } from '../../../core/limits'
import type { CatalogueRow } from './catalogueRow'

const SLIPPAGE =
  'The price has moved, or a token takes a part of each transfer. Raise the slippage tolerance in Settings or swap less.'
const WRONG_PRICE =
  'Nothing was sent: the limit of this swap would be wrong as well. Wait for the next block, or use another node in Settings.'
const PAGE_FAULT = 'This is a fault of the page. Nothing was sent. Load it anew and try again.'

/** Refusals of the page during input; most of them are shown on the submit button. */
export const limitRows: readonly CatalogueRow[] = Object.entries(LIMITS).map(([id, sentence]) => ({
  ...{ id, by: 'limit', sentence, advice: null },
  fits: ({ message }) => message === sentence,
}))

/** Failures of nodes that say nothing about the write itself. */
export const nodeRows: readonly CatalogueRow[] = [
  {
    id: 'unreachable',
    by: 'node',
    fits: ({ name }) => name === 'NodesUnreachableError',
    sentence: 'The network does not answer.',
    advice: 'Nothing was sent. Try again in a moment.',
  },
  {
    id: 'nodesDisagree',
    by: 'node',
    fits: ({ name }) => name === 'NodesDisagreeError',
    sentence: 'The nodes contradict each other.',
    advice: 'Nothing was sent. The notice at the top of the page says which of them says what.',
  },
  {
    id: 'nodeRefused',
    by: 'node',
    fits: ({ name }) => name === 'RpcError',
    sentence: null,
    advice: 'Nothing was sent. Try again in a moment.',
  },
]

/** Refusals of the rehearsal and of the page itself. */
export const pageRows: readonly CatalogueRow[] = [
  {
    id: 'viewOnly',
    by: 'page',
    fits: ({ name }) => name === 'ViewOnlyError',
    sentence: 'This account is only viewed. Nothing can be signed.',
    advice: 'Leave the view and connect a wallet of your own.',
  },
  {
    id: 'framed',
    by: 'page',
    fits: ({ name }) => name === 'FramedError',
    sentence: 'This page is shown inside another site. Nothing can be signed here.',
    advice: 'Open it by itself and try again.',
  },
  {
    id: 'oldNumbers',
    by: 'page',
    fits: ({ name }) => name === 'OldNumbersError',
    sentence: 'The numbers shown are those of your last visit.',
    advice: 'Nothing was sent. Try again when fresh ones are read.',
  },
  {
    id: 'noEstimate',
    by: 'page',
    fits: ({ ground }) => ground === 'noEstimate',
    sentence: 'Unexpected issue with estimating the gas. Please try again.',
    advice: null,
  },
  {
    id: 'noCandidate',
    by: 'page',
    fits: ({ ground }) => ground === 'noCandidate',
    sentence: 'Unexpected error. Please contact support: none of the calls threw an error.',
    advice: null,
  },
  {
    id: 'tooLittle',
    by: 'page',
    fits: ({ ground }) => ground === 'tooLittle',
    sentence: 'In the rehearsal only %received% arrived, less than the %least% shown.',
    advice: SLIPPAGE,
  },
  {
    id: 'tooLittleOfWanted',
    by: 'page',
    fits: ({ ground }) => ground === 'tooLittleOfWanted',
    sentence: 'In the rehearsal only %received% arrived, less than the %least% shown.',
    advice: 'A token takes a part of each transfer. Type the amount you pay instead, and allow more slippage.',
  },
  {
    id: 'tooMuch',
    by: 'page',
    fits: ({ ground }) => ground === 'tooMuch',
    sentence: 'In the rehearsal %paid% left your account, more than the %most% shown.',
    advice: SLIPPAGE,
  },
  {
    id: 'farMore',
    by: 'page',
    fits: ({ ground }) => ground === 'farMore',
    sentence: 'In the rehearsal %received% arrived, far more than the %quoted% shown. The price shown is wrong.',
    advice: WRONG_PRICE,
  },
  {
    id: 'farLess',
    by: 'page',
    fits: ({ ground }) => ground === 'farLess',
    sentence:
      'In the rehearsal only %paid% left your account, far less than the %quoted% shown. The price shown is wrong.',
    advice: WRONG_PRICE,
  },
  {
    id: 'noNativeForFee',
    by: 'page',
    fits: ({ ground }) => ground === 'noNativeForFee',
    sentence: 'Not enough %symbol% for the network fee: %needed% needed, %held% in your wallet.',
    advice: 'Nothing was sent. Get more of it, or send a smaller amount.',
  },
  {
    id: 'unprovenRequest',
    by: 'page',
    fits: ({ ground }) => ground === 'unprovenRequest',
    sentence: 'Only one node says what was sent, so it is not signed again.',
    advice: 'Speed it up or cancel it in your wallet.',
  },
  {
    id: 'otherRequest',
    by: 'page',
    fits: ({ ground }) => ground === 'otherRequest',
    sentence: 'What the network has is not what you signed here, so it is not signed again.',
    advice: 'Check the transaction in your wallet and in the block explorer.',
  },
  {
    id: 'nonceUsedUp',
    by: 'page',
    fits: ({ ground }) => ground === 'nonceUsedUp',
    sentence: 'The nonce %nonce% is used already: a second transaction would be sent.',
    advice: 'Nothing was sent. The list shows in a moment what became of it.',
  },
  {
    id: 'feeOutOfBounds',
    by: 'page',
    fits: ({ ground }) => ground === 'feeOutOfBounds',
    sentence: 'The gas price has to be between %least% and %most% Gwei.',
    advice: 'The gas price has changed. Open it again to see the new one.',
  },
  {
    id: 'walletChanged',
    by: 'page',
    fits: ({ layers }) => layers.some(({ error }) => error instanceof Error && error.name === 'WalletChangedError'),
    sentence: 'The account or network in your wallet has changed.',
    advice: 'Nothing was sent. Check the details and try again.',
  },
  {
    id: 'poolCreated',
    by: 'page',
    fits: ({ ground }) => ground === 'poolCreated',
    sentence: 'Somebody else has set the price of this pool.',
    advice: 'Nothing was sent. Close this and compare the new price with the market before you add.',
  },
  {
    id: 'notEnabled',
    by: 'page',
    fits: ({ ground }) => ground === 'notEnabled',
    sentence: '%symbol% is not enabled for this amount.',
    advice: 'Nothing was sent. The contract may take less of this token than you typed: enable it again, or type less.',
  },
  {
    id: 'missing',
    by: 'page',
    fits: ({ message }) => message === 'Missing dependencies',
    sentence: null,
    substitute: 'Missing dependencies',
    advice: 'Connect your wallet and try again.',
  },
  {
    id: 'enabledAlready',
    by: 'page',
    fits: ({ message }) => message === 'approve was called unnecessarily',
    sentence: 'The token is enabled already, or about to be.',
    advice: 'Nothing was sent. Try again in a moment.',
  },
  {
    id: 'nothingToApprove',
    by: 'page',
    fits: ({ message }) => ['no token', 'missing amount to approve', 'no spender'].includes(message),
    sentence: null,
    advice: PAGE_FAULT,
  },
  {
    id: 'noAddress',
    by: 'page',
    fits: ({ message }) => message.includes("'address' parameter"),
    sentence: null,
    advice: PAGE_FAULT,
  },
  {
    id: 'noMethod',
    by: 'page',
    fits: ({ message }) => /^Method \S+ doesn't exist on 0x/.test(message),
    sentence: null,
    advice: PAGE_FAULT,
  },
  {
    id: 'invalidCurrency',
    by: 'page',
    fits: ({ message }) => message === 'invalid currency',
    sentence: null,
    advice: PAGE_FAULT,
  },
]

/** Matches every other cause. */
export const lastRow: CatalogueRow = {
  id: 'unknown',
  by: 'page',
  fits: () => true,
  sentence: null,
  advice: 'Whether anything was sent is not known. Look at your recent transactions before you try again.',
}
