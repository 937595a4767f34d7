/** What pools.json does not say of a pool because the chain does. Amounts are whole tokens. */
export interface PoolTerms {
  /** A block of the chain: with the tokens it makes the pool's address. */
  startsAt: number
  /** After so many blocks more than there are when it is made. */
  lastsBlocks: number
  /** What one person may stake; absent: as much as he likes. */
  limit?: string
  /** What each of the other people has staked. */
  staked: string
  /** What the demo account has staked; its pool is ended once it has earned a little. */
  demoStaked?: string
  /** A pool of the early kind, which nobody can ask for a limit. */
  isEarly?: true
}

const BLOCKS_A_DAY = 28_800
const MONTH = 30 * BLOCKS_A_DAY
const LONG_AGO = 1
/** Blocks from here on: 17 hours at the pace of the chain. */
const LATER = 20_000
/** Three hours at that pace, and an hour at the pace of the journeys, none of which may see it end. */
const SOON = 3600

/** The terms by sousId. Pool 0 is the MasterChef itself. */
export const POOL_TERMS: Readonly<Record<number, PoolTerms>> = {
  1: { startsAt: LONG_AGO, lastsBlocks: MONTH, staked: '250000' },
  2: { startsAt: LONG_AGO, lastsBlocks: 2 * MONTH, staked: '150000' },
  3: { startsAt: LONG_AGO, lastsBlocks: MONTH, staked: '100000' },
  4: { startsAt: LONG_AGO, lastsBlocks: 3 * MONTH, staked: '200000' },
  5: { startsAt: LONG_AGO, lastsBlocks: MONTH, staked: '1000', limit: '1000' },
  6: { startsAt: LONG_AGO, lastsBlocks: MONTH, staked: '5' },
  7: { startsAt: LATER, lastsBlocks: LATER + MONTH, staked: '50000' },
  8: { startsAt: LONG_AGO, lastsBlocks: SOON, staked: '400000' },
  9: { startsAt: LONG_AGO, lastsBlocks: MONTH, staked: '20000', demoStaked: '500' },
  10: { startsAt: LONG_AGO, lastsBlocks: MONTH, staked: '20000', demoStaked: '500' },
  11: { startsAt: LONG_AGO, lastsBlocks: MONTH, staked: '20000', demoStaked: '500' },
  12: { startsAt: LONG_AGO, lastsBlocks: MONTH, staked: '30000', isEarly: true },
}

/** What the other people have put into the vault, and what is given to it on top, so that a share is worth more than one. */
export const VAULT_CAKE: readonly [string, string] = ['20000000', '5000000']
export const VAULT_GIFT_CAKE = '1200000'
