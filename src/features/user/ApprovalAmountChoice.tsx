import { useTranslation } from '../../i18n'
import { useAppDispatch, useAppSelector } from '../../state/storeHooks'
import { SegmentedControl } from '../../ui/controls/SegmentedControl'
import { type ApprovalAmount, approvalAmountChosen, selectApprovesExactly } from './user.slice'

/** Choice between approvals of exactly the amount and unlimited ones, which is stored (trading 4.1.7). */
export function ApprovalAmountChoice({ disabled = false }: { disabled?: boolean }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const approvesExactly = useAppSelector(selectApprovesExactly)
  return (
    <SegmentedControl
      legend={t('Amount to approve')}
      options={[
        { value: 'exact', label: t('Exact amount') },
        { value: 'unlimited', label: t('Unlimited') },
      ]}
      value={approvesExactly ? 'exact' : 'unlimited'}
      disabled={disabled}
      onPick={(amount: ApprovalAmount) => dispatch(approvalAmountChosen(amount))}
    />
  )
}
