/** Terms of a pool that are on the chain and not in pools.json. Amounts are whole tokens. */
export interface PoolTerms {
  /** Block number; together with the tokens it determines the pool's address. */
  startBlock: number
  /** Duration in blocks, from the block in which the pool is created. */
  durationBlocks: number
  /** Largest stake of one account; absent: unlimited. */
  limit?: string
  /** Stake of each of the other accounts. */
  staked: string
  /** Stake of the demo account; the pool is ended after it has earned a little. */
  demoStaked?: string
  /** True for a pool of the early kind, whose contract has no function that returns a limit. */
  isEarly?: true
}

const BLOCKS_PER_DAY = 28_800
const MONTH_BLOCKS = 30 * BLOCKS_PER_DAY
const STARTED_BLOCK = 1
/** Start block of the coming pool: about 17 hours at the chain's block time. */
const FUTURE_BLOCK = 20_000
/** Three hours at the chain's block time, and one hour at the journeys' block time: no journey may see it end. */
const SHORT_DURATION = 3600

/** Terms by sousId. Pool 0 is the MasterChef itself. */
export const POOL_TERMS: Readonly<Record<number, PoolTerms>> = {
  1: { startBlock: STARTED_BLOCK, durationBlocks: MONTH_BLOCKS, staked: '250000' },
  2: { startBlock: STARTED_BLOCK, durationBlocks: 2 * MONTH_BLOCKS, staked: '150000' },
  3: { startBlock: STARTED_BLOCK, durationBlocks: MONTH_BLOCKS, staked: '100000' },
  4: { startBlock: STARTED_BLOCK, durationBlocks: 3 * MONTH_BLOCKS, staked: '200000' },
  5: { startBlock: STARTED_BLOCK, durationBlocks: MONTH_BLOCKS, staked: '1000', limit: '1000' },
  6: { startBlock: STARTED_BLOCK, durationBlocks: MONTH_BLOCKS, staked: '5' },
  7: { startBlock: FUTURE_BLOCK, durationBlocks: FUTURE_BLOCK + MONTH_BLOCKS, staked: '50000' },
  8: { startBlock: STARTED_BLOCK, durationBlocks: SHORT_DURATION, staked: '400000' },
  9: { startBlock: STARTED_BLOCK, durationBlocks: MONTH_BLOCKS, staked: '20000', demoStaked: '500' },
  10: { startBlock: STARTED_BLOCK, durationBlocks: MONTH_BLOCKS, staked: '20000', demoStaked: '500' },
  11: { startBlock: STARTED_BLOCK, durationBlocks: MONTH_BLOCKS, staked: '20000', demoStaked: '500' },
  12: { startBlock: STARTED_BLOCK, durationBlocks: MONTH_BLOCKS, staked: '30000', isEarly: true },
}

/** Deposits of the other accounts into the vault. An extra transfer to the vault makes a share worth more than 1 CAKE. */
export const VAULT_CAKE: readonly [string, string] = ['20000000', '5000000']
export const VAULT_DONATION_CAKE = '1200000'
