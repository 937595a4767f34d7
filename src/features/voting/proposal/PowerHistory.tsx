import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { amountValue } from '../../../core/amount'
import type { VotingFacts } from '../../../deployment/voting'
import { useTranslation } from '../../../i18n'
import { Badge } from '../../../ui/content/Badge'
import { Card } from '../../../ui/content/Card'
import { Figure } from '../../../ui/figures/Figure'
import { Row } from '../../../ui/layout/Row'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import type { JudgedVotes } from '../data/useJudgedVotes'
import { DRAWING, stepsPath, yOf } from '../history.rules'
import { POWER_DECIMALS, powerRawOf } from '../tally.rules'
import { SectionTitle } from '../voting.styles'

const LINES = { total: 'none', lead: '6 4', quorum: '2 4' } as const
type Line = keyof typeof LINES

const Drawing = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 140px;
  padding-block: 4px;
  border-block-end: 1px solid var(--rim);
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  overflow: visible;

  & > * {
    vector-effect: non-scaling-stroke;
  }
  @media (forced-colors: active) {
    stroke: CanvasText;
  }
`

/** Sample of a line in the legend, before its label. */
const Sample = styled.svg`
  flex: none;
  inline-size: 28px;
  block-size: 8px;
  stroke: currentColor;
  stroke-width: 2;

  @media (forced-colors: active) {
    stroke: CanvasText;
  }
`

function LegendRow({ line, label, children }: { line: Line; label: string; children: ReactNode }) {
  return (
    <Row as="li" $gap={8} $justify="space-between" $wrap>
      <Row as="span" $gap={8}>
        <Sample aria-hidden viewBox="0 0 28 8">
          <line x1="0" x2="28" y1="4" y2="4" strokeDasharray={LINES[line]} />
        </Sample>
        <Text as="span" $tone="quiet" $size={14}>
          {label}
        </Text>
      </Row>
      <Text as="span" $size={14}>
        {children}
      </Text>
    </Row>
  )
}

interface Props {
  facts: VotingFacts
  judged: JudgedVotes
}

/** Draws counted power and margin over time, and the quorum if the space has one. */
export function PowerHistory({ facts, judged: { tally, history: points } }: Props) {
  const { t } = useTranslation()
  const quorumRaw = facts.quorumCake === undefined ? null : powerRawOf(facts.quorumCake)
  const { totalRaw } = tally
  const leadRaw = points.at(-1)?.leadRaw ?? 0n
  const highestRaw = quorumRaw !== null && quorumRaw > totalRaw ? quorumRaw : totalRaw
  const valueOf = (raw: bigint) => amountValue(raw, POWER_DECIMALS, facts.strategy.symbol)
  return (
    <Card>
      <SectionTitle>{t('Turnout and margin')}</SectionTitle>
      <Stack $gap={12}>
        <Drawing
          viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t('Counted power over time, now %total%, with a margin of %margin%', {
            total: valueOf(totalRaw),
            margin: valueOf(leadRaw),
          })}
        >
          <path d={stepsPath(points, (point) => point.totalRaw, highestRaw)} />
          <path d={stepsPath(points, (point) => point.leadRaw, highestRaw)} strokeDasharray={LINES.lead} />
          {quorumRaw !== null && (
            <path d={`M0 ${yOf(quorumRaw, highestRaw)}H${DRAWING.width}`} strokeDasharray={LINES.quorum} />
          )}
        </Drawing>
        <Stack as="ul" role="list" $gap={4}>
          <LegendRow line="total" label={t('Counted power')}>
            <Figure raw={totalRaw} decimals={POWER_DECIMALS} inRow />
          </LegendRow>
          <LegendRow line="lead" label={t('Margin of the first choice')}>
            <Figure raw={leadRaw} decimals={POWER_DECIMALS} inRow />
          </LegendRow>
          {quorumRaw !== null && (
            <LegendRow line="quorum" label={t('Quorum')}>
              <Row as="span" $gap={8}>
                <Figure raw={quorumRaw} decimals={POWER_DECIMALS} inRow />
                <Badge kind={totalRaw >= quorumRaw ? 'good' : 'plain'}>
                  {totalRaw >= quorumRaw ? t('Reached') : t('Not reached')}
                </Badge>
              </Row>
            </LegendRow>
          )}
        </Stack>
        <Text $tone="quiet" $size={14}>
          {t('The lines have the votes that count now; a replaced vote is not in them.')}
        </Text>
      </Stack>
    </Card>
  )
}
