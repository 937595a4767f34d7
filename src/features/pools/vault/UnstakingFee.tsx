import { useTranslation } from '../../../i18n'
import { Beside } from '../list/pool.styles'
import { Countdown } from '../../../ui/figures/Countdown'
import { InfoTip } from '../../../ui/content/InfoTip'
import { useChainNow } from './useChainNow'
import type { Vault } from './useVault'
import { feeFreeAtMs, feePercentText, isFeeOwed } from './vault.rules'
import { Text } from '../../../ui/layout/Text'

const HOUR_SECONDS = 3_600

/** Renders the unstaking fee: the time left with a stake, else the rule, or that it is unknown (yield 2, 5). */
export function UnstakingFee({ vault }: { vault: Vault }) {
  const { t } = useTranslation()
  const { withdrawFeeBps, withdrawFeePeriodSeconds } = vault.facts
  const info = vault.user?.info ?? null
  const hasStake = info !== null && info.sharesRaw > 0n
  const endMs =
    hasStake && withdrawFeePeriodSeconds !== null ? feeFreeAtMs(info.lastDepositedTime, withdrawFeePeriodSeconds) : 0
  const nowMs = useChainNow()
  const isOwed = isFeeOwed(endMs, nowMs)
  if (withdrawFeeBps === null || withdrawFeePeriodSeconds === null)
    return (
      <Text as="span" $tone="quiet" $size={12}>
        {t('Unstaking fee: unknown')}
      </Text>
    )
  if (hasStake && !isOwed) return null
  const fee = feePercentText(withdrawFeeBps)
  const hours = Number(withdrawFeePeriodSeconds) / HOUR_SECONDS
  return (
    <Beside>
      {isOwed && nowMs !== null ? (
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
    </Beside>
  )
}
