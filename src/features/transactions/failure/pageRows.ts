import { LIMITS } from '../../../core/limits'
import type { CatalogueRow } from './catalogueRow'

const SLIPPAGE =
  'The price moved, or a token charges a tax on transfers. Raise the slippage tolerance in Settings or swap less.'
const WRONG_PRICE =
  'Nothing was sent, because this swap’s limit would be wrong too. Wait for the next block or choose another node in Settings.'
const PAGE_FAULT = 'Something went wrong here. Nothing was sent. Reload and try again.'

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
    sentence: 'The network is not responding.',
    advice: 'Nothing was sent. Try again in a moment.',
  },
  {
    id: 'nodesDisagree',
    by: 'node',
    fits: ({ name }) => name === 'NodesDisagreeError',
    sentence: 'The nodes disagree.',
    advice: 'Nothing was sent. See the notice at the top of the page.',
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
    sentence: 'You are in view-only mode, so you cannot sign.',
    advice: 'Leave view-only mode and connect your wallet.',
  },
  {
    id: 'framed',
    by: 'page',
    fits: ({ name }) => name === 'FramedError',
    sentence: 'This site is open inside another site, so you cannot sign here.',
    advice: 'Open it in its own tab and try again.',
  },
  {
    id: 'oldNumbers',
    by: 'page',
    fits: ({ name }) => name === 'RestoredResultsError',
    sentence: 'You see figures from your last visit.',
    advice: 'Nothing was sent. Try again when new figures have loaded.',
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
    sentence: 'You would get only %received%, less than the %least% shown.',
    advice: SLIPPAGE,
  },
  {
    id: 'tooLittleOfWanted',
    by: 'page',
    fits: ({ ground }) => ground === 'tooLittleOfWanted',
    sentence: 'You would get only %received%, less than the %least% shown.',
    advice: 'A token charges a tax on transfers. Enter the amount you pay instead, and allow more slippage.',
  },
  {
    id: 'tooMuch',
    by: 'page',
    fits: ({ ground }) => ground === 'tooMuch',
    sentence: 'You would pay %paid%, more than the %most% shown.',
    advice: SLIPPAGE,
  },
  {
    id: 'farMore',
    by: 'page',
    fits: ({ ground }) => ground === 'farMore',
    sentence: 'You would get %received%, far more than the %quoted% shown. The price shown is wrong.',
    advice: WRONG_PRICE,
  },
  {
    id: 'farLess',
    by: 'page',
    fits: ({ ground }) => ground === 'farLess',
    sentence: 'You would pay only %paid%, far less than the %quoted% shown. The price shown is wrong.',
    advice: WRONG_PRICE,
  },
  {
    id: 'noNativeForFee',
    by: 'page',
    fits: ({ ground }) => ground === 'noNativeForFee',
    sentence: 'Not enough %symbol% for the network fee: %needed% needed, %held% in your wallet.',
    advice: 'Nothing was sent. Get more of this coin or enter a smaller amount.',
  },
  {
    id: 'unprovenRequest',
    by: 'page',
    fits: ({ ground }) => ground === 'unprovenRequest',
    sentence: 'Only one node confirms what was sent, so we can’t send it again safely.',
    advice: 'Speed it up or cancel it in your wallet.',
  },
  {
    id: 'otherRequest',
    by: 'page',
    fits: ({ ground }) => ground === 'otherRequest',
    sentence: 'The network has a different transaction than the one you signed here, so we can’t send it again.',
    advice: 'Check the transaction in your wallet and in the block explorer.',
  },
  {
    id: 'nonceUsedUp',
    by: 'page',
    fits: ({ ground }) => ground === 'nonceUsedUp',
    sentence: 'Nonce %nonce% is already used, so this would be a second transaction.',
    advice: 'Nothing was sent. The list will show the result in a moment.',
  },
  {
    id: 'feeOutOfBounds',
    by: 'page',
    fits: ({ ground }) => ground === 'feeOutOfBounds',
    sentence: 'Enter a gas price between %least% and %most% Gwei.',
    advice: 'The gas price has changed. Open it again to see the new one.',
  },
  {
    id: 'walletChanged',
    by: 'page',
    fits: ({ layers }) => layers.some(({ error }) => error instanceof Error && error.name === 'WalletChangedError'),
    sentence: 'The account or network in your wallet changed.',
    advice: 'Nothing was sent. Check the details and try again.',
  },
  {
    id: 'poolCreated',
    by: 'page',
    fits: ({ ground }) => ground === 'poolCreated',
    sentence: 'Someone else has set the price of this pool.',
    advice: 'Nothing was sent. Compare the new price with the market before you add liquidity.',
  },
  {
    id: 'notEnabled',
    by: 'page',
    fits: ({ ground }) => ground === 'notEnabled',
    sentence: '%symbol% is not approved for this amount.',
    advice: 'Nothing was sent. The allowance is smaller than your amount. Approve the token again or enter less.',
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
    id: 'approvedAlready',
    by: 'page',
    fits: ({ message }) => message === 'approve was called unnecessarily',
    sentence: 'This token is already approved, or an approval is pending.',
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
  advice: 'We don’t know if it was sent. Check your recent transactions before you try again.',
}
