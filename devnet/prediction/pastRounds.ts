/** Account of a bet: the demo account, or one of the other accounts. */
export type Bettor = 'demo' | 'first' | 'second'

export type Side = 'Bull' | 'Bear'

/** Bet in native coin. */
export type PastBet = readonly [who: Bettor, side: Side, bnb: string]

/**
 * Lock prices in USD of consecutive rounds. The price of a round is also the closing price of the one before it. After the
 * first run the prediction is paused and started again. That cancels the last locked round and the one after it.
 */
export const RUNS: readonly (readonly string[])[] = [
  ['316.42', '317.88', '315.96', '316.75'],
  ['318.05', '319.4', '319.4', '320.9', '319.15', '320'],
]

/** Bets by epoch. Round 2 has no winner, 4 is cancelled, and 7 is a tie. The last one accepts bets. */
export const PAST_BETS: Readonly<Record<number, readonly PastBet[]>> = {
  1: [
    ['demo', 'Bull', '0.4'],
    ['first', 'Bull', '1.2'],
    ['second', 'Bear', '2.1'],
  ],
  2: [
    ['first', 'Bull', '0.8'],
    ['second', 'Bull', '1.1'],
  ],
  3: [
    ['demo', 'Bear', '0.25'],
    ['first', 'Bull', '2.4'],
    ['second', 'Bear', '0.9'],
  ],
  4: [
    ['demo', 'Bull', '0.3'],
    ['first', 'Bear', '1.75'],
    ['second', 'Bull', '0.6'],
  ],
  6: [
    ['first', 'Bear', '1.4'],
    ['second', 'Bull', '3.05'],
  ],
  7: [
    ['demo', 'Bear', '0.1'],
    ['first', 'Bull', '0.95'],
    ['second', 'Bear', '1.3'],
  ],
  8: [
    ['demo', 'Bull', '0.5'],
    ['first', 'Bear', '2.65'],
    ['second', 'Bull', '1.15'],
  ],
  9: [
    ['first', 'Bear', '0.7'],
    ['second', 'Bull', '1.9'],
  ],
  10: [
    ['first', 'Bull', '1.6'],
    ['second', 'Bear', '1.05'],
  ],
  11: [
    ['first', 'Bull', '1.25'],
    ['second', 'Bear', '2.2'],
  ],
  12: [
    ['first', 'Bear', '0.85'],
    ['second', 'Bull', '1.45'],
  ],
}

/** Round that the demo account won and collected. It has not collected its share of round 8 and its bet of round 4. */
export const COLLECTED_EPOCH = 1

/** Number of intervals that the runs last. */
export const PAST_INTERVALS = RUNS.reduce((sum, prices) => sum + prices.length, 0)
