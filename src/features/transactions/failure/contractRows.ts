import type { CatalogueRow } from './catalogueRow'
import earnReasons from './earnReasons.json'

/** trading 8 "Static call reveals revert" */
export const CANNOT_SUCCEED = 'The transaction cannot succeed due to error: %reason%.'

const SLIPPAGE =
  'The price has moved, or a token takes a part of each transfer. Raise the slippage tolerance in Settings or swap less.'
const SHARE_SLIPPAGE =
  'The price has moved, or a token takes a part of each transfer. Raise the slippage tolerance in Settings and try again.'
const TRANSFER_FAILED = 'The token could not be taken from your account. Check your balance and enable the token again.'

/** Advice for each reason of farms, pools and the vault (protocol 1 to 3). */
const EARN_ADVICE: Readonly<Record<keyof typeof earnReasons, string>> = {
  stakeShort: 'This is more than you have staked. Type a smaller amount.',
  stakeLimit: 'This pool takes no more than its limit from one account. Stake less.',
  nothingToMove: 'There is nothing to move. Type an amount.',
  accountsOnly: 'This takes only accounts, not contracts. Use an account of your own wallet.',
  poolBars: 'The owner of this pool has barred your account. It can still unstake.',
  syrupShort: 'Unstaking takes back the SYRUP that staking gave you, and this account has less of it.',
  rewardShort: 'The token could not be moved. The pool may have no rewards left to pay.',
  wrongWay: 'This is a fault of the page. Nothing was sent. Load it anew and try again.',
}

/** The exact reasons of those contracts, grouped by meaning, each meaning with its advice. */
export const EARN_MEANINGS = (Object.keys(earnReasons) as (keyof typeof earnReasons)[]).map(
  (id): [id: string, advice: string, reasons: readonly string[]] => [id, EARN_ADVICE[id], earnReasons[id]],
)

/** Advice for each reason of a contract, by the exact texts of protocol 0. */
const MEANINGS: readonly [id: string, advice: string, reasons: readonly string[]][] = [
  [
    'priceMoved',
    SLIPPAGE,
    ['PancakeRouter: INSUFFICIENT_OUTPUT_AMOUNT', 'PancakeRouter: EXCESSIVE_INPUT_AMOUNT', 'Pancake: K'],
  ],
  ['shareMoved', SHARE_SLIPPAGE, ['PancakeRouter: INSUFFICIENT_A_AMOUNT', 'PancakeRouter: INSUFFICIENT_B_AMOUNT']],
  ['tooLate', 'The deadline has passed. Try again, or set a longer one in Settings.', ['PancakeRouter: EXPIRED']],
  ['permitTooLate', 'Your signature has run out. Enable again to sign a new one.', ['Pancake: EXPIRED']],
  [
    'permitWrong',
    'The signature is not one of this account for this amount. Enable again to sign a new one.',
    ['Pancake: INVALID_SIGNATURE'],
  ],
  ['notTaken', TRANSFER_FAILED, ['TransferHelper: TRANSFER_FROM_FAILED']],
  [
    'notSentOn',
    'A token does not let itself be sent. Some tokens cannot be sold or moved, for a while or for ever.',
    ['Pancake: TRANSFER_FAILED', 'TransferHelper: TRANSFER_FAILED'],
  ],
  [
    'coinNotTaken',
    'The native coin could not be handed over: the receiving contract does not take it.',
    ['TransferHelper: ETH_TRANSFER_FAILED'],
  ],
  [
    'tokenShort',
    'The account has less of the token than this takes. Check the balance and type a smaller amount.',
    ['BEP20: transfer amount exceeds balance'],
  ],
  ['allowanceShort', TRANSFER_FAILED, ['BEP20: transfer amount exceeds allowance']],
  [
    // Deployed LP tokens report too small an allowance and too small a balance with the same reason.
    'underflow',
    'The LP tokens are not enabled for this amount, or your account has fewer. Enable them again or type a smaller amount.',
    ['ds-math-sub-underflow'],
  ],
  [
    'poolShort',
    'The pool does not hold enough for this. Try a smaller amount.',
    ['Pancake: INSUFFICIENT_LIQUIDITY', 'PancakeLibrary: INSUFFICIENT_LIQUIDITY'],
  ],
  [
    'tooLittleIn',
    'These amounts are too small for a share of the pool. Add more.',
    ['Pancake: INSUFFICIENT_LIQUIDITY_MINTED'],
  ],
  [
    'tooLittleOut',
    'These LP tokens are too few to bring anything back. Remove more.',
    ['Pancake: INSUFFICIENT_LIQUIDITY_BURNED'],
  ],
  [
    'tooSmall',
    'The amount is too small to trade. Type a larger one.',
    [
      'Pancake: INSUFFICIENT_INPUT_AMOUNT',
      'Pancake: INSUFFICIENT_OUTPUT_AMOUNT',
      'PancakeLibrary: INSUFFICIENT_AMOUNT',
      'PancakeLibrary: INSUFFICIENT_INPUT_AMOUNT',
      'PancakeLibrary: INSUFFICIENT_OUTPUT_AMOUNT',
    ],
  ],
  [
    'noSuchTrade',
    'These two cannot be traded for each other. Choose other tokens.',
    [
      'PancakeRouter: INVALID_PATH',
      'PancakeLibrary: INVALID_PATH',
      'PancakeLibrary: IDENTICAL_ADDRESSES',
      'PancakeLibrary: ZERO_ADDRESS',
      'Pancake: IDENTICAL_ADDRESSES',
      'Pancake: ZERO_ADDRESS',
    ],
  ],
  ['poolExists', 'Somebody has made this pool already. Add to it instead.', ['Pancake: PAIR_EXISTS']],
  ['wrongReceiver', 'A token of the pool cannot receive it. Choose another recipient.', ['Pancake: INVALID_TO']],
  [
    'poolBusy',
    'A token of this pool trades in it while it is being moved. Such a token can be harmful: do not trade it.',
    ['Pancake: LOCKED'],
  ],
  ['poolFull', 'The pool cannot hold so much. Type a smaller amount.', ['Pancake: OVERFLOW']],
  [
    'notAllowed',
    'The contract lets only its owner do this.',
    ['Pancake: FORBIDDEN', 'Ownable: caller is not the owner'],
  ],
  ['paused', 'The contract is paused by its owner. Try again later.', ['Pausable: paused']],
  [
    'cannotCompute',
    'A contract could not compute this. Try a smaller amount or other tokens.',
    [
      ...['assertion failed', 'arithmetic overflow', 'division by zero', 'index out of range'],
      ...['ds-math-add-overflow', 'ds-math-sub-underflow', 'ds-math-mul-overflow', 'SafeMath: addition overflow'],
      ...['SafeMath: subtraction overflow', 'SafeMath: multiplication overflow', 'SafeMath: division by zero'],
    ],
  ],
  ...EARN_MEANINGS,
]

const COIN_SHORT = 'Your account lacks native coin for the amount and the network fee together.'

/** Refusals of the contracts of protocol 0, and a node's message that the account cannot pay. */
export const contractRows: readonly CatalogueRow[] = [
  {
    id: 'coinShort',
    by: 'node',
    fits: ({ reason }) => reason === 'insufficient funds',
    sentence: CANNOT_SUCCEED,
    advice: COIN_SHORT,
  },
  ...MEANINGS.map(([id, advice, reasons]): CatalogueRow => ({
    ...{ id, by: 'contract', advice, sentence: CANNOT_SUCCEED },
    fits: ({ reason }) => reason !== null && reasons.includes(reason),
  })),
  {
    id: 'otherReason',
    by: 'contract',
    fits: ({ isRevert, reason }) => isRevert && reason !== null,
    sentence: CANNOT_SUCCEED,
    advice: 'A contract refuses it, by a rule of its own. Nothing was sent.',
  },
  {
    id: 'noReason',
    by: 'contract',
    fits: ({ isRevert, reason }) => isRevert && reason === null,
    sentence: CANNOT_SUCCEED,
    substitute: 'Unknown error, check the logs',
    advice: 'A contract refuses it without saying why. Nothing was sent.',
  },
]

/** Every reason with advice of its own. */
export const knownReasons: readonly string[] = MEANINGS.flatMap(([, , reasons]) => reasons)
