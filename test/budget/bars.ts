/** The limits that no change may exceed, one for each counted figure; lower one after a saving. */
export const BARS = {
  /** JavaScript of a first visit to /swap: all chunks that the browser loads before any click, gzip -9. */
  firstLoadKib: 171,
  /** JavaScript that a route adds to the code already loaded by /swap. */
  routeKib: 45,
  /** The same for the voting, with the markdown of a proposal (quality 1.4). */
  votingRouteKib: 90,
  /**
   * JavaScript files of a first visit to /swap, of one by a user whose wallet connects again, and of one to any route.
   * Each costs the browser as much time as several kilobytes of code.
   */
  files: { swap: 10, swapWithWallet: 36, route: 30 },
  /** Requests to the node until the data of a page is on screen; for the home page, its aggregates only. */
  requests: { swap: 3, pools: 6, farms: 6, homeAggregates: 2 },
  /** Elements of a long list's page before scrolling. */
  elements: 1_500,
  /** Rows of 10,000 tokens in the document at once. */
  tokenRows: 20,
  /** Changes of the document by a key press: the quote, its value, the price, the limits and the route. */
  changesByKey: 14,
  /** Components that React renders for a block that changes no displayed data. */
  rendersOfBlock: 0,
  /**
   * Components that React renders on /swap for another slippage tolerance, beside the two rows that show it: the lists
   * of these rows, and the swap's action, which signs with the tolerance.
   */
  rendersOfSlippage: 9,
  /**
   * Components that React renders on /swap for expert mode: the button of the recipient, the main button and their
   * parents.
   */
  rendersOfExpertMode: 13,
  /**
   * Components that React renders for the user's own node beside its notice: the notice's place and the loader of its
   * code.
   */
  rendersOfOwnNode: 2,
  /**
   * Components that React renders from the request to connect until the account's figures are shown. On /about only the
   * notice of a wrong network is rendered, once for each state of the connection.
   */
  rendersOfAccount: { swap: 120, about: 3 },
  /** Chromium's cumulative layout shift on each route, to the three decimals of its report. */
  layoutShift: 0,
  /**
   * Functions that Chromium compiles and runs for a first visit to /swap. A change of more than 5 % needs a reason in
   * its commit.
   */
  work: { functionsCompiled: 2_678, functionsRun: 1_386 },
} as const

/** The share by which the work of a visit may exceed its figure. */
export const WORK_TOLERANCE = 0.05

/** Prints a counted figure beside its limit, so that a passing run shows the distance. */
export function report(what: string, counted: number, bar: number, unit: string): void {
  console.log(`    ${what}: ${Number.isInteger(counted) ? counted : counted.toFixed(1)} ${unit} (bar ${bar} ${unit})`)
}
