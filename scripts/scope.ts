/** What a run covers: `short` for `npm test`, `all` for `npm run test:all` and for a part that is named. */
export type Scope = 'short' | 'all'

/**
 * Test files that only `npm run test:all` runs, so that `npm test` ends within ten minutes on two cores. Each has a
 * reason; a journey of every write stays in the short run (test/unit/testScope.test.ts).
 */
export const ONLY_IN_ALL = {
  unit: {
    'test/unit/sdkBuild.test.ts': 'builds two bundles',
  },
  e2e: {
    // Tours over every page and dialog.
    'test/e2e/accessTours.test.ts': 'a tour of every page and dialog, three times',
    'test/e2e/accessFocus.test.ts': 'a tour of every control on a phone',
    'test/e2e/policyRequests.test.ts': 'a tour of every page in German',
    'test/e2e/ui.test.ts': 'pictures of the design system, and axe over it',
    // Hostile chains and failing nodes; each fault also has a short journey or a unit test.
    'test/e2e/hostile.test.ts': 'all writes on the hostile chain',
    'test/e2e/hostileEarn.test.ts': 'all writes on the hostile chain',
    'test/e2e/hostileFaults.test.ts': 'all writes on the hostile chain',
    'test/e2e/nodes.test.ts': 'every failure of a node',
    'test/e2e/swapTrouble.test.ts': 'every failure of a swap',
    // Separate builds.
    'test/e2e/browserFloor.test.ts': 'a separate build',
    'test/e2e/framing.test.ts': 'a separate build',
    'test/e2e/offline.test.ts': 'two separate builds',
    'test/e2e/policyAbout.test.ts': 'an altered separate build',
    'test/e2e/policyIntegrity.test.ts': 'an altered separate build',
    'test/e2e/policyPaths.test.ts': 'separate builds',
    'test/e2e/watchers.test.ts': 'a nested run of journeys that have to fail',
    // Details of areas that have other journeys.
    'test/e2e/accessKeyboard.test.ts': 'writes by keyboard alone',
    'test/e2e/liquidityNewPool.test.ts': 'attacks on a new pool',
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
    'test/budget/longLists.test.ts': 'every row of the real farms and pools',
    'test/budget/routeLoad.test.ts': 'a cold visit to every route',
    'test/budget/shifts.test.ts': 'a cold visit to every route, four times',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>

/** Returns the files that a part excludes in a scope, as paths from the repository's root. */
export const excludedFiles = (part: keyof typeof ONLY_IN_ALL, scope: Scope): string[] =>
  scope === 'all' ? [] : Object.keys(ONLY_IN_ALL[part])
