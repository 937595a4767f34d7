import reasons from './earnReasons.json'

/** Advice for each reason of farms, pools and the vault (protocol 1 to 3). */
const ADVICE: Readonly<Record<keyof typeof reasons, string>> = {
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
export const EARN_MEANINGS = (Object.keys(reasons) as (keyof typeof reasons)[]).map(
  (id): [id: string, advice: string, reasons: readonly string[]] => [id, ADVICE[id], reasons[id]],
)
