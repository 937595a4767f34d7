import type { Address } from '../../../core/address'
import { useTranslation } from '../../../i18n'
import { formatsOf } from '../../../i18n/formats'
import { useAppDispatch } from '../../../state/storeHooks'
import { ErrorBlock } from '../../../ui/content/ErrorBlock'
import { Skeleton } from '../../../ui/content/Skeleton'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { TeamPicture, useTeams } from '../../members'
import { CardChoices } from '../CardChoices'
import { setupChanged, stepChosen } from '../profile.slice'
import { StepActions } from './StepActions'

const EMBLEM_PX = 56

/** Renders the choice of a team among those that accept members (constants: TEAM_JOIN). */
export function TeamStep({ account, teamId }: { account: Address; teamId: number | null }) {
  const { t, locale } = useTranslation()
  const dispatch = useAppDispatch()
  const { status, teams } = useTeams()
  const format = formatsOf(locale)
  // Sorted by id and not by points, so that no team is favoured.
  const inOrder = teams.toSorted((one, other) => one.id - other.id)
  function pick(value: string): void {
    // The choice completes the step, which stays open until the user goes on.
    dispatch(stepChosen({ account, step: 'team' }))
    dispatch(setupChanged({ account, change: { teamId: Number(value) } }))
  }
  const chosen = inOrder.find(({ id }) => id === teamId)
  return (
    <Stack $gap={16}>
      <p>{t('Your points count for your team. You cannot change it later.')}</p>
      {status === 'loading' && <Skeleton height="240px" />}
      {status === 'failed' && (
        <ErrorBlock title={t('Error fetching data')} remedy={t('It is read again with the next block.')} />
      )}
      {status === 'ready' && (
        <CardChoices
          wide
          legend={t('Team')}
          value={teamId === null ? null : String(teamId)}
          onPick={pick}
          choices={inOrder.map((team) => ({
            ...{ value: String(team.id), isDisabled: !team.isJoinable },
            picture: <TeamPicture teamId={team.id} size={EMBLEM_PX} />,
            label: (
              <>
                <strong>{team.name}</strong>
                <Text as="span" $tone="quiet" $size={14} style={{ display: 'block' }}>
                  {team.isJoinable
                    ? `${t('%count% member || %count% members', { count: team.members })} · ${t('%points% points', { points: format.number(team.points) })}`
                    : t('Accepts no members now')}
                </Text>
              </>
            ),
          }))}
        />
      )}
      <StepActions account={account} step="team" canContinue={chosen?.isJoinable === true} />
    </Stack>
  )
}
