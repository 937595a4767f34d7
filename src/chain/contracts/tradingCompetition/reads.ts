import type { Address } from '../../../core/address'
import { describeCall, type Call } from '../call'
import { addressWord, encodeCall, readBoolean, readSmallWord, readWord } from '../codec'
import { selectorOf } from '../signatures'

const CURRENT_STATUS = selectorOf('currentStatus()')
const WINNING_TEAM_ID = selectorOf('winningTeamId()')
const USER_TRADING_STATS = selectorOf('userTradingStats(address)')
const CLAIM_INFORMATION = selectorOf('claimInformation(address)')

/** What the contract stores about an account (protocol 10.1). The team is 0 for one that has not registered. */
export interface TradingStats {
  rewardGroup: number
  teamId: number
  hasRegistered: boolean
  hasClaimed: boolean
}

/** Reward of an account (protocol 10.7); before the claims every other field than the registration is 0 or false. */
export interface ClaimInformation {
  hasRegistered: boolean
  hasClaimed: boolean
  rewardGroup: number
  cakeRaw: bigint
  points: bigint
  canClaimNft: boolean
}

const readNumber = (data: string): number => readSmallWord(data, 0)

const readStats = (data: string): TradingStats => ({
  ...{ rewardGroup: readSmallWord(data, 0), teamId: readSmallWord(data, 1) },
  ...{ hasRegistered: readBoolean(data, 2), hasClaimed: readBoolean(data, 3) },
})

const readInformation = (data: string): ClaimInformation => ({
  ...{ hasRegistered: readBoolean(data, 0), hasClaimed: readBoolean(data, 1), rewardGroup: readSmallWord(data, 2) },
  ...{ cakeRaw: readWord(data, 3), points: readWord(data, 4), canClaimNft: readBoolean(data, 5) },
})

/** Creates the call that reads the status, a number from 0 to 4 (protocol 10.1). */
export const currentStatus = (competition: Address): Call<number> =>
  describeCall(competition, CURRENT_STATUS, readNumber)

/** Creates the call that reads the team that has won; 0 before the decision. */
export const winningTeamId = (competition: Address): Call<number> =>
  describeCall(competition, WINNING_TEAM_ID, readNumber)

/** Creates the call that reads the registration and the group of an account. */
export const userTradingStats = (competition: Address, account: Address): Call<TradingStats> =>
  describeCall(competition, encodeCall(USER_TRADING_STATS, addressWord(account)), readStats)

/** Creates the call that reads what an account can claim. */
export const claimInformation = (competition: Address, account: Address): Call<ClaimInformation> =>
  describeCall(competition, encodeCall(CLAIM_INFORMATION, addressWord(account)), readInformation)
