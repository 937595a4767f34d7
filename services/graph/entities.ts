import { field, optional, type Entity } from './fields.ts'
import { LOTTERY, PREDICTION, PROFILE } from './games.ts'

const periodFields = (period: string): Entity['fields'] => ({
  id: field('ID', 'address of the pair and start, joined by a hyphen'),
  pair: field('Pair', 'the pair'),
  start: field('Int', `begin of the ${period} in unix seconds, UTC`),
  openPrice: field(
    'BigInt',
    `price before the first change of the ${period}; prices as in the pair: token 1 per token 0`,
  ),
  highPrice: field('BigInt', 'highest price, the open one included'),
  lowPrice: field('BigInt', 'lowest price, the open one included'),
  closePrice: field('BigInt', 'price after the last change'),
  reserve0: field('BigInt', 'reserve of token 0 after the last change'),
  reserve1: field('BigInt', 'reserve of token 1 after the last change'),
  totalSupply: field('BigInt', 'liquidity tokens after the last change'),
  volume0: field('BigInt', 'token 0 paid in and out by swaps'),
  volume1: field('BigInt', 'token 1 paid in and out by swaps'),
  fees0: field('BigInt', '0.25 % of the token 0 paid in, rounded down for each swap'),
  fees1: field('BigInt', '0.25 % of the token 1 paid in, rounded down for each swap'),
  swaps: field('Int', 'number of swaps'),
})

/** Prices and volumes of pairs. Amounts are in smallest units. */
export const EXCHANGE = {
  Pair: {
    one: 'pair',
    many: 'pairs',
    about: 'Pair of the factory',
    fields: {
      id: field('Bytes', 'address'),
      token0: field('Bytes', 'address of token 0'),
      token1: field('Bytes', 'address of token 1'),
      createdBlock: field('Int', 'block of its creation'),
      createdAt: field('Int', 'time of its creation in unix seconds'),
      reserve0: field('BigInt', 'reserve of token 0'),
      reserve1: field('BigInt', 'reserve of token 1'),
      totalSupply: field('BigInt', 'liquidity tokens'),
      volume0: field('BigInt', 'token 0 paid in and out by all swaps'),
      volume1: field('BigInt', 'token 1 paid in and out by all swaps'),
      swaps: field('Int', 'number of all swaps'),
    },
  },
  PairHour: {
    one: 'pairHour',
    many: 'pairHours',
    about: 'Hour of a pair in which its reserves changed; prices are scaled by 2^112',
    fields: periodFields('hour'),
  },
  PairDay: {
    one: 'pairDay',
    many: 'pairDays',
    about: 'Day of a pair in which its reserves changed; prices are scaled by 2^112',
    fields: periodFields('day'),
  },
} as const satisfies Record<string, Entity>

/** Stakes and rewards of farms, pools and the vault. Amounts are in smallest units. */
export const YIELD = {
  Place: {
    one: 'place',
    many: 'places',
    about: 'Farm (farm-<pid>; farm-0 is the manual CAKE pool), pool (pool-<address>) or vault',
    fields: {
      id: field('ID', 'kind and number or address'),
      staked: field('BigInt', 'staked tokens; of the vault, shares'),
      harvested: field('BigInt', 'rewards paid to accounts; of the vault 0, because it compounds'),
    },
  },
  PlaceDay: {
    one: 'placeDay',
    many: 'placeDays',
    about: 'Day of a farm, pool or vault with at least one stake, unstake or reward',
    fields: {
      id: field('ID', 'place and start, joined by a hyphen'),
      place: field('String', 'id of the place'),
      start: field('Int', 'begin of the day in unix seconds, UTC'),
      staked: field('BigInt', 'staked tokens after the last change'),
      deposited: field('BigInt', 'tokens staked on the day'),
      withdrawn: field('BigInt', 'tokens unstaked on the day'),
      harvested: field('BigInt', 'rewards paid on the day'),
      apr: {
        ...optional(
          'BigDecimal',
          'yearly return in percent of the rewards paid on the day, at the stake and the prices of its last change; null without a stake or a price, and of the vault',
        ),
        decimals: 2,
      },
      actions: field('Int', 'number of stakes and unstakes, harvests included'),
    },
  },
} as const satisfies Record<string, Entity>

/** Actions of accounts, in all areas. */
const ACTIVITY = {
  Activity: {
    one: 'activity',
    many: 'activities',
    about: 'Action of an account; a swap along several pairs is one action a pair',
    fields: {
      id: field('ID', 'block and log index, joined by a hyphen'),
      account: field('Bytes', 'sender of the transaction'),
      area: field('String', 'swap, liquidity, farms, pools, vault, prediction, lottery or profile'),
      action: field(
        'String',
        'swap, add, remove, stake, unstake, emergency, bounty, bull, bear, claim, buy, create, update, pause or reactivate',
      ),
      subject: field(
        'String',
        'address of the pair or pool, id of the farm, vault, number of the round, or id of the team',
      ),
      amount0: field('BigInt', 'token 0 into the pair, staked token, bet, CAKE paid or won; negative: out of the pair'),
      amount1: field('BigInt', 'token 1 into the pair, CAKE of a farm, shares, or tickets; negative: out of the pair'),
      block: field('Int', 'number of the block'),
      logIndex: field('Int', 'index of the event in its block'),
      timestamp: field('Int', 'unix seconds'),
      transaction: field('Bytes', 'hash of the transaction'),
    },
  },
} as const satisfies Record<string, Entity>

/** Trading volumes of the accounts that take part in the competition of the teams, in wei of the native coin. */
const COMPETITION = {
  Competition: {
    one: 'competition',
    many: 'competitions',
    about: 'Trading competition',
    fields: {
      id: field('Bytes', 'address of the contract'),
      status: field('Int', '0 registration, 1 open, 2 closed, 3 claiming, 4 over'),
      traders: field('Int', 'number of registered accounts'),
      volume: field('BigInt', 'native coin that registered accounts have swapped in the eligible pairs'),
    },
  },
  Trader: {
    one: 'trader',
    many: 'traders',
    about: 'Registered account; its swaps count from its registration until the competition is closed',
    fields: {
      id: field('Bytes', 'address'),
      team: field('Int', 'number of the team at the registration'),
      volume: field('BigInt', 'native coin that the account has swapped in the eligible pairs'),
      trades: field('Int', 'number of these swaps'),
      registeredAt: field('Int', 'time of the registration in unix seconds'),
      block: field('Int', 'block of the registration'),
    },
  },
} as const satisfies Record<string, Entity>

/** Graphs by the last part of their path. */
export const GRAPHS = {
  ...{ exchange: EXCHANGE, yield: YIELD, activity: ACTIVITY },
  ...{ prediction: PREDICTION, lottery: LOTTERY, profile: PROFILE, competition: COMPETITION },
} as const

export type GraphName = keyof typeof GRAPHS
