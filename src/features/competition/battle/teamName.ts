import { teamEntries } from '../../../deployment/teams'
import type { useTranslation } from '../../../i18n'

/** Returns the name of a team; its number where the deployment does not name it. */
export const teamName = (teamId: number, t: ReturnType<typeof useTranslation>['t']): string =>
  teamEntries.find(({ id }) => id === teamId)?.name ?? t('Team %id%', { id: String(teamId) })
