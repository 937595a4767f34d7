import { useCallback, useMemo, useState } from 'react'
import { selectCurrentBlock } from '../../../chain/block/block.slice'
import type { CompetitionTrader } from '../../../chain/services/competitionTraders'
import { useServiceRead } from '../../../chain/services/useServiceRead'
import { competitionFacts } from '../../../deployment/competition'
import { servicesUrl } from '../../../deployment/services'
import { teamEntries } from '../../../deployment/teams'
import { useAppSelector } from '../../../state/storeHooks'
import { standingsOf, type Standing } from '../competition.rules'

/** Volumes change with each block, but nobody follows them that closely. */
const BLOCKS_PER_READ = 10
const NOBODY: readonly CompetitionTrader[] = []

/** Standings of the teams; `off` where the deployment has no services. */
export interface Standings {
  status: 'loading' | 'unavailable' | 'ready' | 'off'
  /** Teams by their volume; those of the last read while a newer one is pending. */
  teams: readonly Standing<CompetitionTrader>[]
}

/** Returns the teams by the volumes that the index has counted; read again while they can change. */
export function useStandings(isChanging: boolean): Standings {
  const turn = useAppSelector((state) => Math.floor(selectCurrentBlock(state) / BLOCKS_PER_READ))
  const key = isChanging ? turn : 0
  const read = useCallback(async () => {
    if (servicesUrl === null) return NOBODY
    const { readTraders } = await import('../../../chain/services/competitionTraders')
    // The key is never negative; it is used here only so that a new key creates a new function, which reads again.
    return key < 0
      ? NOBODY
      : readTraders(
          servicesUrl,
          teamEntries.map(({ id }) => id),
        )
  }, [key])
  const { status, value } = useServiceRead(read)
  const [last, setLast] = useState<readonly CompetitionTrader[] | null>(null)
  if (value !== null && value !== last) setLast(value)
  const traders = value ?? last
  const teams = useMemo(
    () =>
      standingsOf(
        traders ?? NOBODY,
        teamEntries.map(({ id }) => id),
        competitionFacts?.topMembersCounted ?? 0,
      ),
    [traders],
  )
  if (servicesUrl === null) return { status: 'off', teams }
  return { status: status === 'loading' && traders !== null ? 'ready' : status, teams }
}
