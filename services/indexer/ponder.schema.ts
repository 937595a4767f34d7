import { index, onchainTable, primaryKey } from 'ponder'

export { competition, competitionTrader } from './competitionTables.ts'

/** Blocks whose hashes reveal a reorganisation that is deeper than Ponder can replace. */
export const mark = onchainTable('mark', (t) => ({
  block: t.integer().primaryKey(),
  hash: t.hex().notNull(),
}))

export const pair = onchainTable('pair', (t) => ({
  id: t.hex().primaryKey(),
  token0: t.hex().notNull(),
  token1: t.hex().notNull(),
  createdBlock: t.integer().notNull(),
  createdAt: t.integer().notNull(),
  reserve0: t.bigint().notNull(),
  reserve1: t.bigint().notNull(),
  totalSupply: t.bigint().notNull(),
  volume0: t.bigint().notNull(),
  volume1: t.bigint().notNull(),
  swaps: t.integer().notNull(),
}))

/** Finds the pair of two tokens, whose addresses are joined by a hyphen in their order in the pair. */
export const pairOfTokens = onchainTable('pair_of_tokens', (t) => ({
  id: t.text().primaryKey(),
  pair: t.hex().notNull(),
}))

/** The constructors of columns that Ponder passes to a table. */
type ColumnTypes = Parameters<Extract<Parameters<typeof onchainTable>[1], (...types: never[]) => unknown>>[0]

/** Prices, reserves and volumes of a pair in one hour or day. */
const candle = (t: ColumnTypes) => ({
  id: t.text().primaryKey(),
  pair: t.hex().notNull(),
  start: t.integer().notNull(),
  openPrice: t.bigint().notNull(),
  highPrice: t.bigint().notNull(),
  lowPrice: t.bigint().notNull(),
  closePrice: t.bigint().notNull(),
  reserve0: t.bigint().notNull(),
  reserve1: t.bigint().notNull(),
  totalSupply: t.bigint().notNull(),
  volume0: t.bigint().notNull(),
  volume1: t.bigint().notNull(),
  fees0: t.bigint().notNull(),
  fees1: t.bigint().notNull(),
  swaps: t.integer().notNull(),
})

export const pairHour = onchainTable('pair_hour', candle, (table) => ({ byPair: index().on(table.pair, table.start) }))

export const pairDay = onchainTable('pair_day', candle, (table) => ({ byPair: index().on(table.pair, table.start) }))

/** A farm (`farm-<pid>`), a pool (`pool-<address>`) or the vault (`vault`). */
export const place = onchainTable('place', (t) => ({
  id: t.text().primaryKey(),
  staked: t.bigint().notNull(),
  harvested: t.bigint().notNull(),
}))

export const placeDay = onchainTable(
  'place_day',
  (t) => ({
    id: t.text().primaryKey(),
    place: t.text().notNull(),
    start: t.integer().notNull(),
    staked: t.bigint().notNull(),
    deposited: t.bigint().notNull(),
    withdrawn: t.bigint().notNull(),
    harvested: t.bigint().notNull(),
    /** In hundredths of a percent. */
    apr: t.bigint(),
    actions: t.integer().notNull(),
  }),
  (table) => ({ byPlace: index().on(table.place, table.start) }),
)

/** CAKE that the MasterChef has paid in a transaction, before the event that names its farm. */
export const payout = onchainTable('payout', (t) => ({
  transaction: t.hex().primaryKey(),
  amount: t.bigint().notNull(),
}))

/** CAKE that the lottery has received in a transaction, before the event that names the round. */
export const lotteryPayment = onchainTable('lottery_payment', (t) => ({
  transaction: t.hex().primaryKey(),
  amount: t.bigint().notNull(),
}))

export const activity = onchainTable(
  'activity',
  (t) => ({
    id: t.text().primaryKey(),
    account: t.hex().notNull(),
    area: t.text().notNull(),
    action: t.text().notNull(),
    subject: t.text().notNull(),
    amount0: t.bigint().notNull(),
    amount1: t.bigint().notNull(),
    block: t.integer().notNull(),
    logIndex: t.integer().notNull(),
    timestamp: t.integer().notNull(),
    transaction: t.hex().notNull(),
  }),
  (table) => ({ byAccount: index().on(table.account, table.block) }),
)

/** Newest amount of a series for an account. */
export const balance = onchainTable(
  'balance',
  (t) => ({ series: t.text().notNull(), account: t.hex().notNull(), amount: t.bigint().notNull() }),
  (table) => ({ key: primaryKey({ columns: [table.series, table.account] }) }),
)

/** Amount of a series for an account from a block on, until its next block. */
export const balanceChange = onchainTable(
  'balance_change',
  (t) => ({
    series: t.text().notNull(),
    account: t.hex().notNull(),
    block: t.integer().notNull(),
    amount: t.bigint().notNull(),
  }),
  (table) => ({ key: primaryKey({ columns: [table.series, table.account, table.block] }) }),
)

/** Totals of bets, of the market or of an account. */
const betTotals = (t: ColumnTypes) => ({
  totalBets: t.bigint().notNull(),
  totalBetsBull: t.bigint().notNull(),
  totalBetsBear: t.bigint().notNull(),
  totalBNB: t.bigint().notNull(),
  totalBNBBull: t.bigint().notNull(),
  totalBNBBear: t.bigint().notNull(),
  totalBetsClaimed: t.bigint().notNull(),
  totalBNBClaimed: t.bigint().notNull(),
})

// Ponder prefetches rows by the values of events, without converting them. With PGlite, a key that holds an event's
// number as text therefore fails, so those keys are numbers.

export const predictionMarket = onchainTable('prediction_market', (t) => ({
  id: t.bigint().primaryKey(),
  epoch: t.text(),
  paused: t.boolean().notNull(),
  totalUsers: t.bigint().notNull(),
  ...betTotals(t),
  totalBNBTreasury: t.bigint().notNull(),
}))

export const predictionRound = onchainTable(
  'prediction_round',
  (t) => ({
    id: t.bigint().primaryKey(),
    epoch: t.bigint().notNull(),
    position: t.text(),
    failed: t.boolean().notNull(),
    startAt: t.bigint().notNull(),
    startBlock: t.bigint().notNull(),
    startHash: t.hex().notNull(),
    lockAt: t.bigint(),
    lockBlock: t.bigint(),
    lockHash: t.hex(),
    lockPrice: t.bigint(),
    endAt: t.bigint(),
    endBlock: t.bigint(),
    endHash: t.hex(),
    closePrice: t.bigint(),
    oracleCalled: t.boolean().notNull(),
    totalBets: t.bigint().notNull(),
    totalAmount: t.bigint().notNull(),
    bullBets: t.bigint().notNull(),
    bullAmount: t.bigint().notNull(),
    bearBets: t.bigint().notNull(),
    bearAmount: t.bigint().notNull(),
    rewardBaseCalAmount: t.bigint().notNull(),
    rewardAmount: t.bigint().notNull(),
  }),
  (table) => ({ byPosition: index().on(table.position) }),
)

export const predictionUser = onchainTable('prediction_user', (t) => ({
  id: t.hex().primaryKey(),
  address: t.hex().notNull(),
  createdAt: t.bigint().notNull(),
  updatedAt: t.bigint().notNull(),
  block: t.bigint().notNull(),
  ...betTotals(t),
}))

export const predictionBet = onchainTable(
  'prediction_bet',
  (t) => ({
    id: t.text().primaryKey(),
    round: t.text().notNull(),
    user: t.hex().notNull(),
    hash: t.hex().notNull(),
    amount: t.bigint().notNull(),
    position: t.text().notNull(),
    claimed: t.boolean().notNull(),
    claimedAt: t.bigint(),
    claimedHash: t.hex(),
    claimedBlock: t.bigint(),
    claimedBNB: t.bigint().notNull(),
    createdAt: t.bigint().notNull(),
    updatedAt: t.bigint().notNull(),
    block: t.bigint().notNull(),
  }),
  (table) => ({ byUser: index().on(table.user, table.createdAt), byRound: index().on(table.round) }),
)

export const lottery = onchainTable('lottery', (t) => ({
  id: t.bigint().primaryKey(),
  totalUsers: t.bigint().notNull(),
  totalTickets: t.bigint().notNull(),
  winningTickets: t.bigint(),
  claimedTickets: t.bigint().notNull(),
  status: t.text().notNull(),
  finalNumber: t.bigint(),
  startTime: t.bigint().notNull(),
  endTime: t.bigint().notNull(),
  ticketPrice: t.bigint().notNull(),
  firstTicket: t.bigint().notNull(),
  totalCake: t.bigint().notNull(),
  injectedCake: t.bigint().notNull(),
  block: t.bigint().notNull(),
  timestamp: t.bigint().notNull(),
}))

export const lotteryUser = onchainTable('lottery_user', (t) => ({
  id: t.hex().primaryKey(),
  totalRounds: t.bigint().notNull(),
  totalTickets: t.bigint().notNull(),
  totalCake: t.bigint().notNull(),
  claimedCake: t.bigint().notNull(),
  block: t.bigint().notNull(),
  timestamp: t.bigint().notNull(),
}))

/** Tickets of an account in a round: `Round` of the graph. */
export const lotteryEntry = onchainTable(
  'lottery_entry',
  (t) => ({
    id: t.text().primaryKey(),
    lottery: t.text().notNull(),
    user: t.hex().notNull(),
    totalTickets: t.bigint().notNull(),
    claimed: t.boolean().notNull(),
    claimedTickets: t.bigint().notNull(),
    block: t.bigint().notNull(),
    timestamp: t.bigint().notNull(),
  }),
  (table) => ({ byUser: index().on(table.user, table.block), byLottery: index().on(table.lottery) }),
)

export const profileTeam = onchainTable('profile_team', (t) => ({
  id: t.bigint().primaryKey(),
  totalUsers: t.bigint().notNull(),
  totalPoints: t.bigint().notNull(),
  block: t.bigint().notNull(),
  timestamp: t.bigint().notNull(),
}))

export const profileUser = onchainTable(
  'profile_user',
  (t) => ({
    id: t.hex().primaryKey(),
    isActive: t.boolean().notNull(),
    team: t.text(),
    totalPoints: t.bigint().notNull(),
    nftAddress: t.hex(),
    tokenId: t.bigint(),
    createdAt: t.bigint().notNull(),
    updatedAt: t.bigint().notNull(),
    block: t.bigint().notNull(),
  }),
  (table) => ({ byTeam: index().on(table.team) }),
)

export const profilePoint = onchainTable(
  'profile_point',
  (t) => ({
    id: t.text().primaryKey(),
    user: t.hex(),
    team: t.text(),
    campaignId: t.bigint().notNull(),
    points: t.bigint().notNull(),
    hash: t.hex().notNull(),
    block: t.bigint().notNull(),
    timestamp: t.bigint().notNull(),
  }),
  (table) => ({ byUser: index().on(table.user), byTeam: index().on(table.team) }),
)
