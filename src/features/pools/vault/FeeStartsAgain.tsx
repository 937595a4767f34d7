import { useTranslation } from '../../../i18n'
import { Notice } from '../../../ui/content/Notice'
import { useChainNow } from './useChainNow'
import type { Vault } from './useVault'
import { feeFreeAtMs, feePercentText, isFeeOwed } from './vault.rules'

const HOUR_SECONDS = 3_600

/**
 * Warns that adding to a stake restarts the fee period for all of it. Renders nothing without a stake or a fee (yield
 * 2).
 */
export function FeeStartsAgain({ vault }: { vault: Vault }) {
  const { t } = useTranslation()
  const { withdrawFeeBps, withdrawFeePeriodSeconds } = vault.facts
  const info = vault.user?.info ?? null
  const hasStake = info !== null && info.sharesRaw > 0n
  const endMs =
    hasStake && withdrawFeePeriodSeconds !== null ? feeFreeAtMs(info.lastDepositedTime, withdrawFeePeriodSeconds) : 0
  const isOwed = isFeeOwed(endMs, useChainNow())
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
        isOwed
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
