import { Calculator } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../i18n'
import { percentText } from '../../../i18n/figures/percent'
import { Skeleton } from '../../../ui/content/Skeleton'
import { IconButton } from '../../../ui/controls/IconButton'
import { Figure } from '../../../ui/figures/Figure'
import { FullValue } from '../../../ui/figures/FullValue'
import { Text } from '../../../ui/layout/Text'
import { RoiCalculator } from '../../earn'
import { poolValue } from './figures'
import { Cell, FigureText, InlineGroup, Label } from './pool.styles'
import type { PoolRowSummary } from './rowSummary.rules'

/** Button that opens the calculator of a pool's return (yield 2 "ROI calculator"). */
function CalculatorButton({ summary }: { summary: PoolRowSummary }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const { aprPercent, isApy, compoundsPerDay, performanceFeeBps } = summary.yields
  return (
    <>
      <IconButton
        icon={Calculator}
        size="s"
        label={t('ROI calculator')}
        aria-haspopup="dialog"
        onPointerEnter={RoiCalculator.preload}
        onFocus={RoiCalculator.preload}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && aprPercent !== null && (
        <RoiCalculator
          price={summary.stakingPrice}
          stakedSymbol={summary.stakingToken.symbol}
          earnedSymbol={summary.earningToken.symbol}
          earnedPrice={summary.earningPrice}
          balanceRaw={summary.balanceRaw ?? undefined}
          aprPercent={aprPercent}
          baseAprPercent={aprPercent}
          {...(isApy && { fixedCompoundsPerDay: compoundsPerDay, performanceFeeBps })}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

const LOADING = <Skeleton width="72px" />
const UNKNOWN = '–'

/** Renders the reward and its value; a dash without an account. */
export function EarnedFigure({ summary, hasAccount }: { summary: PoolRowSummary; hasAccount: boolean }) {
  const { t, locale } = useTranslation()
  const { kind, earnedRaw, earningPrice, earningToken, isUserFailed = false } = summary
  const { symbol, decimals } = earningToken
  const value = poolValue(earningPrice, earnedRaw, locale)
  return (
    <Cell>
      <Label>{kind === 'auto' ? t('Recent %symbol% profit', { symbol }) : t('%symbol% earned', { symbol })}</Label>
      {!hasAccount && <FigureText>{UNKNOWN}</FigureText>}
      {hasAccount && earnedRaw === null && (isUserFailed ? <FigureText>{UNKNOWN}</FigureText> : LOADING)}
      {hasAccount && earnedRaw !== null && (
        <>
          <FigureText>
            <Figure raw={earnedRaw} decimals={decimals} inRow />
          </FigureText>
          {value && (
            <Text as="span" $tone="quiet" $size={12}>
              <FullValue {...value} inRow />
            </Text>
          )}
        </>
      )}
    </Cell>
  )
}

/** Renders the yearly return with a button for the calculator; 0 for a finished pool (yield 9). */
export function YieldFigure({ summary }: { summary: PoolRowSummary }) {
  const { t, locale } = useTranslation()
  const { shownPercent, isApy } = summary.yields
  return (
    <Cell>
      <Label>{isApy ? t('APY') : t('APR')}</Label>
      <InlineGroup>
        <FigureText>
          <bdi>{shownPercent === null ? UNKNOWN : percentText(shownPercent, locale)}</bdi>
        </FigureText>
        {shownPercent !== null && summary.status !== 'finished' && <CalculatorButton summary={summary} />}
      </InlineGroup>
    </Cell>
  )
}

/** Renders the total stake and its value. */
export function TotalFigure({ summary }: { summary: PoolRowSummary }) {
  const { t, locale } = useTranslation()
  const { totalRaw, stakingToken, stakingPrice, isTotalFailed = false } = summary
  const value = poolValue(stakingPrice, totalRaw, locale)
  return (
    <Cell data-wide>
      <Label>{t('Total staked')}</Label>
      {totalRaw === null ? (
        isTotalFailed ? (
          <FigureText>{UNKNOWN}</FigureText>
        ) : (
          LOADING
        )
      ) : (
        <FigureText>
          <Figure raw={totalRaw} decimals={stakingToken.decimals} symbol={stakingToken.symbol} inRow />
        </FigureText>
      )}
      {value && (
        <Text as="span" $tone="quiet" $size={12}>
          <FullValue {...value} inRow />
        </Text>
      )}
    </Cell>
  )
}
