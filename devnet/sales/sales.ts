import type { TokenKey } from '../market/market.ts'

/** Pool of a sale, and what accounts have committed to it; amounts of whole tokens and whole LP tokens. */
export interface SeededPool {
  offering: string
  raising: string
  /** LP tokens that an account may commit; absent, no limit. */
  limit?: string
  hasTax?: boolean
  /** Commitment of the demo account. */
  demo?: string
  /** Commitments of the members of the teams, in their order. */
  members: readonly string[]
}

/** Sale of the local chain, by its id in ifos.json. Version 1 has one pool; in version 2 the basic one is the first. */
export interface SeededSale {
  id: string
  version: 1 | 2
  token: TokenKey
  phase: 'coming' | 'live' | 'finished'
  pools: readonly SeededPool[]
  campaignId: number
  points: number
}

/** LP tokens that a user has to exceed for the points, about 10 USD (games 9.7). */
export const POINTS_LP = '0.08'

/**
 * Sales in every phase, newest first, as in ifos.json. An LP token of CAKE and BNB is worth about 134 BUSD. The demo account
 * has not harvested the finished sales. The live one is oversubscribed in the basic pool, and nearly in the other one.
 */
export const SALES: readonly SeededSale[] = [
  {
    ...{ id: 'last', version: 2, token: 'last', phase: 'coming', campaignId: 511_100_000, points: 150 },
    pools: [
      { offering: '60000', raising: '20', limit: '0.75', members: [] },
      { offering: '140000', raising: '50', hasTax: true, members: [] },
    ],
  },
  {
    ...{ id: 'hop', version: 2, token: 'hop', phase: 'live', campaignId: 511_090_000, points: 150 },
    pools: [
      { offering: '150', raising: '1.5', limit: '0.75', members: ['0.75', '0.75', '0.6'] },
      { offering: '350', raising: '3', hasTax: true, members: ['1', '0.5', '1.25'] },
    ],
  },
  {
    ...{ id: 'quiet', version: 2, token: 'quiet', phase: 'finished', campaignId: 511_080_000, points: 100 },
    pools: [
      { offering: '100', raising: '2', limit: '0.75', demo: '0.5', members: ['0.75', '0.25'] },
      { offering: '250', raising: '5', hasTax: true, demo: '4', members: ['10', '6'] },
    ],
  },
  {
    ...{ id: 'thin', version: 1, token: 'thin', phase: 'finished', campaignId: 511_070_000, points: 100 },
    pools: [{ offering: '400', raising: '3', demo: '1', members: ['2', '3'] }],
  },
]
