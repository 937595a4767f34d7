import { field, optional, type Entity, type Field } from './fields.ts'

const TOKEN_DECIMALS = 18
/** Decimals of the oracle's price of BNB in USD. */
const PRICE_DECIMALS = 8

/** Amount of BNB or CAKE, in whole tokens. */
const amount = (about: string): Field => ({ type: 'BigDecimal', about, decimals: TOKEN_DECIMALS })

const price = (about: string): Field => ({
  ...optional('BigDecimal', about),
  decimals: PRICE_DECIMALS,
})

const BET_TOTALS = {
  totalBets: field('BigInt', 'number of bets'),
  totalBetsBull: field('BigInt', 'number of bets on Bull'),
  totalBetsBear: field('BigInt', 'number of bets on Bear'),
  totalBNB: amount('BNB of all bets, those of failed rounds included'),
  totalBNBBull: amount('BNB of the bets on Bull'),
  totalBNBBear: amount('BNB of the bets on Bear'),
  totalBetsClaimed: field('BigInt', 'number of claimed bets, refunds included'),
  totalBNBClaimed: amount('BNB that claims paid, refunds included'),
} as const

const numberId = (about: string): Field => ({ ...field('ID', about), isNumber: true })

/** Rounds and bets of the prediction. */
export const PREDICTION = {
  Market: {
    one: 'market',
    many: 'markets',
    about: 'The market; its only id is 1',
    fields: {
      id: numberId('1'),
      epoch: optional('Round', 'the newest round'),
      paused: field('Boolean', 'true from a pause until its end'),
      totalUsers: field('BigInt', 'number of accounts that have bet'),
      ...BET_TOTALS,
      totalBNBTreasury: amount('fees of rounds that one side won; the amounts of House rounds are not among them'),
    },
  },
  Round: {
    one: 'round',
    many: 'rounds',
    about: 'Round of the prediction; hashes are those of the transactions',
    fields: {
      id: numberId('number of the round'),
      epoch: field('BigInt', 'number of the round'),
      position: optional('String', 'Bull, Bear, or House if both prices are equal; null until its end'),
      failed: field('Boolean', 'true if the market was paused before its end, so bets are refunded'),
      startAt: field('BigInt', 'time of its start in unix seconds'),
      startBlock: field('BigInt', 'block of its start'),
      startHash: field('Bytes', 'transaction of its start'),
      lockAt: optional('BigInt', 'time from which it accepts no bets'),
      lockBlock: optional('BigInt', 'block from which it accepts no bets'),
      lockHash: optional('Bytes', 'transaction that locked it'),
      lockPrice: price('price of BNB in USD when it was locked'),
      endAt: optional('BigInt', 'time of its end'),
      endBlock: optional('BigInt', 'block of its end'),
      endHash: optional('Bytes', 'transaction that ended it'),
      closePrice: price('price of BNB in USD at its end'),
      oracleCalled: field('Boolean', 'true from its end'),
      totalBets: field('BigInt', 'number of bets'),
      totalAmount: amount('BNB of all bets'),
      bullBets: field('BigInt', 'number of bets on Bull'),
      bullAmount: amount('BNB of the bets on Bull'),
      bearBets: field('BigInt', 'number of bets on Bear'),
      bearAmount: amount('BNB of the bets on Bear'),
      rewardBaseCalAmount: amount('BNB of the winning bets; 0 until its end and for House'),
      rewardAmount: amount('BNB that the winning bets share; 0 until its end and for House'),
    },
    lists: { bets: { entity: 'Bet', by: 'round', about: 'its bets' } },
  },
  User: {
    one: 'user',
    many: 'users',
    about: 'Account that has bet',
    fields: {
      id: field('ID', 'address'),
      address: field('Bytes', 'address'),
      createdAt: field('BigInt', 'time of its first bet in unix seconds'),
      updatedAt: field('BigInt', 'time of its newest bet or claim'),
      block: field('BigInt', 'block of its first bet'),
      ...BET_TOTALS,
    },
    lists: { bets: { entity: 'Bet', by: 'user', about: 'its bets' } },
  },
  Bet: {
    one: 'bet',
    many: 'bets',
    about: 'Bet of an account in a round',
    fields: {
      id: field('ID', 'account and round, joined by a hyphen'),
      round: field('Round', 'the round'),
      user: field('User', 'the account'),
      hash: field('Bytes', 'transaction of the bet'),
      amount: amount('BNB of the bet'),
      position: field('String', 'Bull or Bear'),
      claimed: field('Boolean', 'true once it was claimed or refunded'),
      claimedAt: optional('BigInt', 'time of the claim in unix seconds'),
      claimedHash: optional('Bytes', 'transaction of the claim'),
      claimedBlock: optional('BigInt', 'block of the claim'),
      claimedBNB: amount('BNB that the claim paid'),
      createdAt: field('BigInt', 'time of the bet in unix seconds'),
      updatedAt: field('BigInt', 'time of the bet, or of its claim'),
      block: field('BigInt', 'block of the bet'),
    },
  },
} as const satisfies Record<string, Entity>

/** Rounds of the lottery, and their players. */
export const LOTTERY = {
  Lottery: {
    one: 'lottery',
    many: 'lotteries',
    about: 'Round of the lottery',
    fields: {
      id: numberId('number of the round'),
      totalUsers: field('BigInt', 'number of accounts with tickets'),
      totalTickets: field('BigInt', 'number of tickets'),
      winningTickets: optional('BigInt', 'number of winning tickets; null until the draw'),
      claimedTickets: field('BigInt', 'number of claimed tickets'),
      status: field('String', 'Open, Close (drawing) or Claimable'),
      finalNumber: optional('BigInt', 'drawn number; null until the draw'),
      startTime: field('BigInt', 'time of its start in unix seconds'),
      endTime: field('BigInt', 'time at which the sale of tickets ends'),
      ticketPrice: amount('CAKE for one ticket, without the discount'),
      firstTicket: field('BigInt', 'id of its first ticket'),
      totalCake: amount('CAKE of the pot: paid for tickets, and injected'),
      injectedCake: amount('CAKE that was injected, what the former round passed on included'),
      block: field('BigInt', 'block of its start'),
      timestamp: field('BigInt', 'time of the block of its start'),
    },
    lists: { rounds: { entity: 'Round', by: 'lottery', about: 'its players' } },
  },
  User: {
    one: 'user',
    many: 'users',
    about: 'Account that has bought tickets',
    fields: {
      id: field('ID', 'address'),
      totalRounds: field('BigInt', 'number of rounds with tickets of the account'),
      totalTickets: field('BigInt', 'number of its tickets'),
      totalCake: amount('CAKE that it has paid for tickets, after the discount'),
      claimedCake: amount('CAKE that it has won and claimed'),
      block: field('BigInt', 'block of its first purchase'),
      timestamp: field('BigInt', 'time of its first purchase in unix seconds'),
    },
    lists: { rounds: { entity: 'Round', by: 'user', about: 'its rounds' } },
  },
  Round: {
    one: 'round',
    many: 'rounds',
    about: 'Tickets of an account in a round of the lottery',
    fields: {
      id: field('ID', 'account and round, joined by a hyphen'),
      lottery: field('Lottery', 'the round'),
      user: field('User', 'the account'),
      totalTickets: field('BigInt', 'number of tickets'),
      claimed: field('Boolean', 'true once the account has claimed a ticket of the round'),
      claimedTickets: field('BigInt', 'number of claimed tickets'),
      block: field('BigInt', 'block of the first purchase'),
      timestamp: field('BigInt', 'time of the first purchase in unix seconds'),
    },
  },
} as const satisfies Record<string, Entity>

/** Profiles, teams and points. */
export const PROFILE = {
  Team: {
    one: 'team',
    many: 'teams',
    about: 'Team of the profile contract; its name and texts are those of the deployment',
    fields: {
      id: numberId('number of the team'),
      totalUsers: field('BigInt', 'number of members, as the contract counts them'),
      totalPoints: field('BigInt', 'points given to the team; the contract reports no removals'),
      block: field('BigInt', 'block of its creation'),
      timestamp: field('BigInt', 'time of its creation in unix seconds'),
    },
    lists: {
      users: { entity: 'User', by: 'team', about: 'its members, paused ones included' },
      points: { entity: 'Point', by: 'team', about: 'its points by campaign' },
    },
  },
  User: {
    one: 'user',
    many: 'users',
    about: 'Account with a profile or with points',
    fields: {
      id: field('ID', 'address'),
      isActive: field('Boolean', 'true while the profile has a collectible'),
      team: optional('Team', 'its team; null without a profile'),
      totalPoints: field(
        'BigInt',
        'points given to the account since its profile was created; the contract reports no removals',
      ),
      nftAddress: optional('Bytes', 'contract of the collectible; null while paused'),
      tokenId: optional('BigInt', 'id of the collectible; null while paused'),
      createdAt: field('BigInt', 'time of the profile or the first points in unix seconds'),
      updatedAt: field('BigInt', 'time of the newest change'),
      block: field('BigInt', 'block of the profile or the first points'),
    },
    lists: { points: { entity: 'Point', by: 'user', about: 'its points by campaign' } },
  },
  Point: {
    one: 'point',
    many: 'points',
    about: 'Points of an account or a team in a campaign',
    fields: {
      id: field('ID', 'account or team, and campaign, joined by a hyphen'),
      user: optional('User', 'the account; null for points of a team'),
      team: optional('Team', 'the team; null for points of an account'),
      campaignId: field('BigInt', 'number of the campaign'),
      points: field('BigInt', 'points, of all gifts of the campaign'),
      hash: field('Bytes', 'transaction of the newest gift'),
      block: field('BigInt', 'block of the newest gift'),
      timestamp: field('BigInt', 'time of the newest gift in unix seconds'),
    },
  },
} as const satisfies Record<string, Entity>
