import facts from '#deployment/competition.json'

/** Reward group, and the ranks in a team that belong to it. Without a last rank, all further ones do. */
export interface CompetitionTier {
  group: number
  tier: string
  rankFrom: number
  rankTo?: number
}

/** Prize of a reward group, in whole US dollars for all its ranks together. */
export interface CompetitionPrize {
  group: number
  cakePrizeUsd: string
  points: { champion: number; teamPlayer: number; trophy: number }
  hasNft: boolean
}

/** Trading competition with planned times in milliseconds since 1970; the contract's owner may start states later. */
export interface CompetitionEntry {
  registrationEndsMs: number
  endsMs: number
  totalPrizeUsd: string
  topMembersCounted: number
  /** Symbols joined by a slash. */
  eligiblePairs: readonly string[]
  tiers: readonly CompetitionTier[]
  prizes: readonly { teamRank: number; groups: readonly CompetitionPrize[] }[]
}

const [newest] = facts

/** The newest trading competition (games 3.10); null on a deployment without one. */
export const competitionFacts: CompetitionEntry | null = newest ?? null
