/** Team with its figures from the chain. */
export interface Team {
  id: number
  name: string
  description: string
  members: number
  points: bigint
  isJoinable: boolean
}

/** Returns teams by points, most first; those with equal points by id. */
export const leaderboard = <Ranked extends Pick<Team, 'id' | 'points'>>(teams: readonly Ranked[]): Ranked[] =>
  teams.toSorted((one, other) => (one.points === other.points ? one.id - other.id : one.points < other.points ? 1 : -1))
