/** The states of the trading competition, the groups of ranks, and their prizes (protocol 10, games 4.9). */

export type CompetitionState = 'registration' | 'live' | 'finished' | 'claim' | 'over'

/** In the order of the contract's values (protocol 10.1). */
const STATES: readonly CompetitionState[] = ['registration', 'live', 'finished', 'claim', 'over']

/** Returns the state of a status of the contract; null for an unknown one. */
export const competitionState = (status: number): CompetitionState | null => STATES[status] ?? null

/** Reward group, and the ranks in a team that belong to it. Without a last rank, all further ones do. */
export interface RankGroup {
  group: number
  rankFrom: number
  rankTo?: number
}

/** Returns the reward group of a rank in a team, counted from 1 (games 3.10.2); null if there is none. */
export const groupOfRank = (rank: number, groups: readonly RankGroup[]): number | null =>
  groups.find(({ rankFrom, rankTo }) => rank >= rankFrom && (rankTo === undefined || rank <= rankTo))?.group ?? null

/** Points of a reward group in the team of one rank. */
export interface GroupPrize {
  group: number
  points: { champion: number; teamPlayer: number; trophy: number }
}

/** Returns the points of a reward group: those of the team's rank, of the members that count, and of its first one. */
export const pointsOf = ({ points }: GroupPrize): number => points.champion + points.teamPlayer + points.trophy

/** Returns the share of one rank in the prize of its group in US cents, rounded down; 0 where ranks are unlimited. */
export const prizeCentsEach = (cakePrizeUsd: string, { rankFrom, rankTo }: RankGroup): bigint =>
  rankTo === undefined ? 0n : (BigInt(cakePrizeUsd) * 100n) / BigInt(rankTo - rankFrom + 1)

/** Registered account with its trading volume in wei of the native coin. */
export interface Trader {
  account: string
  teamId: number
  volumeRaw: bigint
}

/** Team with the volume that counts, and its traders, the highest volume first. */
export interface Standing<Each extends Trader = Trader> {
  teamId: number
  volumeRaw: bigint
  traders: readonly Each[]
}

const byVolume = <Each extends Trader>(one: Each, other: Each): number =>
  one.volumeRaw === other.volumeRaw
    ? one.account.toLowerCase() < other.account.toLowerCase()
      ? -1
      : 1
    : one.volumeRaw < other.volumeRaw
      ? 1
      : -1

/**
 * Returns the teams by the volume of their best members, highest first; teams with the same volume by id. Of each team
 * only `topMembers` count (constants: TOP_MEMBERS).
 */
export function standingsOf<Each extends Trader>(
  traders: readonly Each[],
  teamIds: readonly number[],
  topMembers: number,
): Standing<Each>[] {
  const teams = teamIds.map((teamId) => {
    const ranked = traders.filter((trader) => trader.teamId === teamId).toSorted(byVolume)
    const volumeRaw = ranked.slice(0, topMembers).reduce((sum, trader) => sum + trader.volumeRaw, 0n)
    return { teamId, volumeRaw, traders: ranked }
  })
  return teams.toSorted((one, other) =>
    one.volumeRaw === other.volumeRaw ? one.teamId - other.teamId : one.volumeRaw < other.volumeRaw ? 1 : -1,
  )
}

/** Place of an account: the rank of its team, its rank in the team, and the team; counted from 1. */
export interface Place {
  teamRank: number
  rank: number
  teamId: number
  volumeRaw: bigint
}

/** Returns the place of an account; null for one that has not registered. */
export function placeOf(account: string, standings: readonly Standing[]): Place | null {
  for (const [at, { teamId, traders }] of standings.entries()) {
    const rank = traders.findIndex((trader) => trader.account.toLowerCase() === account.toLowerCase())
    const own = traders[rank]
    if (own) return { teamRank: at + 1, rank: rank + 1, teamId, volumeRaw: own.volumeRaw }
  }
  return null
}

/** Returns a volume in whole percent of the highest one, for a picture; 0 while nobody has traded. */
export const raceShare = (volumeRaw: bigint, bestRaw: bigint): number =>
  bestRaw === 0n ? 0 : Number((volumeRaw * 100n) / bestRaw)
