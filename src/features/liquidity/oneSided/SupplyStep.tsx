import { useBalances } from '../../../chain/multicall/useBalances'
import { useWallet } from '../../../chain/wallet/useWallet'
import { useTranslation } from '../../../i18n'
import { useUsdPrice } from '../../../market/useUsdPrice'
import { useAppSelector } from '../../../state/storeHooks'
import { Button } from '../../../ui/controls/Button'
import { lazyDialog } from '../../../ui/dialog/lazyDialog'
import { centsOf, type ListedToken } from '../../lists'
import { useEnabling } from '../../transactions'
import { selectSlippageBps } from '../../user'
import { agreedAddition } from '../add/agreed'
import { useAddFlow } from '../add/useAddFlow'
import { worthOf } from '../positions/usePositionFacts'
import { EnableButton } from '../write/EnableButton'
import type { OneSided } from './useOneSided'

const ConfirmAdd = lazyDialog(() => import('../add/ConfirmAdd').then((it) => it.ConfirmAdd))

interface SupplyStepProps {
  a: ListedToken | null
  b: ListedToken | null
  form: OneSided
  onAdded: () => void
}

/** Returns the function that computes the worth of a token amount in US cents; null while unknown. */
function useCentsOf(token: ListedToken | null) {
  const price = useUsdPrice(token?.traded ?? null)
  return (amountRaw: bigint | undefined): bigint | null =>
    token && amountRaw !== undefined ? centsOf(price, token.traded, amountRaw) : null
}

/** Renders the second step: it adds the rest of the first token and the tokens bought in the first step. */
export function SupplyStep({ a, b, form, onAdded }: SupplyStepProps) {
  const { t } = useTranslation()
  const slippageBps = useAppSelector(selectSlippageBps)
  const { addition, holdings, type } = form
  const [centsA, centsB] = [useCentsOf(a), useCentsOf(b)]
  const { account } = useWallet()
  const [balanceA, balanceB] = useBalances(account, [a?.address, b?.address])
  const enableA = useEnabling({
    ...{ tokenAddress: a?.address ?? null, symbol: a?.symbol ?? '', amountRaw: addition?.firstRaw ?? null },
    valueCents: centsA(balanceA?.value),
  })
  const enableB = useEnabling({
    ...{ tokenAddress: b?.address ?? null, symbol: b?.symbol ?? '', amountRaw: addition?.secondRaw ?? null },
    valueCents: centsB(balanceB?.value),
  })
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
          const valueCents = worthOf(centsA(addition.firstRaw), centsB(addition.secondRaw))
          flow.begin(agreedAddition(a, b, { addition, holdings, isNewPool: false, valueCents }, slippageBps))
        }}
      >
        {t('Step 2: Supply')}
      </Button>
      {flow.state.stage !== 'closed' && <ConfirmAdd flow={flow} />}
    </>
  )
}
