import type { CatalogueRow } from './catalogueRow'
import competitionReasons from './competitionReasons.json'
import auctionReasons from './auctionReasons.json'
import earnReasons from './earnReasons.json'
import lotteryReasons from './lotteryReasons.json'
import predictionReasons from './predictionReasons.json'
import profileReasons from './profileReasons.json'
import saleReasons from './saleReasons.json'

/** trading 8 "Static call reveals revert" */
export const CANNOT_SUCCEED = 'The transaction cannot succeed due to error: %reason%.'

const SLIPPAGE =
  'The price moved, or a token charges a tax on transfers. Raise the slippage tolerance in Settings or swap less.'
const SHARE_SLIPPAGE =
  'The price moved, or a token charges a tax on transfers. Raise the slippage tolerance in Settings and try again.'
const TRANSFER_FAILED = 'The token could not be transferred. Check your balance and approve the token again.'
const INVALID_CALL = 'Something went wrong here. Nothing was sent. Reload and try again.'

/** Advice for each reason of farms, pools and the vault (protocol 1 to 3). */
const EARN_ADVICE: Readonly<Record<keyof typeof earnReasons, string>> = {
  stakeTooSmall: 'This is more than you have staked. Enter a smaller amount.',
  stakeLimit: 'This is above the pool’s limit for one account. Stake less.',
  zeroAmount: 'The amount is zero. Enter an amount.',
  accountsOnly: 'Contracts cannot do this. Use an account in your wallet.',
  accountBanned: 'The pool’s owner has banned your account. You can still unstake.',
  syrupTooSmall: 'To unstake, you give back the SYRUP you got for staking. Your account does not have enough SYRUP.',
  rewardTransferFailed: 'The token could not be transferred. The pool may have no rewards left.',
  wrongMethod: INVALID_CALL,
}

/** Advice for each reason of the lottery that a player can get (protocol 4). */
const LOTTERY_ADVICE: Readonly<Record<keyof typeof lotteryReasons, string>> = {
  noTicket: 'No ticket is selected. Choose at least one.',
  tooManyTickets: 'These are more tickets than one transaction may have. Choose fewer.',
  saleEnded: 'This round no longer sells tickets. Wait for the next one.',
  numberOutOfRange: 'A ticket has six digits from 0 to 9. Check your numbers.',
  notDrawn: 'The winning number of this round is not drawn yet. Claim after the draw.',
  ticketNotOwned: 'This ticket belongs to another account, or its prize is already claimed. Reload and try again.',
  noPrize: 'This ticket did not win this prize. Reload to check your tickets again.',
  invalidClaim: INVALID_CALL,
}

/** Advice for each reason of the prediction that a player can get (protocol 5). */
const PREDICTION_ADVICE: Readonly<Record<keyof typeof predictionReasons, string>> = {
  roundClosed: 'This round no longer accepts bets. Bet in the next one.',
  betTooSmall: 'This is below the smallest bet. Enter a larger amount.',
  betExists: 'You have already bet in this round. You can bet again in the next one.',
  roundNotEnded: 'This round has not ended yet. Collect after it has ended.',
  collectedAlready: 'You have already collected from this round. Reload to see it.',
  betNotWon: 'Your bet in this round did not win, so there is nothing to collect.',
  betNotRefundable: 'There is no bet to reclaim from this round yet. Try again in a few minutes.',
}

/** Advice for each reason of profiles, collectibles and claims that a user can get (protocol 6 to 8, 9.3). */
const PROFILE_ADVICE: Readonly<Record<keyof typeof profileReasons, string>> = {
  profileExists: 'Your account already has a profile. Reload to see it.',
  profileMissing: 'Your account has no profile yet. Create one first.',
  profilePaused: 'Your profile is not active. Reactivate it first.',
  profileActive: 'Your profile is already active. Reload to see it.',
  teamClosed: 'This team does not accept new members. Choose another team.',
  pictureInvalid: 'This collectible cannot be a profile picture. Choose another one.',
  collectibleNotOwned: 'This collectible is not in your account any more. Reload and choose another one.',
  collectibleNotApproved: 'The contract may not move this collectible yet. Approve it and try again.',
  collectibleRefused: 'The recipient cannot receive collectibles. Choose another recipient.',
  claimedAlready: 'Your account has already claimed this. It can be claimed only once.',
  claimTooEarly: 'This has not started yet. Try again later.',
  claimEnded: 'This claim has ended.',
  claimNotEligible: 'Your account does not meet the conditions of this claim.',
  claimUnknown: 'This is not offered. Reload and choose another one.',
  saleNotHarvested: 'Claim your tokens from this sale first.',
  invalidApproval: INVALID_CALL,
}

/** Advice for each reason of sales that a user can get (protocol 9). */
const SALE_ADVICE: Readonly<Record<keyof typeof saleReasons, string>> = {
  saleNotOpen: 'This sale does not accept LP tokens now. Check when it starts and ends.',
  nothingCommitted: 'The amount is zero. Enter an amount.',
  commitLimit: 'This is above the limit of this pool for one account. Commit less.',
  saleNeedsProfile: 'This sale needs an active profile. Create or reactivate yours first.',
  saleNotEnded: 'This sale has not ended yet. Claim after it has ended.',
  noCommitment: 'Your account has committed nothing to this pool, so there is nothing to claim.',
  saleClaimed: 'Your account has already claimed from this pool. Reload to see it.',
  invalidPool: INVALID_CALL,
}

/** Advice for each reason of the trading competition that a user can get (protocol 10). */
const COMPETITION_ADVICE: Readonly<Record<keyof typeof competitionReasons, string>> = {
  battleRegistered: 'Your account has already registered for this battle. Reload to see it.',
  registrationClosed: 'Registration for this battle has ended. Wait for the next one.',
  battleNeedsProfile: 'The battle needs an active profile. Reactivate yours first.',
  battleNotRegistered: 'Your account did not register for this battle, so there is nothing to claim.',
  battleClaimed: 'Your account has already claimed its reward. Reload to see it.',
  claimsClosed: 'Rewards of this battle cannot be claimed now. Check whether claims have begun or ended.',
}

/** Advice for each reason of the farm auctions that a bidder can get (protocol 11). */
const AUCTION_ADVICE: Readonly<Record<keyof typeof auctionReasons, string>> = {
  bidderNotListed: 'Your account is not on the list of bidders. Apply with the account that will bid.',
  auctionNotOpen: 'This auction does not accept bids now. Check when it starts and ends.',
  bidNotStep: 'Bids are multiples of 10 CAKE. Enter another amount.',
  firstBidTooSmall: 'Your first bid in an auction has a minimum. Enter a larger amount.',
  auctionNotClosed: 'This auction is not closed yet. Reclaim your bid once it is.',
  bidMissing: 'Your account has not bid in this auction.',
  bidHasWon: 'Your bid has won, so it is not paid back.',
  bidReclaimed: 'Your bid is already paid back. Reload to see it.',
}

/** Reasons with the same meaning, and their advice. */
type Meaning = readonly [id: string, advice: string, reasons: readonly string[]]

const meaningsOf = <Id extends string>(
  advice: Readonly<Record<Id, string>>,
  reasons: Readonly<Record<Id, readonly string[]>>,
): Meaning[] => (Object.keys(reasons) as Id[]).map((id) => [id, advice[id], reasons[id]])

/** The exact reasons of the areas' contracts, grouped by meaning, each meaning with its advice. */
export const AREA_MEANINGS: readonly Meaning[] = [
  ...meaningsOf(EARN_ADVICE, earnReasons),
  ...meaningsOf(LOTTERY_ADVICE, lotteryReasons),
  ...meaningsOf(PREDICTION_ADVICE, predictionReasons),
  ...meaningsOf(PROFILE_ADVICE, profileReasons),
  ...meaningsOf(SALE_ADVICE, saleReasons),
  ...meaningsOf(AUCTION_ADVICE, auctionReasons),
  ...meaningsOf(COMPETITION_ADVICE, competitionReasons),
]

/** Advice for each reason of a contract, by its exact text: the reasons of protocol 0, then those of the areas. */
const MEANINGS: readonly Meaning[] = [
  [
    'priceMoved',
    SLIPPAGE,
    ['PancakeRouter: INSUFFICIENT_OUTPUT_AMOUNT', 'PancakeRouter: EXCESSIVE_INPUT_AMOUNT', 'Pancake: K'],
  ],
  ['shareMoved', SHARE_SLIPPAGE, ['PancakeRouter: INSUFFICIENT_A_AMOUNT', 'PancakeRouter: INSUFFICIENT_B_AMOUNT']],
  ['tooLate', 'The deadline passed. Try again, or set a longer one in Settings.', ['PancakeRouter: EXPIRED']],
  ['permitTooLate', 'Your signature expired. Approve again to sign a new one.', ['Pancake: EXPIRED']],
  [
    'permitWrong',
    'Your signature does not match this account or amount. Approve again to sign a new one.',
    ['Pancake: INVALID_SIGNATURE'],
  ],
  ['transferFromFailed', TRANSFER_FAILED, ['TransferHelper: TRANSFER_FROM_FAILED']],
  [
    'transferFailed',
    'This token does not allow transfers. Some tokens cannot be sold or moved, for a time or forever.',
    ['Pancake: TRANSFER_FAILED', 'TransferHelper: TRANSFER_FAILED'],
  ],
  [
    'coinTransferFailed',
    'The receiving contract does not accept the native coin.',
    ['TransferHelper: ETH_TRANSFER_FAILED'],
  ],
  [
    'balanceTooSmall',
    'You don’t have enough of this token. Check your balance and enter a smaller amount.',
    ['BEP20: transfer amount exceeds balance'],
  ],
  ['allowanceTooSmall', TRANSFER_FAILED, ['BEP20: transfer amount exceeds allowance']],
  [
    // Deployed LP tokens report too small an allowance and too small a balance with the same reason.
    'underflow',
    'Your LP tokens are not approved for this amount, or you have fewer. Approve them again or enter a smaller amount.',
    ['ds-math-sub-underflow'],
  ],
  [
    'reservesTooSmall',
    'The pool does not have enough tokens. Try a smaller amount.',
    ['Pancake: INSUFFICIENT_LIQUIDITY', 'PancakeLibrary: INSUFFICIENT_LIQUIDITY'],
  ],
  [
    'mintTooSmall',
    'These amounts are too small for a share of the pool. Add more.',
    ['Pancake: INSUFFICIENT_LIQUIDITY_MINTED'],
  ],
  [
    'burnTooSmall',
    'This is too little to get any tokens back. Remove more.',
    ['Pancake: INSUFFICIENT_LIQUIDITY_BURNED'],
  ],
  [
    'tooSmall',
    'The amount is too small to trade. Enter a larger amount.',
    [
      'Pancake: INSUFFICIENT_INPUT_AMOUNT',
      'Pancake: INSUFFICIENT_OUTPUT_AMOUNT',
      'PancakeLibrary: INSUFFICIENT_AMOUNT',
      'PancakeLibrary: INSUFFICIENT_INPUT_AMOUNT',
      'PancakeLibrary: INSUFFICIENT_OUTPUT_AMOUNT',
    ],
  ],
  [
    'invalidPath',
    'These two tokens cannot be swapped. Choose other tokens.',
    [
      'PancakeRouter: INVALID_PATH',
      'PancakeLibrary: INVALID_PATH',
      'PancakeLibrary: IDENTICAL_ADDRESSES',
      'PancakeLibrary: ZERO_ADDRESS',
      'Pancake: IDENTICAL_ADDRESSES',
      'Pancake: ZERO_ADDRESS',
    ],
  ],
  ['poolExists', 'Someone already created this pool. Add liquidity to it instead.', ['Pancake: PAIR_EXISTS']],
  ['invalidTo', 'A token of this pool cannot be the recipient. Choose another recipient.', ['Pancake: INVALID_TO']],
  [
    'poolLocked',
    'A token in this pool makes trades during transfers. It may be harmful: don’t trade it.',
    ['Pancake: LOCKED'],
  ],
  ['poolFull', 'The pool cannot hold this much. Enter a smaller amount.', ['Pancake: OVERFLOW']],
  ['notAllowed', 'Only the contract’s owner can do this.', ['Pancake: FORBIDDEN', 'Ownable: caller is not the owner']],
  ['paused', 'The owner has paused this contract. Try again later.', ['Pausable: paused']],
  [
    'cannotCompute',
    'The contract could not calculate this. Try a smaller amount or other tokens.',
    [
      ...['assertion failed', 'arithmetic overflow', 'division by zero', 'index out of range'],
      ...['ds-math-add-overflow', 'ds-math-sub-underflow', 'ds-math-mul-overflow', 'SafeMath: addition overflow'],
      ...['SafeMath: subtraction overflow', 'SafeMath: multiplication overflow', 'SafeMath: division by zero'],
    ],
  ],
  ...AREA_MEANINGS,
]

const COIN_SHORT = 'You don’t have enough of the native coin for the amount and the network fee.'

/** Refusals of the contracts, and a node's message that the account cannot pay. */
export const contractRows: readonly CatalogueRow[] = [
  {
    id: 'coinTooSmall',
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
    advice: 'The contract’s own rules do not allow this. Nothing was sent.',
  },
  {
    id: 'noReason',
    by: 'contract',
    fits: ({ isRevert, reason }) => isRevert && reason === null,
    sentence: CANNOT_SUCCEED,
    substitute: 'Unknown error, check the logs',
    advice: 'The contract rejected this without a reason. Nothing was sent.',
  },
]

/** Every reason with advice of its own. */
export const knownReasons: readonly string[] = MEANINGS.flatMap(([, , reasons]) => reasons)
