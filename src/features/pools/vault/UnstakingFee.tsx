import { chainNowMs } from '../../../chain/block/chainTime'
import { useChainAnchor } from '../../../chain/block/useChainAnchor'
import { useTranslation } from '../../../i18n'
import { setPercentText } from '../../../i18n/figures/percent'
import { InfoTip } from '../../../ui/content/InfoTip'
import { Notice } from '../../../ui/content/Notice'
import { Countdown } from '../../../ui/figures/Countdown'
import { useMonotonicNow } from '../../../ui/figures/useNow'
import { Text } from '../../../ui/layout/Text'
import { InlineGroup } from '../list/pool.styles'
import type { Vault } from './useVault'
import { feeFreeAtMs, isFeeDue } from './vault.rules'

/** Returns the chain's time in milliseconds since 1970, updated each second; null until the first block is read. */
function useChainNow(): number | null {
  const anchor = useChainAnchor()
  const monotonicMs = useMonotonicNow()
  return anchor && chainNowMs(anchor, monotonicMs)
}

const HOUR_SECONDS = 3_600

/** Returns the fee period of the account's stake: its end, or 0 without a stake, and whether the fee is due now. */
export function useFeePeriod({ facts: { withdrawFeePeriodSeconds }, user }: Vault) {
  const info = user?.info ?? null
  const hasStake = info !== null && info.sharesRaw > 0n
  const endMs =
    hasStake && withdrawFeePeriodSeconds !== null ? feeFreeAtMs(info.lastDepositedTime, withdrawFeePeriodSeconds) : 0
  const nowMs = useChainNow()
  return { hasStake, endMs, nowMs, isDue: isFeeDue(endMs, nowMs) }
}

/**
 * Renders the unstaking fee: the remaining fee period of a stake, else the rule. An unknown fee is shown as unknown
 * (yield 2, 5).
 */
export function UnstakingFee({ vault }: { vault: Vault }) {
  const { t, locale } = useTranslation()
  const { withdrawFeeBps, withdrawFeePeriodSeconds } = vault.facts
  const { hasStake, endMs, nowMs, isDue } = useFeePeriod(vault)
  if (withdrawFeeBps === null || withdrawFeePeriodSeconds === null)
    return (
      <Text as="span" $tone="quiet" $size={12}>
        {t('Unstaking fee: unknown')}
      </Text>
    )
  if (hasStake && !isDue) return null
  const fee = setPercentText(withdrawFeeBps, locale)
  const hours = Number(withdrawFeePeriodSeconds) / HOUR_SECONDS
  return (
    <InlineGroup>
      {isDue && nowMs !== null ? (
        <Text as="span" $tone="quiet" $size={12}>
          {t('%fee% unstaking fee for another', { fee })}{' '}
          <Countdown label={t('Unstaking fee')} endMs={endMs} nowMs={nowMs} smallest="minute" />
        </Text>
      ) : (
        <Text as="span" $tone="quiet" $size={12}>
          {t('%fee% unstaking fee if withdrawn within %hours%h', { fee, hours })}
        </Text>
      )}
      <InfoTip about={t('Unstaking fee')}>
        {t('You pay the fee if you unstake within %hours% hours of your last stake. Each stake restarts the timer.', {
          hours,
        })}
      </InfoTip>
    </InlineGroup>
  )
}

/**
 * Warns that adding to a stake restarts the fee period for all of it. Renders nothing without a stake or a fee (yield
 * 2).
 */
export function FeeRestartWarning({ vault }: { vault: Vault }) {
  const { t, locale } = useTranslation()
  const { withdrawFeeBps, withdrawFeePeriodSeconds } = vault.facts
  const { hasStake, isDue } = useFeePeriod(vault)
  if (!hasStake || withdrawFeeBps === 0n || withdrawFeePeriodSeconds === 0n) return null
  if (withdrawFeeBps === null || withdrawFeePeriodSeconds === null) {
    return (
      <Notice kind="warn" title={t('Your whole stake may have an unstaking fee again')}>
        {t('Staking more restarts the fee period. The fee could not be loaded.')}
      </Notice>
    )
  }
  return (
    <Notice
      kind="warn"
      title={
        isDue ? t('The fee period restarts for your whole stake') : t('Your whole stake has the unstaking fee again')
      }
    >
      {t('For %hours% hours after you stake more, you pay %fee% on everything you unstake, including earlier stakes.', {
        fee: setPercentText(withdrawFeeBps, locale),
        hours: Number(withdrawFeePeriodSeconds) / HOUR_SECONDS,
      })}
    </Notice>
  )
}
