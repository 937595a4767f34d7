import { validatePredictionBets } from 'virtual:reply-validators'
import { type Address, toAddress } from '../../core/address'
import { parseAmount } from '../../core/amount'
import { queryGraph } from './queryGraph'

/** A bet of the index, with the result of its round; amounts in wei. */
export interface IndexedBet {
  account: Address
  epoch: number
  position: 'bull' | 'bear'
  amountRaw: bigint
  /** Transaction of the bet, and of the claim if there is one. */
  hash: string
  claimedHash: string | null
  /** Seconds since 1970. */
  createdAtS: number
  /** Null until the round has ended. */
  winner: 'bull' | 'bear' | 'house' | null
  isFailed: boolean
  rewardBaseRaw: bigint
  rewardRaw: bigint
}

const FIELDS = `amount position hash claimedHash createdAt user { id } round { id position failed rewardBaseCalAmount rewardAmount }`
const NEWEST = 'orderBy: createdAt, orderDirection: desc'
const SINCE = `query bets($since: BigInt!) { bets(first: 1000, where: { createdAt_gte: $since }, ${NEWEST}) { ${FIELDS} } }`
const OF_ACCOUNT = `query bets($account: String!) { bets(first: 1000, where: { user: $account }, ${NEWEST}) { ${FIELDS} } }`

const COIN_DECIMALS = 18
const POSITIONS = { Bull: 'bull', Bear: 'bear', House: 'house' } as const
const SIDES = { Bull: 'bull', Bear: 'bear' } as const

/** Parses an amount of whole coins; the validator admits digits only. */
const amountOf = (coins: string): bigint => parseAmount(coins, COIN_DECIMALS) ?? 0n

async function readBets(
  servicesUrl: string,
  document: string,
  variables: Readonly<Record<string, string>>,
): Promise<IndexedBet[]> {
  const url = `${servicesUrl}/subgraphs/name/hotcake/prediction`
  const { bets } = await queryGraph(url, { document, variables, isReply: validatePredictionBets })
  return bets.map(({ amount, position, hash, claimedHash, createdAt, user, round }) => ({
    ...{ account: toAddress(user.id), epoch: Number(round.id), position: SIDES[position], hash, claimedHash },
    ...{ amountRaw: amountOf(amount), createdAtS: Number(createdAt) },
    ...{ winner: round.position && POSITIONS[round.position], isFailed: round.failed },
    ...{ rewardBaseRaw: amountOf(round.rewardBaseCalAmount), rewardRaw: amountOf(round.rewardAmount) },
  }))
}

/** Returns the newest bets since a time in seconds, at most 1000 (games 7.2.12). Throws ServiceUnavailableError. */
export const readBetsSince = (servicesUrl: string, sinceS: number): Promise<IndexedBet[]> =>
  readBets(servicesUrl, SINCE, { since: String(sinceS) })

/** Returns the newest bets of an account, at most 1000 (games 7.2.12). Throws ServiceUnavailableError. */
export const readBetsOf = (servicesUrl: string, account: Address): Promise<IndexedBet[]> =>
  readBets(servicesUrl, OF_ACCOUNT, { account: account.toLowerCase() })
