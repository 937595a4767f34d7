import { Trophy } from 'lucide-react'
import { styled } from 'styled-components'
import { deployment } from '../../../deployment/deployment'
import { teamEntries } from '../../../deployment/teams'
import { useTranslation } from '../../../i18n'
import { Icon } from '../../../ui/content/Icon'
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden'
import { Figure } from '../../../ui/figures/Figure'
import { Text } from '../../../ui/layout/Text'
import { TeamPicture } from '../../members'
import { type CompetitionState, raceShare } from '../competition.rules'
import type { Standings } from '../ranks/useStandings'
import { teamName } from './teamName'

const PICTURE_PX = 48
const { symbol, decimals } = deployment.nativeCurrency

const Lanes = styled.ul`
  display: grid;
  gap: var(--space-12);
  inline-size: 100%;
  text-align: start;
`

/** Track whose dotted end is the finish; the runner's position is its team's volume relative to that of the leader. */
const Track = styled.div`
  position: relative;
  block-size: 52px;
  border-radius: var(--radius-round);
  border: 1px solid var(--line);
  border-inline-end: 6px dotted var(--line);
  background: var(--surface);
  overflow: hidden;
`

const Run = styled.div`
  display: flex;
  justify-content: flex-end;
  align-items: center;
  block-size: 100%;
  min-inline-size: 50px;
  border-radius: var(--radius-round);

  @media (prefers-reduced-motion: no-preference) {
    transition: inline-size 900ms var(--ease-out);
  }
  & > span {
    display: inline-flex;
    border: 1px solid var(--line);
    border-radius: var(--radius-round);
    background: var(--surface);
  }
  @media (prefers-reduced-motion: no-preference) {
    &[data-running] > span {
      animation: bob 1.2s ease-in-out infinite;
    }
    &[data-running='1'] > span {
      animation-delay: -0.4s;
    }
    &[data-running='2'] > span {
      animation-delay: -0.8s;
    }
  }
  @keyframes bob {
    50% {
      transform: rotate(-10deg) translateY(-2px);
    }
  }
`

const Label = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-12);
  margin-block-end: var(--space-4);

  & > :first-child {
    display: inline-flex;
    align-items: center;
    gap: var(--space-8);
    font-weight: 600;
  }
`

interface Props {
  state: CompetitionState | null
  standings: Standings
  /** Team that has won; 0 before the decision. */
  winningTeamId: number
}

/**
 * Renders the race of the teams: the distance of each is its volume relative to that of the leader. While no volumes
 * are known, and before the first swap that counts, all are at the start.
 */
export function Race({ state, standings, winningTeamId }: Props) {
  const { t } = useTranslation()
  const isKnown = standings.status === 'ready'
  const best = standings.teams[0]?.volumeRaw ?? 0n
  const volumes = new Map(standings.teams.map(({ teamId, volumeRaw }) => [teamId, volumeRaw]))
  return (
    <Lanes role="list" aria-label={t('Race of the teams')}>
      {teamEntries.map(({ id, podiumColor }, at) => {
        const volumeRaw = volumes.get(id) ?? 0n
        return (
          <li key={id}>
            <Label>
              <span>
                {teamName(id, t)}
                {id === winningTeamId && (
                  <>
                    <Icon of={Trophy} size={16} />
                    <VisuallyHidden>{t('Winner')}</VisuallyHidden>
                  </>
                )}
              </span>
              <Text as="span" $tone="quiet" $size={14}>
                {isKnown ? <Figure raw={volumeRaw} {...{ symbol, decimals }} /> : '–'}
              </Text>
            </Label>
            <Track>
              <Run
                data-running={state === 'live' ? at : undefined}
                style={{ inlineSize: `${isKnown ? raceShare(volumeRaw, best) : 0}%`, background: podiumColor }}
              >
                <span>
                  <TeamPicture teamId={id} size={PICTURE_PX} />
                </span>
              </Run>
            </Track>
          </li>
        )
      })}
    </Lanes>
  )
}
