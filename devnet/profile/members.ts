/** Account that owns a collectible or a profile: a demo account, or one of the other members. */
export type Holder = 'demo' | 'third' | number

/** Teams that the members join, by the member's number. */
export const MEMBER_TEAMS: readonly number[] = [1, 2, 2, 2, 3, 3]

/**
 * Collectibles that the minting station mints, by token id, with the bunny id of the kind. Those of the members are the
 * pictures of their profiles.
 */
export const MINTED: readonly (readonly [Holder, identifier: string, bunnyId: number])[] = [
  [0, 'dollop', 6],
  [1, 'twinkle', 7],
  [2, 'churro', 8],
  [3, 'sunny', 9],
  [4, 'sleepy', 5],
  [5, 'dollop', 6],
  ['third', 'sparkle', 4],
  ['demo', 'swapsies', 0],
  ['demo', 'swapsies', 0],
  ['demo', 'drizzle', 1],
]

/** Starter that the demo account buys; the picture of its profile. */
export const DEMO_STARTER_ID = 5
export const DEMO_TEAM = 1
/** The third account has paused its profile. The second one has none. */
export const THIRD_TEAM = 3
export const THIRD_TOKEN_ID = 6

/** Collectible of the other project, which the demo account owns. */
export const DEMO_MIXIE = '001-Chef-Mixie'

/** Points of the demo account by campaign. The last campaign is not in campaigns.json. */
export const DEMO_POINTS: readonly (readonly [campaignId: number, points: number])[] = [
  [511_010_000, 100],
  [511_110_000, 150],
  [512_010_002, 500],
  [610_990_001, 25],
]

/** Points of the members, by number, for one campaign that all took part in. */
export const MEMBER_CAMPAIGN = 512_010_005
export const MEMBER_POINTS: readonly number[] = [320, 900, 450, 75, 610, 20]

/** Points by team id, and their campaign. */
export const TEAM_CAMPAIGN = 812_010_001
export const TEAM_POINTS: Readonly<Record<number, number>> = { 1: 12_400, 2: 15_250, 3: 9800 }
