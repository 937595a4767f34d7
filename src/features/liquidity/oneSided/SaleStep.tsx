import { useSelector } from 'react-redux'
import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/controls/Button'
import { ConfirmSale } from './saleDialog'
import { useEnabling } from '../../transactions'
import { selectUser } from '../../user'
import { leastOf } from '../pool/shares.rules'
import { EnableButton } from '../write/EnableButton'
import type { OneSidedActionProps } from './OneSidedAction'
import { saleImpactBps } from './oneSided.rules'
import { saleError } from './saleError.rules'

/** The first step: leave for the whole amount, then the sale of its right part. */
export function SaleStep({ a, b, form, sale }: OneSidedActionProps) {
  const { t } = useTranslation()
  const { slippageBps } = useSelector(selectUser)
  const { side, plan, holdings, pool } = form
  const { flow } = sale
  const enabling = useEnabling({
    ...{ tokenAddress: a?.address ?? null, symbol: a?.symbol ?? '', amountRaw: a && side.amountRaw },
  })
  const impactBps = plan && holdings ? saleImpactBps(plan, holdings) : null
  const error = saleError({
    hasBothCurrencies: a !== null && b !== null,
    status: pool.status,
    amountRaw: side.amountRaw,
    balanceRaw: side.balanceRaw,
    symbol: a?.symbol ?? '',
    impactBps,
  })

  function begin(): void {
    if (!a || !b || !plan || impactBps === null) return
    flow.begin({
      ...{ a, b, plan, impactBps },
      sold: { tokenAddress: a.address, amountRaw: plan.soldRaw, leastRaw: plan.soldRaw },
      bought: { tokenAddress: b.address, amountRaw: plan.boughtRaw, leastRaw: leastOf(plan.boughtRaw, slippageBps) },
    })
  }

  return (
    <>
      {!error && <EnableButton enabling={enabling} />}
      <Button
        kind="primary"
        size="l"
        wide
        disabled={error !== null || enabling.state !== 'approved'}
        onPointerEnter={ConfirmSale.preload}
        onClick={begin}
      >
        {error ? t(error.sentence, error.values) : t('Step 1: Swap')}
      </Button>
    </>
  )
}
