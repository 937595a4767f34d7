import { useMemo } from 'react'
import { getTeamProfile, numberTeams } from '../../chain/contracts/pancakeProfile/reads'
import { useCall, useCalls } from '../../chain/multicall/useCalls'
import { sanitizedText } from '../../core/sanitizedText'
import { profileAddress } from '../../deployment/laterFacts'
import { teamEntries } from '../../deployment/teams'
import { leaderboard, type Team } from './teams.rules'

/** Teams change seldom: points are given by administrators. */
const SELDOM = { blocksPerFetch: 10 }
/** Most teams that are read; a registry has fewer, so a larger number comes from another contract. */
const MOST_TEAMS = 50

export interface Teams {
  status: 'loading' | 'failed' | 'ready'
  /** By points, most first; those that could not be read are left out (games 8.1.1). */
  teams: readonly Team[]
}

/** Returns the teams of the chain with their names in the deployment, by points (games 4.4.1). */
export function useTeams(): Teams {
  const count = useCall(profileAddress && numberTeams(profileAddress), SELDOM)
  // Until the number of teams is read, that of the deployment is used, so that both are read together.
  const total = Math.min(count.value ?? teamEntries.length, MOST_TEAMS)
  const calls = useMemo(
    () =>
      profileAddress === null
        ? []
        : Array.from({ length: total }, (_, at) => profileAddress && getTeamProfile(profileAddress, at + 1)),
    [total],
  )
  const states = useCalls(calls, SELDOM)
  return useMemo(() => {
    const teams = states.flatMap((state, at): Team[] => {
      const profile = state.value ?? (state.status === 'failed' ? state.lastSuccess?.value : undefined)
      if (!profile) return []
      const name = teamEntries.find(({ id }) => id === at + 1)?.name ?? sanitizedText(profile.name)
      return [{ ...profile, id: at + 1, name, description: sanitizedText(profile.description) }]
    })
    const isPending = states.some(({ status }) => status === 'loading')
    return { status: isPending ? 'loading' : teams.length === 0 ? 'failed' : 'ready', teams: leaderboard(teams) }
  }, [states])
}
