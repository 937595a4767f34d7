/** Scope of a run: `short` for `npm test`, `all` for `npm run test:all` and for a part that is named. */
export type Scope = 'short' | 'all'

/**
 * Test files that only `npm run test:all` runs, so that `npm test` ends within ten minutes on two cores. Each has a
 * reason; a journey of every write stays in the short run (test/unit/testScope.test.ts).
 */
export const ONLY_IN_ALL = {
  unit: {
    'test/unit/demoWalletBuild.test.ts': 'builds two bundles',
    'test/unit/hosting.test.ts': 'builds the app',
    'test/unit/licences.test.ts': 'builds the app',
    'test/unit/sdkBuild.test.ts': 'builds three bundles',
  },
  contracts: {
    'test/contracts/pool/fuzz.test.ts': 'random steps, of which half a run is not enough',
    'test/contracts/vault/fuzz/fuzz.test.ts': 'random steps, of which half a run is not enough',
  },
  devnet: {
    'test/devnet/blocks.test.ts': 'waits for blocks of several intervals, on both engines',
    'test/devnet/commandFailures.test.ts': 'every failed start of the command',
    'test/devnet/commandWays.test.ts': 'further starts and ends of the command',
    // Seeds of areas whose journeys start from them.
    'test/devnet/keeperTrade.test.ts': 'trades by the keeper, block by block',
    'test/devnet/seedAuctions.test.ts': 'the auctions of the seed, on a chain of its own',
    'test/devnet/seedCompetition.test.ts': 'the battle of the seed, on a chain of its own',
    'test/devnet/seedLottery.test.ts': 'the rounds of the seed, on a chain of its own',
    'test/devnet/seedPrediction.test.ts': 'the rounds of the seed, on a chain of its own',
    'test/devnet/seedProfile.test.ts': 'the profiles of the seed, on a chain of its own',
    'test/devnet/seedSales.test.ts': 'the sales of the seed, on a chain of its own',
    'test/devnet/hostileFaults.test.ts': 'a hostile chain with faults at intervals',
    'test/devnet/predictionKeeper.test.ts': 'rounds of the prediction market by its keeper, block by block',
  },
  e2e: {
    // Tours over every page and dialog.
    'test/e2e/accessEarn.test.ts': 'a tour of the dialogs of liquidity, farms and pools',
    'test/e2e/accessGames.test.ts': 'a tour of the dialogs of prediction and lottery',
    'test/e2e/accessMembers.test.ts': 'a tour of the dialogs of profiles and collectibles',
    'test/e2e/accessMeasures.test.ts': 'positive controls of the tours',
    'test/e2e/accessPages.test.ts': 'a tour of every page',
    'test/e2e/accessTrade.test.ts': 'a tour of the dialogs of swaps, tokens and wallets',
    'test/e2e/ui.test.ts': 'pictures of the design system, and axe over it',
    // Hostile chains and failing nodes; each fault also has a short journey or a unit test.
    'test/e2e/hostile.test.ts': 'all writes on the hostile chain',
    'test/e2e/hostileEarn.test.ts': 'all writes on the hostile chain',
    'test/e2e/hostileFaults.test.ts': 'all writes on the hostile chain',
    'test/e2e/nodes.test.ts': 'every failure of a node',
    'test/e2e/swapTrouble.test.ts': 'every failure of a swap',
    // Separate builds and processes.
    'test/e2e/competitionIndex.test.ts': 'a separate build, and the services',
    'test/e2e/lotteryIndex.test.ts': 'a separate build',
    'test/e2e/members.test.ts': 'a separate build, and the services',
    'test/e2e/profileSetup.test.ts': 'a separate build, and the services',
    'test/e2e/services.test.ts': 'a separate build, and the services',
    'test/e2e/browserFloor.test.ts': 'a separate build',
    'test/e2e/framing.test.ts': 'a separate build',
    'test/e2e/offline.test.ts': 'two separate builds',
    'test/e2e/policyAbout.test.ts': 'an altered separate build',
    'test/e2e/policyIntegrity.test.ts': 'an altered separate build',
    'test/e2e/policyPaths.test.ts': 'separate builds',
    'test/e2e/watchers.test.ts': 'a nested run of journeys that have to fail',
    'test/e2e/minesOnDemand.test.ts': 'a block for each transaction, as all other journeys expect',
    // Details of areas that have other journeys.
    'test/e2e/collectiblesWays.test.ts': 'claims of campaigns and of other teams, a transfer by keyboard',
    'test/e2e/earnBusy.test.ts': 'a button that stays busy until its figures are on screen',
    'test/e2e/earnPhone.test.ts': 'farms and pools on a phone',
    'test/e2e/ifoPhone.test.ts': 'a commitment to a sale in Arabic, by keyboard alone',
    'test/e2e/lotteryBatches.test.ts': 'hundreds of tickets, collected in batches',
    'test/e2e/lotteryDraw.test.ts': 'a draw from the end of the sale to the next round',
    'test/e2e/lotteryWays.test.ts': 'tickets by keyboard, a removed purchase, the calendar file',
    'test/e2e/predictionFaults.test.ts': 'an oracle that stops, a late round and a replaced block',
    'test/e2e/predictionStates.test.ts': 'states of the market that need no write',
    'test/e2e/profileWays.test.ts': 'the set-up in Arabic by keyboard, and the cookie of the button',
    'test/e2e/routesArrival.test.ts': 'focus, scrolling and code at each change of page',
    'test/e2e/swapOutcome.test.ts': 'every outcome of a swap',
    'test/e2e/toasts.test.ts': 'notices of every kind',
    'test/e2e/votingAccess.test.ts': 'axe over the pages of the voting',
    'test/e2e/votingHub.test.ts': 'altered votes, a hub without signed messages, a thousand proposals',
    'test/e2e/votingWallets.test.ts': 'votes by each kind of wallet',
    'test/e2e/accessKeyboard.test.ts': 'writes by keyboard alone',
    'test/e2e/liquidityNewPool.test.ts': 'attacks on a new pool',
    'test/e2e/liquidityNodes.test.ts': 'false and different replies of nodes about a pool',
    'test/e2e/liquidityPlaces.test.ts': 'positions on every page',
    'test/e2e/networks.test.ts': 'wallets on other chains',
    'test/e2e/swapForm.test.ts': 'links, notices and expert mode in depth',
    'test/e2e/swapFormAccess.test.ts': 'axe over states of the form',
    'test/e2e/swapFormImpact.test.ts': 'every tier of price impact',
    'test/e2e/swapFormNotices.test.ts': 'every notice of the form',
    'test/e2e/tokenLists.test.ts': 'lists in every state',
    'test/e2e/walletConnect.test.ts': 'a phone on a local relay',
  },
  budget: {
    'test/budget/farms.test.ts': 'a separate build, and the real farms',
    'test/budget/longLists.test.ts': 'every row of the real farms and pools',
    'test/budget/pools.test.ts': 'a separate build, and the real pools',
    'test/budget/settings.test.ts': 'every setting, on two pages',
    'test/budget/shifts.test.ts': 'two cold visits to every route',
    'test/budget/tokenList.test.ts': 'rows of 10,000 tokens at every scroll position',
    'test/budget/voting.test.ts': 'a separate build, and the services',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>

/** Returns the files that a part excludes in a scope, as paths from the repository's root. */
export const excludedFiles = (part: keyof typeof ONLY_IN_ALL, scope: Scope): string[] =>
  scope === 'all' ? [] : Object.keys(ONLY_IN_ALL[part])

/**
 * How many random cases the longest tests take in the short run, as environment variables: the steps of the fuzz tests
 * of profiles and of the exchange, and the pages rendered from stored garbage. Without these variables they take their
 * full number. Other fuzz tests fail with fewer steps, because too little would happen in them.
 */
const CASES_IN_SHORT = {
  FUZZ_PROFILE_STEPS: '250',
  FUZZ_STEPS: '500',
  RENDERED_STATES: '6',
} as const

/** Returns the environment variables that limit the random cases of a scope; empty for the scope `all`. */
export const casesOf = (scope: Scope): Readonly<Record<string, string>> => (scope === 'all' ? {} : CASES_IN_SHORT)

/**
 * Journeys that only `npm run test:all` runs, of files whose other journeys the short run needs: by file, the
 * beginnings of their titles. They are details: another journey of the short run goes the same way.
 */
export const DETAILS_ONLY_IN_ALL: Readonly<Record<string, readonly string[]>> = {
  'test/e2e/accessLive.test.ts': ['the live region announces the name'],
  'test/e2e/allowances.test.ts': [
    'shows approvals of known',
    'reports a node',
    'an approval is unlimited',
    'the amount of approvals',
  ],
  'test/e2e/auction.test.ts': [
    'bids add up',
    'a bid is stopped before',
    'an auction that ends',
    'the newest auction goes',
    'an unlisted account',
    'a phone shows the',
    'a bid is placed with the keyboard',
  ],
  'test/e2e/chart.test.ts': [
    'is beside the form',
    'draws the chart in the colours',
    'reports that two tokens',
    'reports that the nodes',
    'caches what it read',
    'is accessible at 360 px',
  ],
  'test/e2e/competition.test.ts': [
    'the registration works with',
    'accounts without an active',
    'a paused profile',
    'the page follows',
    'on a phone',
  ],
  'test/e2e/farms.test.ts': ['a farm with a revoked', 'an approval revoked while', 'finished farms'],
  'test/e2e/farmsHarvest.test.ts': ['a harvest that fails', 'harvesting all leaves'],
  'test/e2e/farmsRates.test.ts': ['the calculator converts'],
  'test/e2e/ifo.test.ts': [
    'a sale of version 1',
    'without a profile',
    'a paused profile',
    'the figures follow',
    'the simulator shows',
    'a sale that ends',
    'the account’s sales',
  ],
  'test/e2e/liquidity.test.ts': ['a browser wallet is offered', 'errors: each later'],
  'test/e2e/liquidityOneToken.test.ts': [
    'a first step with 7',
    'continues with the second',
    'is available again',
    'a taxed token is measured',
  ],
  'test/e2e/liquidityRemove.test.ts': [
    'an outcome far better',
    'remove all by',
    'a taxed token is added',
    'a wallet that fails',
    'a node that fails',
  ],
  'test/e2e/lottery.test.ts': ['any finished round', 'without an index', 'the rounds are walked', 'on a phone'],
  'test/e2e/lotteryBuy.test.ts': ['a hundred edited', 'no more tickets', 'a round that ends'],
  'test/e2e/lotteryClaim.test.ts': ['prizes above the limit', 'a batch that fails', 'a draw is calculated'],
  'test/e2e/nodesConfirm.test.ts': [
    'a node with a head',
    'a node that reports',
    'with one usable node',
    'a node with false names',
  ],
  'test/e2e/pools.test.ts': [
    'the limit of a pool',
    'finished pools have',
    'an account without the token',
    'a visitor changes',
  ],
  'test/e2e/poolsHarvest.test.ts': ['a rejection in the wallet', 'a pool with the emergency flag'],
  'test/e2e/poolsVault.test.ts': ['the vault with a limited', 'the displayed APRs'],
  'test/e2e/prediction.test.ts': ['a bet on DOWN', 'a bet that would be included'],
  'test/e2e/predictionHistory.test.ts': ['the history shows profit', 'a rejected collection'],
  'test/e2e/presses.test.ts': [
    'a dialog keeps',
    'the button beneath',
    'a press activates nothing',
    'a touch activates',
    'a pointer that leaves',
  ],
  'test/e2e/routes.test.ts': [
    'each redirected path',
    'each unknown address',
    'a shared page',
    'a title is in',
    'the home page reads all',
    'the home page says',
  ],
  'test/e2e/screenReader.test.ts': ['a swap as a screen reader'],
  'test/e2e/shell.test.ts': ['on a tablet', 'a zoomed page', 'language and theme'],
  'test/e2e/storedState.test.ts': ['an unreadable part', 'a choice made right before', 'lost data is'],
  'test/e2e/swap.test.ts': ['three hops'],
  'test/e2e/swapConsent.test.ts': ['the typed word at'],
  'test/e2e/swapExecution.test.ts': [
    'a bought taxed token',
    'the bought token is offered',
    'a node without state',
    'a token that can be bought',
    'a taxed token is sold',
  ],
  'test/e2e/teams.test.ts': ['an unknown team', 'the profile of any', 'the page of a profile'],
  'test/e2e/tokens.test.ts': [
    'a search lists',
    'with a wallet the highest',
    'favourites and recent',
    'the tokens of a list',
    'a link to an address',
    'a selection plays',
    'a malicious symbol',
  ],
  'test/e2e/transactions.test.ts': ['two tabs show', 'a wallet that chooses', 'a transaction of a replaced'],
  'test/e2e/viewAs.test.ts': ['passes axe', 'persists over links'],
  'test/e2e/voting.test.ts': [
    'power is that',
    'a vote with false',
    'a wrong clock',
    'closed and pending',
    'while the hub',
    'hostile texts',
    'on a phone and',
    'a vote is cast by',
    'accounts with a name',
  ],
  'test/e2e/walletMenu.test.ts': ['shows the balances', 'an account without BNB', 'the top bar of'],
  'test/e2e/walletTrust.test.ts': ['a request names'],
  'test/e2e/wallets.test.ts': ['a wallet without a response'],
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Returns the pattern of the journeys that a scope leaves out, as Playwright matches it; null if it leaves out none. */
export function excludedTitles(scope: Scope): RegExp | null {
  if (scope === 'all') return null
  const ofFile = ([file, titles]: readonly [string, readonly string[]]) =>
    `${escaped(file.replace('test/e2e/', ''))} .*(${titles.map(escaped).join('|')})`
  return new RegExp(Object.entries(DETAILS_ONLY_IN_ALL).map(ofFile).join('|'))
}
