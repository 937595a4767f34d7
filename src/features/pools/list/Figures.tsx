import { decimalsText, percentText } from '../../earn'
import { useTranslation } from '../../../i18n'
import { Skeleton } from '../../../ui/content/Skeleton'
import type { Face } from './face.rules'
import { EARNED_DECIMALS, TOTAL_DECIMALS, worthText } from './figures'
import { Beside, Cell, Label, Strong } from './pool.styles'
import { YieldCalculator } from './YieldCalculator'
import { Text } from '../../../ui/layout/Text'

const WAITING = <Skeleton width="72px" />
const NOTHING = '–'

/** Renders the reward and its value; a dash without an account. */
export function EarnedFigure({ face, hasAccount }: { face: Face; hasAccount: boolean }) {
  const { t, locale } = useTranslation()
  const { kind, earnedRaw, earningPrice, earningToken, isUserFailed = false } = face
  const { symbol, decimals } = earningToken
  const worth = worthText(earningPrice, earnedRaw, locale)
  return (
    <Cell>
      <Label>{kind === 'auto' ? t('Recent %symbol% profit', { symbol }) : t('%symbol% earned', { symbol })}</Label>
      {!hasAccount && <Strong>{NOTHING}</Strong>}
      {hasAccount && earnedRaw === null && (isUserFailed ? <Strong>{NOTHING}</Strong> : WAITING)}
      {hasAccount && earnedRaw !== null && (
        <>
          <Strong>
            <bdi>{decimalsText(earnedRaw, decimals, EARNED_DECIMALS, locale)}</bdi>
          </Strong>
          {worth !== undefined && (
            <Text as="span" $tone="quiet" $size={12}>
              <bdi>{worth}</bdi>
            </Text>
          )}
        </>
      )}
    </Cell>
  )
}

/** Renders the yearly return with a button for the calculator; 0 for a finished pool (yield 9). */
export function YieldFigure({ face }: { face: Face }) {
  const { t, locale } = useTranslation()
  const { shownPercent, isApy } = face.yields
  return (
    <Cell>
      <Label>{isApy ? t('APY') : t('APR')}</Label>
      <Beside>
        <Strong>
          <bdi>{shownPercent === null ? NOTHING : percentText(shownPercent, locale)}</bdi>
        </Strong>
        {shownPercent !== null && face.status !== 'finished' && <YieldCalculator face={face} />}
      </Beside>
    </Cell>
  )
}

/** Renders the total stake and its value. */
export function TotalFigure({ face }: { face: Face }) {
  const { t, locale } = useTranslation()
  const { totalRaw, stakingToken, stakingPrice, isTotalFailed = false } = face
  const worth = worthText(stakingPrice, totalRaw, locale)
  return (
    <Cell data-wide>
      <Label>{t('Total staked')}</Label>
      {totalRaw === null ? (
        isTotalFailed ? (
          <Strong>{NOTHING}</Strong>
        ) : (
          WAITING
        )
      ) : (
        <Strong>
          <bdi>{`${decimalsText(totalRaw, stakingToken.decimals, TOTAL_DECIMALS, locale)} ${stakingToken.symbol}`}</bdi>
        </Strong>
      )}
      {worth !== undefined && (
        <Text as="span" $tone="quiet" $size={12}>
          <bdi>{worth}</bdi>
        </Text>
      )}
    </Cell>
  )
}
