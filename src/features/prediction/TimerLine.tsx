import { styled } from 'styled-components'
import { predictionFacts } from '../../deployment/prediction'
import { useTranslation } from '../../i18n'
import { oraclePriceText } from '../../i18n/figures/oraclePrice'
import { ChangingFigure } from '../../ui/figures/ChangingFigure'
import { PHONE } from '../../ui/media'
import { Progress } from '../../ui/panels/Progress'
import { BlockCountdown } from '../games'
import { selectCurrentBlock } from '../../chain/block/block.slice'
import { useAppSelector } from '../../state/storeHooks'
import { useMarketTerms, useOracleAge, useOraclePrice, useRound, useRoundStatus } from './data/useMarket'
import { STATES } from './prediction.messages'
import { selectCurrentEpoch } from './prediction.slice'
import type { Round, RoundStatus } from './round.rules'

const Line = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8) var(--space-24);
  min-inline-size: min(100%, 280px);
`

/** Of a fixed width, so that the progress beside it does not move with the texts. */
const Price = styled.div`
  display: grid;
  inline-size: 168px;
  font-size: var(--type-12);
  color: var(--text-quiet);

  /* The age has its line before the price is read, so that nothing below moves. */
  grid-template-rows: auto 28px 1lh;
  align-items: center;

  & > strong {
    color: var(--text);
    font-size: var(--type-20);
    line-height: var(--leading-display);
  }
  & > [data-old] {
    color: var(--warn);
  }
`

const Timer = styled.div`
  flex: 1;
  min-inline-size: 180px;
  max-inline-size: 420px;

  ${PHONE} {
    flex-basis: 100%;
    max-inline-size: none;
  }
`

/**
 * Renders the time until the current round locks, or its status once it no longer counts down. Renders nothing before
 * the round is read.
 */
function LockText({ round, status }: { round: Round | null; status: RoundStatus | null }) {
  const { t } = useTranslation()
  if (round === null || status === null) return null
  return status === 'open' ? <BlockCountdown label={t('Locks in')} block={round.lockBlock} /> : t(STATES[status].label)
}

/** Renders the oracle's price and its age, and how far the current round is on the way to its lock. */
export function TimerLine() {
  const { t, locale } = useTranslation()
  const oracle = useOraclePrice()
  const age = useOracleAge()
  const { intervalBlocks } = useMarketTerms()
  const currentEpoch = useAppSelector(selectCurrentEpoch)
  const round = useRound(currentEpoch)
  const status = useRoundStatus(currentEpoch)
  const block = useAppSelector(selectCurrentBlock)
  const percent = round ? ((block - round.startBlock) / Math.max(1, intervalBlocks)) * 100 : undefined
  return (
    <Line>
      <Price>
        {t('BNB price of the oracle')}
        <strong>
          {oracle ? (
            <ChangingFigure value={oraclePriceText(oracle.priceRaw, predictionFacts.oracleDecimals, locale)} />
          ) : (
            '–'
          )}
        </strong>
        {age && <span data-old={age.isOld || undefined}>{t('Updated %time%', { time: age.text })}</span>}
      </Price>
      <Timer>
        <Progress
          label={t('Round %round% locks in', { round: currentEpoch === 0 ? '–' : String(currentEpoch) })}
          percent={percent}
          text={<LockText round={round} status={status} />}
        />
      </Timer>
    </Line>
  )
}
