import type { Address } from '../../../core/address'
import { describeCall, type Call } from '../call'
import { addressWord, encodeCall, firstWord, readBoolean, readSmallWord, readTextAt, readWord, wordOf } from '../codec'
import { readAddress } from '../nameRegistry/reads'
import { selectorOf } from '../signatures'

const HAS_REGISTERED = selectorOf('hasRegistered(address)')
const GET_USER_PROFILE = selectorOf('getUserProfile(address)')
const GET_TEAM_PROFILE = selectorOf('getTeamProfile(uint256)')
const NUMBER_TEAMS = selectorOf('numberTeams()')
const COST_TO_REGISTER = selectorOf('numberCakeToRegister()')
const COST_TO_UPDATE = selectorOf('numberCakeToUpdate()')
const COST_TO_REACTIVATE = selectorOf('numberCakeToReactivate()')

/** Profile of an account (protocol 6.1.3). The collectible is null while the profile is paused. */
export interface UserProfile {
  userId: number
  points: bigint
  teamId: number
  collectible: { contract: Address; tokenId: bigint } | null
  isActive: boolean
}

/** Team as on the chain; the points are not those of its members. */
export interface TeamProfile {
  name: string
  description: string
  members: number
  points: bigint
  isJoinable: boolean
}

const readFlag = (data: string): boolean => readBoolean(data, 0)
const readCount = (data: string): number => readSmallWord(data, 0)

const COLLECTIBLE_WORD = 3
const WORD_DIGITS = 64

function readUserProfile(data: string): UserProfile {
  const contract = readAddress(`0x${data.slice(2 + COLLECTIBLE_WORD * WORD_DIGITS)}`)
  return {
    userId: readSmallWord(data, 0),
    points: readWord(data, 1),
    teamId: readSmallWord(data, 2),
    collectible: contract && { contract, tokenId: readWord(data, 4) },
    isActive: readBoolean(data, 5),
  }
}

const readTeamProfile = (data: string): TeamProfile => ({
  name: readTextAt(data, 0),
  description: readTextAt(data, 1),
  members: readSmallWord(data, 2),
  points: readWord(data, 3),
  isJoinable: readBoolean(data, 4),
})

/** Creates the call that reads whether an account has ever created a profile. */
export const hasRegistered = (profile: Address, account: Address): Call<boolean> =>
  describeCall(profile, encodeCall(HAS_REGISTERED, addressWord(account)), readFlag)

/** Creates the call that reads the profile of an account; it reverts for one without a profile. */
export const getUserProfile = (profile: Address, account: Address): Call<UserProfile> =>
  describeCall(profile, encodeCall(GET_USER_PROFILE, addressWord(account)), readUserProfile)

/** Creates the call that reads a team; it reverts for an unknown id. */
export const getTeamProfile = (profile: Address, teamId: number): Call<TeamProfile> =>
  describeCall(profile, encodeCall(GET_TEAM_PROFILE, wordOf(teamId)), readTeamProfile)

/** Creates the call that reads the number of teams; their ids count from 1. */
export const numberTeams = (profile: Address): Call<number> => describeCall(profile, NUMBER_TEAMS, readCount)

/** Creates the call that reads the price of a registration, in CAKE's smallest unit. */
export const costToRegister = (profile: Address): Call<bigint> => describeCall(profile, COST_TO_REGISTER, firstWord)

/** Creates the call that reads the price of another picture, in CAKE's smallest unit. */
export const costToUpdate = (profile: Address): Call<bigint> => describeCall(profile, COST_TO_UPDATE, firstWord)

/** Creates the call that reads the price of a reactivation, in CAKE's smallest unit. */
export const costToReactivate = (profile: Address): Call<bigint> => describeCall(profile, COST_TO_REACTIVATE, firstWord)
