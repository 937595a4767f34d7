import { amountValue } from '../../core/amount'
import { deployment } from '../../deployment/deployment'
import type { Summary } from '../transactions'
import type { RoundStatus, Side } from './round.rules'

export const { symbol: coinSymbol, decimals: coinDecimals } = deployment.nativeCurrency

/** games 8.2: message of a bet that was not entered. */
export const BET_ERROR = {
  title: 'Error',
  body: 'An error occurred, unable to enter your position',
} as const

/** Message of winnings that were not collected. */
export const COLLECT_ERROR = {
  title: 'Error',
  body: 'Please try again. Confirm the transaction and make sure you are paying enough gas!',
} as const

const ENTERED = {
  bull: { sentence: 'Bet %amount% on UP in round %round%', done: 'UP position entered' },
  bear: { sentence: 'Bet %amount% on DOWN in round %round%', done: 'DOWN position entered' },
} as const

/** Returns the summary of a bet. */
export const betSummary = (side: Side, amountRaw: bigint, epoch: number): Summary => ({
  sentence: ENTERED[side].sentence,
  values: { amount: amountValue(amountRaw, coinDecimals, coinSymbol), round: String(epoch) },
  outcome: { done: { title: 'Success!', body: ENTERED[side].done }, failed: BET_ERROR },
})

/** Returns the summary of collected winnings, or of a bet that is paid back. */
export const collectSummary = (amountRaw: bigint, epoch: number, isRefund: boolean): Summary => ({
  sentence: isRefund ? 'Reclaim %amount% from round %round%' : 'Collect %amount% from round %round%',
  values: { amount: amountValue(amountRaw, coinDecimals, coinSymbol), round: String(epoch) },
  outcome: {
    done: isRefund
      ? { title: 'Bet reclaimed!', body: 'Your bet has been sent back to your wallet.' }
      : { title: 'Winnings collected!', body: 'Your prize has been sent to your wallet.' },
    failed: COLLECT_ERROR,
  },
})

/** Names of the sides. */
export const SIDES: Readonly<Record<Side, { label: string }>> = { bull: { label: 'UP' }, bear: { label: 'DOWN' } }

/** Names of the states of a round. */
export const STATES: Readonly<Record<RoundStatus, { label: string }>> = {
  expired: { label: 'Expired' },
  cancelled: { label: 'Cancelled' },
  live: { label: 'Live' },
  calculating: { label: 'Calculating' },
  open: { label: 'Next' },
  closing: { label: 'Closing' },
  soon: { label: 'Later' },
}
