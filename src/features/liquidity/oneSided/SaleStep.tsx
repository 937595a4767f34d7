import { useUsdPrice } from '../../../market/useUsdPrice'
import { isDangerous } from '../../../market/impactTier'
import { useTranslation } from '../../../i18n'
import { useAppSelector } from '../../../state/storeHooks'
import { Notice } from '../../../ui/content/Notice'
import { Button } from '../../../ui/controls/Button'
import { centsOf } from '../../lists'
import { ConfirmSwap } from '../../trade'
import { useEnabling } from '../../transactions'
import { selectIsExpert } from '../../user'
import { EnableButton } from '../write/EnableButton'
import type { OneSidedActionProps } from './OneSidedAction'
import { saleError } from './saleError.rules'

const ENDED = {
  cancelled: 'The swap was cancelled in your wallet. Nothing was added.',
  dropped: 'The network dropped the swap. Nothing was added.',
} as const

/** Renders the first step: the approval of the whole amount, then the swap of a part of it. */
export function SaleStep({ a, b, form, sale, flow }: OneSidedActionProps) {
  const { t } = useTranslation()
  const isExpert = useAppSelector(selectIsExpert)
  const { side, quote, pool } = form
  const { progress } = sale
  const ended = progress.stage === 'open' ? progress.ended : null
  const price = useUsdPrice(a?.traded ?? null)
  const enabling = useEnabling({
    ...{ tokenAddress: a?.address ?? null, symbol: a?.symbol ?? '', amountRaw: a && side.amountRaw },
    valueCents: a && side.balanceRaw !== undefined ? centsOf(price, a.traded, side.balanceRaw) : null,
  })
  const error = saleError({
    hasBothCurrencies: a !== null && b !== null,
    status: pool.status,
    amountRaw: side.amountRaw,
    balanceRaw: side.balanceRaw,
    symbol: a?.symbol ?? '',
    impactBps: quote?.impactBps ?? null,
    isExpert,
  })
  const isDanger = error === null && quote !== null && isDangerous(quote.tier)

  return (
    <>
      {ended && <Notice kind="warn" title={t(ENDED[ended])} spoken />}
      {!error && <EnableButton enabling={enabling} />}
      <Button
        kind={isDanger ? 'danger' : 'primary'}
        size="l"
        wide
        disabled={error !== null || enabling.state !== 'approved'}
        onPointerEnter={ConfirmSwap.preload}
        onClick={() => flow.begin()}
      >
        {error ? t(error.sentence, error.values) : t('Step 1: Swap')}
      </Button>
    </>
  )
}
