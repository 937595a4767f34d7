import { useSelector } from 'react-redux'
import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/controls/Button'
import { lazyDialog } from '../../../ui/dialog/lazyDialog'
import type { ListedToken } from '../../lists'
import { useEnabling } from '../../transactions'
import { selectUser } from '../../user'
import { agreedAddition } from '../add/agreed'
import { useAddFlow } from '../add/useAddFlow'
import { EnableButton } from '../write/EnableButton'
import type { OneSided } from './useOneSided'

const ConfirmAdd = lazyDialog(() => import('../add/ConfirmAdd').then((it) => it.ConfirmAdd))

interface SupplyStepProps {
  a: ListedToken | null
  b: ListedToken | null
  form: OneSided
  onAdded: () => void
}

/** The second step: adds the rest of the first token and what the first step bought. */
export function SupplyStep({ a, b, form, onAdded }: SupplyStepProps) {
  const { t } = useTranslation()
  const { slippageBps } = useSelector(selectUser)
  const { addition, holdings, type } = form
  const enableA = useEnabling({
    ...{ tokenAddress: a?.address ?? null, symbol: a?.symbol ?? '', amountRaw: addition?.firstRaw ?? null },
  })
  const enableB = useEnabling({
    ...{ tokenAddress: b?.address ?? null, symbol: b?.symbol ?? '', amountRaw: addition?.secondRaw ?? null },
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
          flow.begin(agreedAddition(a, b, { addition, holdings, isNewPool: false }, slippageBps))
        }}
      >
        {t('Step 2: Supply')}
      </Button>
      {flow.state.stage !== 'closed' && <ConfirmAdd flow={flow} />}
    </>
  )
}
