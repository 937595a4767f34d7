import { chainNowMs } from '../../../chain/block/chainTime'
import { useChainAnchor } from '../../../chain/block/useChainAnchor'
import { useTranslation } from '../../../i18n'
import { InfoTip } from '../../../ui/content/InfoTip'
import { Notice } from '../../../ui/content/Notice'
import { Countdown } from '../../../ui/figures/Countdown'
import { useMonotonicNow } from '../../../ui/figures/useNow'
import { Text } from '../../../ui/layout/Text'
import { InlineGroup } from '../list/pool.styles'
import type { Vault } from './useVault'
import { feeFreeAtMs, feePercentText, isFeeDue } from './vault.rules'

/** Returns the chain's time in milliseconds since 1970, updated each second; null until the first block is read. */
export function useChainNow(): number | null {
  const anchor = useChainAnchor()
  const monotonicMs = useMonotonicNow()
  return anchor && chainNowMs(anchor, monotonicMs)
}

const HOUR_SECONDS = 3_600

/**
 * Renders the unstaking fee: the remaining fee period of a stake, else the rule. An unknown fee is shown as unknown
 * (yield 2, 5).
 */
export function UnstakingFee({ vault }: { vault: Vault }) {
  const { t } = useTranslation()
  const { withdrawFeeBps, withdrawFeePeriodSeconds } = vault.facts
  const info = vault.user?.info ?? null
  const hasStake = info !== null && info.sharesRaw > 0n
  const endMs =
    hasStake && withdrawFeePeriodSeconds !== null ? feeFreeAtMs(info.lastDepositedTime, withdrawFeePeriodSeconds) : 0
  const nowMs = useChainNow()
  const isDue = isFeeDue(endMs, nowMs)
  if (withdrawFeeBps === null || withdrawFeePeriodSeconds === null)
    return (
      <Text as="span" $tone="quiet" $size={12}>
        {t('Unstaking fee: unknown')}
      </Text>
    )
  if (hasStake && !isDue) return null
  const fee = feePercentText(withdrawFeeBps)
  const hours = Number(withdrawFeePeriodSeconds) / HOUR_SECONDS
  return (
    <InlineGroup>
      {isDue && nowMs !== null ? (
        <Text as="span" $tone="quiet" $size={12}>
          {t('%fee%% unstaking fee until', { fee })}{' '}
          <Countdown label={t('Unstaking fee')} endMs={endMs} nowMs={nowMs} smallest="minute" />
        </Text>
      ) : (
        <Text as="span" $tone="quiet" $size={12}>
          {t('%fee%% unstaking fee if withdrawn within %hours%h', { fee, hours })}
        </Text>
      )}
      <InfoTip about={t('Unstaking fee')}>
        {t('The fee applies within %hours% hours of your last stake. The timer resets each time you stake.', { hours })}
      </InfoTip>
    </InlineGroup>
  )
}

/**
 * Warns that adding to a stake restarts the fee period for all of it. Renders nothing without a stake or a fee (yield
 * 2).
 */
export function FeeRestartWarning({ vault }: { vault: Vault }) {
  const { t } = useTranslation()
  const { withdrawFeeBps, withdrawFeePeriodSeconds } = vault.facts
  const info = vault.user?.info ?? null
  const hasStake = info !== null && info.sharesRaw > 0n
  const endMs =
    hasStake && withdrawFeePeriodSeconds !== null ? feeFreeAtMs(info.lastDepositedTime, withdrawFeePeriodSeconds) : 0
  const isDue = isFeeDue(endMs, useChainNow())
  if (!hasStake || withdrawFeeBps === 0n || withdrawFeePeriodSeconds === 0n) return null
  if (withdrawFeeBps === null || withdrawFeePeriodSeconds === null) {
    return (
      <Notice kind="warn" title={t('Your whole stake may get an unstaking fee again')}>
        {t('Adding starts the fee period again. The fee could not be read.')}
      </Notice>
    )
  }
  return (
    <Notice
      kind="warn"
      title={
        isDue
          ? t('The fee period starts again for your whole stake')
          : t('Your whole stake gets the unstaking fee again')
      }
    >
      {t(
        'For %hours% hours after you add, %fee%% is taken from all that you unstake, also from what you have staked before.',
        {
          fee: feePercentText(withdrawFeeBps),
          hours: Number(withdrawFeePeriodSeconds) / HOUR_SECONDS,
        },
      )}
    </Notice>
  )
}
