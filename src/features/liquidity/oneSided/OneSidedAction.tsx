import { useBalances } from '../../../chain/multicall/useBalances'
import { useWallet } from '../../../chain/wallet/useWallet'
import { useTranslation } from '../../../i18n'
import { isDangerous } from '../../../market/impactTier'
import { useAppSelector } from '../../../state/storeHooks'
import { Notice } from '../../../ui/content/Notice'
import { Button } from '../../../ui/controls/Button'
import { lazyDialog } from '../../../ui/dialog/lazyDialog'
import type { ListedToken } from '../../lists'
import { ConfirmSwap, GetMore, ImpactAdvice, type SwapFlow } from '../../trade'
import { selectIsExpert, selectSlippageBps } from '../../user'
import { missingRaw } from '../add/add.rules'
import { agreedAddition } from '../add/agreedAddition'
import { useAddFlow } from '../add/useAddFlow'
import { pairValue } from '../positions/usePositionFacts'
import { ConnectGate } from '../write/ConnectGate'
import { EnableButton } from '../write/EnableButton'
import { useCentsOf, useCurrencyEnabling } from '../write/useCurrencyEnabling'
import { amountToSell, saleError } from './oneSided.rules'
import type { OneSided } from './useOneSided'
import type { useSale } from './useSale'

/** The id of the form's amount field. */
export const ONE_SIDED_ID = 'one-sided'

const ENDED = {
  cancelled: 'The swap was cancelled in your wallet. Nothing was added.',
  dropped: 'The network dropped the swap. Nothing was added.',
} as const

/** Renders the first step: the approval of the whole amount, then the swap of a part of it. */
function SaleStep({ a, b, form, sale, flow }: OneSidedActionProps) {
  const { t } = useTranslation()
  const isExpert = useAppSelector(selectIsExpert)
  const { side, quote, pool, holdings, type } = form
  const { progress } = sale
  const ended = progress.stage === 'open' ? progress.ended : null
  const enabling = useCurrencyEnabling(a, a && side.amountRaw, side.balanceRaw)
  const error = saleError({
    hasBothCurrencies: a !== null && b !== null,
    status: pool.status,
    amountRaw: side.amountRaw,
    balanceRaw: side.balanceRaw,
    symbol: a?.symbol ?? '',
    impactBps: quote?.impactBps ?? null,
    isExpert,
  })
  const shortRaw = missingRaw(side)
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
      {a && shortRaw > 0n && <GetMore token={a} missingRaw={shortRaw} />}
      {shortRaw === 0n && quote && holdings && isDangerous(quote.tier) && (
        <ImpactAdvice
          quote={quote}
          enteredFor={(soldRaw) => amountToSell(soldRaw, holdings.firstRaw)}
          fieldId={ONE_SIDED_ID}
          onLess={type}
        />
      )}
    </>
  )
}

const ConfirmAdd = lazyDialog(() => import('../add/ConfirmAdd').then((it) => it.ConfirmAdd))

interface SupplyStepProps {
  a: ListedToken | null
  b: ListedToken | null
  form: OneSided
  onAdded: () => void
}

/** Renders the second step: it adds the rest of the first token and the tokens bought in the first step. */
function SupplyStep({ a, b, form, onAdded }: SupplyStepProps) {
  const { t } = useTranslation()
  const slippageBps = useAppSelector(selectSlippageBps)
  const { addition, holdings, type } = form
  const [centsA, centsB] = [useCentsOf(a), useCentsOf(b)]
  const { account } = useWallet()
  const [balanceA, balanceB] = useBalances(account, [a?.address, b?.address])
  const enableA = useCurrencyEnabling(a, addition?.firstRaw ?? null, balanceA?.value)
  const enableB = useCurrencyEnabling(b, addition?.secondRaw ?? null, balanceB?.value)
  const flow = useAddFlow(() => {
    type('')
    onAdded()
  })
  const isApproved = enableA.state === 'approved' && enableB.state === 'approved'
  return (
    <>
      <EnableButton enabling={enableA} />
      <EnableButton enabling={enableB} />
      <Button
        kind="primary"
        size="l"
        wide
        disabled={!isApproved || !addition}
        onPointerEnter={ConfirmAdd.preload}
        onClick={() => {
          if (!a || !b || !addition || !holdings) return
          const valueCents = pairValue(centsA(addition.firstRaw), centsB(addition.secondRaw))
          flow.begin(agreedAddition(a, b, { addition, holdings, isNewPool: false, valueCents }, slippageBps))
        }}
      >
        {t('Step 2: Supply')}
      </Button>
      {flow.state.stage !== 'closed' && <ConfirmAdd flow={flow} />}
    </>
  )
}

export interface OneSidedActionProps {
  a: ListedToken | null
  b: ListedToken | null
  form: OneSided
  sale: ReturnType<typeof useSale>
  flow: SwapFlow
}

function NextStep(props: OneSidedActionProps) {
  const { t } = useTranslation()
  const { a, b, form, sale } = props
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

/** Renders the button of the next step; the end of the first step enables the second. */
export function OneSidedAction(props: OneSidedActionProps) {
  return (
    <ConnectGate tokens={[props.a, props.b]}>
      <NextStep {...props} />
    </ConnectGate>
  )
}
