import { useTranslation } from '../../../i18n'
import { remainingTimeText } from '../../../i18n/figures/durations'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Figure } from '../../../ui/figures/Figure'
import type { ReviewedApproval } from './ApprovalReview'
import { SpenderRow } from './SpenderRow'

const MINUTE_SECONDS = 60

interface Props {
  permit: Pick<ReviewedApproval, 'symbol' | 'decimals' | 'spender' | 'exactRaw'>
  /** Time until the permit expires, from its signature. */
  validForSeconds: number
}

/**
 * Renders what a signed permit allows: exactly the amount, until it expires, without a network fee (trading 2.5.13).
 */
export function PermitReview({ permit, validForSeconds }: Props) {
  const { t, locale } = useTranslation()
  const { symbol, decimals, spender, exactRaw } = permit
  return (
    <DetailList>
      <SpenderRow spender={spender} />
      <DetailRow label={t('You approve')}>
        {exactRaw === null ? '–' : <Figure raw={exactRaw} decimals={decimals} symbol={symbol} />}
      </DetailRow>
      <DetailRow label={t('Valid for')}>
        {remainingTimeText([{ unit: 'minute', count: Math.floor(validForSeconds / MINUTE_SECONDS) }], locale)}
      </DetailRow>
      <DetailRow label={t('You send')}>{t('Nothing now')}</DetailRow>
      <DetailRow label={t('Network fee')}>{t('None: you only sign')}</DetailRow>
    </DetailList>
  )
}
