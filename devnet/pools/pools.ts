/** Terms of a pool that are on the chain and not in pools.json. Amounts are whole tokens. */
export interface PoolTerms {
  /** Block number; together with the tokens it determines the pool's address. */
  startsAt: number
  /** Duration in blocks, from the block in which the pool is created. */
  lastsBlocks: number
  /** Largest stake of one account; absent: unlimited. */
  limit?: string
  /** Stake of each of the other accounts. */
  staked: string
  /** Stake of the demo account; the pool is ended after it has earned a little. */
  demoStaked?: string
  /** True for a pool of the early kind, whose contract has no function that returns a limit. */
  isEarly?: true
}

const BLOCKS_A_DAY = 28_800
const MONTH = 30 * BLOCKS_A_DAY
const LONG_AGO = 1
/** Number of blocks: 17 hours at the chain's block time. */
const LATER = 20_000
/** Three hours at the chain's block time, and one hour at the journeys' block time: no journey may see it end. */
const SOON = 3600

/** Terms by sousId. Pool 0 is the MasterChef itself. */
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

/** Deposits of the other accounts into the vault. An extra transfer to the vault makes a share worth more than 1 CAKE. */
export const VAULT_CAKE: readonly [string, string] = ['20000000', '5000000']
export const VAULT_GIFT_CAKE = '1200000'
