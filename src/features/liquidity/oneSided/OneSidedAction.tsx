import { useTranslation } from '../../../i18n'
import { Notice } from '../../../ui/content/Notice'
import { Button } from '../../../ui/controls/Button'
import type { ListedToken } from '../../lists'
import type { SwapFlow } from '../../trade'
import { useObstacle } from '../write/useObstacle'
import { SaleStep } from './SaleStep'
import { SupplyStep } from './SupplyStep'
import type { OneSided } from './useOneSided'
import type { useSale } from './useSale'

export interface OneSidedActionProps {
  a: ListedToken | null
  b: ListedToken | null
  form: OneSided
  sale: ReturnType<typeof useSale>
  flow: SwapFlow
}

/** Renders the button of the next step; the end of the first step enables the second. */
export function OneSidedAction(props: OneSidedActionProps) {
  const { t } = useTranslation()
  const { a, b, form, sale } = props
  const obstacle = useObstacle([a, b])
  if (obstacle) return obstacle
  switch (sale.progress.stage) {
    case 'open':
      return <SaleStep {...props} />
    case 'sent':
      return (
        <Button size="l" wide busy busyText={t('Waiting for the swap to be confirmed')}>
          {t('Swap')}
        </Button>
      )
    case 'failed':
      return (
        <Notice
          kind="bad"
          title={t('The swap failed. Nothing was added.')}
          actions={<Button onClick={sale.reset}>{t('Try again')}</Button>}
        />
      )
    case 'done':
      return <SupplyStep a={a} b={b} form={form} onAdded={sale.reset} />
  }
}
