/** The figures that no change may exceed, one for each row of counts; lower one when you saved something. */
export const BARS = {
  /** JavaScript of a first visit to /swap, all chunks that the browser loads before any click, gzip -9. */
  firstLoadKib: 172,
  /** JavaScript that a route adds to what /swap has loaded. */
  routeKib: 45,
  /** Requests to the node until the data of a page is on screen. */
  requests: { swap: 3, pools: 6, farms: 6 },
  /** Elements of a long list's page before scrolling. */
  elements: 1_500,
  /** Rows of 10,000 tokens in the document at once. */
  tokenRows: 20,
  /** Changes of the document by a key: the quote, its worth, the price, the limits and the route. */
  changesByKey: 14,
  /** Components that React renders for a block that changes nothing of what a page shows. */
  rendersOfBlock: 0,
  /** Chromium's cumulative layout shift, to the three decimals that it is reported with. */
  layoutShift: 0,
  /** What Chromium compiles and runs for a first visit to /swap; a change of more than 5 % needs a reason in its commit. */
  work: { functionsCompiled: 2_678, functionsRun: 1_386 },
} as const

type Visit = `${'wide' | 'narrow'}, ${'a visitor' | 'an account'}`

/**
 * Routes on which something still moves while their data comes, each with the most that it may: the way to the bar of 0.
 * Lower an entry, or remove it, once less moves; a route without one is held to 0.
 */
export const SHIFTS_LEFT: Readonly<Record<Visit, Readonly<Record<string, number>>>> = {
  'wide, a visitor': { about: 0.03, 'remove-currencyIdA-currencyIdB': 0.01 },
  'wide, an account': {
    ...{ about: 0.03, swap: 0.01, liquidity: 0.03, add: 0.01, 'remove-currencyIdA-currencyIdB': 0.01 },
    ...{ allowances: 0.02, pools: 0.01 },
  },
  'narrow, a visitor': { home: 0.02, about: 0.03, 'remove-currencyIdA-currencyIdB': 0.02 },
  'narrow, an account': {
    ...{ home: 0.01, about: 0.03, swap: 0.02, liquidity: 0.12, add: 0.01, allowances: 0.2, farms: 0.04, pools: 0.07 },
  },
}

/** By how much the work of a visit may exceed its figure. */
export const WORK_TOLERANCE = 0.05

/** Prints a counted figure beside its bar, so that a passing run shows how near it is. */
export function report(what: string, counted: number, bar: number, unit: string): void {
  console.log(`    ${what}: ${Number.isInteger(counted) ? counted : counted.toFixed(1)} ${unit} (bar ${bar} ${unit})`)
}
