import { useTranslation } from '../../i18n'
import { DetailList, DetailRow } from '../../ui/content/DetailList'
import { Notice } from '../../ui/content/Notice'
import { Figure } from '../../ui/figures/Figure'
import { cakeFacts, useProfileCosts } from './useCake'

interface Props {
  /** In CAKE's smallest unit; null while unknown. */
  costRaw: bigint | null
  balanceRaw: bigint | undefined
  /** Cost of the whole set-up; absent where there is only one step. */
  totalRaw?: bigint | null
}

const Amount = ({ raw }: { raw: bigint | null | undefined }) =>
  raw === null || raw === undefined ? '–' : <Figure raw={raw} decimals={cakeFacts.decimals} symbol={cakeFacts.symbol} />

/** Renders what a step costs and what the account has (games 5.2). */
export function CostList({ costRaw, balanceRaw, totalRaw }: Props) {
  const { t } = useTranslation()
  const { isFailed } = useProfileCosts()
  return (
    <>
      <DetailList>
        <DetailRow label={t('Cost')}>
          <Amount raw={costRaw} />
        </DetailRow>
        {totalRaw !== undefined && (
          <DetailRow label={t('Cost of the whole set-up')}>
            <Amount raw={totalRaw} />
          </DetailRow>
        )}
        <DetailRow label={t('Balance')}>
          <Amount raw={balanceRaw} />
        </DetailRow>
      </DetailList>
      {isFailed && <Notice kind="bad" title={t('Could not retrieve CAKE costs for profile')} spoken />}
    </>
  )
}
