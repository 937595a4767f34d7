import { useMemo, useState } from 'react'
import { amountValue, formatAmountExact } from '../../../core/amount'
import { useTranslation } from '../../../i18n'
import { wholePercentText } from '../../../i18n/figures/wholePercent'
import { BLOCKED_FROM_BPS, DANGEROUS_FROM_BPS, isBlocked } from '../../../market/impactTier'
import { tradeBelowImpact } from '../../../market/lessImpact'
import { useAppSelector } from '../../../state/storeHooks'
import { Button } from '../../../ui/controls/Button'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { selectIsExpert, SettingsDialog } from '../../user'
import type { Quote } from '../quote.rules'
import { suggestedRaw } from './advice.rules'

const PERCENT_BPS = 100

interface ImpactAdviceProps {
  quote: Quote
  /**
   * Returns the amount to enter so that this input is swapped, where only a part is swapped; by default the input
   * itself.
   */
  enteredFor?: (inputRaw: bigint) => bigint
  /** The amount field that receives a smaller amount, and then the focus. */
  fieldId: string
  onLess: (text: string) => void
}

/**
 * Renders what to do about a dangerous price impact (trading 5.3): a smaller amount, and expert mode where the swap is
 * blocked.
 */
export function ImpactAdvice({ quote, enteredFor, fieldId, onLess }: ImpactAdviceProps) {
  const { t, locale } = useTranslation()
  const isExpert = useAppSelector(selectIsExpert)
  const [isInSettings, setIsInSettings] = useState(false)
  const { found, isExactInput, input, output, tier } = quote
  const { symbol, decimals } = isExactInput ? input : output
  const less = useMemo(() => tradeBelowImpact(found, DANGEROUS_FROM_BPS), [found])
  const lessInputRaw = less && (enteredFor ? enteredFor(less.inputRaw) : less.inputRaw)
  const lessRaw =
    less === null || lessInputRaw === null ? 0n : suggestedRaw(isExactInput ? lessInputRaw : less.outputRaw)
  const isSwapBlocked = isBlocked(tier, isExpert)

  function swapLess(): void {
    onLess(formatAmountExact(lessRaw, decimals))
    // The button is removed once the impact is lower; without this the focus would be lost.
    document.getElementById(fieldId)?.focus()
  }

  return (
    <Stack $gap={8}>
      <Text $tone="quiet" $size={14}>
        {isSwapBlocked
          ? t('A price impact of %percent% or more is not allowed. Swap less, or turn on expert mode.', {
              percent: wholePercentText(BLOCKED_FROM_BPS / PERCENT_BPS, locale),
            })
          : t('Swap less to keep the price impact below %percent%.', {
              percent: wholePercentText(DANGEROUS_FROM_BPS / PERCENT_BPS, locale),
            })}
      </Text>
      {lessRaw > 0n && (
        <Button kind={isSwapBlocked ? 'primary' : 'secondary'} size="l" wide onClick={swapLess}>
          {t('Swap less: %amount%', { amount: amountValue(lessRaw, decimals, symbol) })}
        </Button>
      )}
      {isSwapBlocked && (
        <Button
          size="l"
          wide
          onPointerEnter={SettingsDialog.preload}
          onFocus={SettingsDialog.preload}
          onClick={() => setIsInSettings(true)}
        >
          {t('Turn on expert mode')}
        </Button>
      )}
      {isInSettings && <SettingsDialog focusOn="expert" onClose={() => setIsInSettings(false)} />}
    </Stack>
  )
}
