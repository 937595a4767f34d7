import { styled } from 'styled-components'
import { competitionFacts } from '../../../deployment/competition'
import { useTranslation } from '../../../i18n'
import { wholeDollarsText } from '../../../i18n/figures/usd'
import { Countdown } from '../../../ui/figures/Countdown'
import { useNow } from '../../../ui/figures/useNow'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import type { CompetitionState } from '../competition.rules'
import type { Standings } from '../ranks/useStandings'
import { Action } from './Action'
import { Phases } from './Phases'
import { Race } from './Race'
import type { Battle } from './useBattle'

const Panel = styled.section`
  padding: var(--space-24) var(--space-16);
  border: 1px solid var(--line);
  border-radius: var(--radius-20);
  background: var(--accent-soft);
`

const Prize = styled.p`
  font-size: var(--type-40);
  font-weight: 700;
  letter-spacing: -0.02em;
  line-height: var(--leading-display);
`

const HEADLINE: Readonly<Record<CompetitionState, string>> = {
  registration: 'Registration is open',
  live: 'The battle is on',
  finished: 'The volumes are being counted',
  claim: 'The results are in',
  over: 'This battle is over',
}

/** Planned end of a state. The owner of the contract ends it, perhaps later. */
function Deadline({ label, endMs, late }: { label: string; endMs: number; late: string }) {
  const isOver = useNow(endMs) >= endMs
  if (isOver) return <Text $size={14}>{late}</Text>
  return (
    <Text>
      {label} <Countdown label={label} endMs={endMs} smallest="minute" />
    </Text>
  )
}

function Time({ state }: { state: CompetitionState | null }) {
  const { t } = useTranslation()
  if (!competitionFacts) return null
  const { registrationEndsMs, endsMs } = competitionFacts
  if (state === 'registration') {
    const late = t('The planned time has come. The battle begins as soon as the team opens it.')
    return <Deadline label={t('The battle begins in')} endMs={registrationEndsMs} late={late} />
  }
  if (state === 'live') {
    const late = t('The planned time has come. The battle ends as soon as the team closes it.')
    return <Deadline label={t('The battle ends in')} endMs={endsMs} late={late} />
  }
  return null
}

/** Renders the state of the battle, the race of the teams, and what the account can do now. */
export function Hero({ battle, standings }: { battle: Battle; standings: Standings }) {
  const { t, locale } = useTranslation()
  const { state, winningTeamId } = battle
  return (
    <Panel aria-labelledby="battle-state">
      <Stack $gap={16} $align="center">
        <Phases state={state} />
        <div>
          <Text as="h2" id="battle-state" $size={20}>
            {state === null ? t('Trading battle') : t(HEADLINE[state])}
          </Text>
          {competitionFacts && (
            <>
              <Prize>{wholeDollarsText(competitionFacts.totalPrizeUsd as Intl.StringNumericLiteral, locale)}</Prize>
              <Text $tone="quiet">{t('of prizes in CAKE, points and collectibles')}</Text>
            </>
          )}
        </div>
        <Time state={state} />
        <Race {...{ state, standings, winningTeamId }} />
        <Action battle={battle} />
      </Stack>
    </Panel>
  )
}
