import { LIMITS } from '../../core/limits'
import { useTranslation } from '../../i18n'
import { Notice } from '../../ui/content/Notice'
import { slippageInPercent, slippageWarning } from '../user'

/** Warns in the review of a slippage tolerance that front-running trades can exploit (trading 5). */
export function SlippageWarning({ slippageBps }: { slippageBps: number }) {
  const { t } = useTranslation()
  if (slippageWarning(slippageBps) !== LIMITS.highSlippage) return null
  return (
    <Notice kind="warn" title={t(LIMITS.highSlippage)}>
      {t('With a slippage tolerance of %slippage%%, others can trade ahead of you and leave you that much worse off.', {
        slippage: slippageInPercent(slippageBps),
      })}
    </Notice>
  )
}
