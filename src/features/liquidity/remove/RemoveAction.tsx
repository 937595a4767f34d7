import { useSelector } from 'react-redux'
import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/controls/Button'
import { lazyDialog } from '../../../ui/dialog/lazyDialog'
import { selectUser } from '../../user'
import { useObstacle } from '../write/useObstacle'
import { Buttons } from '../pool/poolLook'
import { removeError } from './remove.rules'
import { useLeave, type Signed } from './useLeave'
import { agreedRemoval, useRemoveFlow } from './useRemoveFlow'
import type { RemoveForm } from './useRemoveForm'

const ConfirmRemove = lazyDialog(() => import('./ConfirmRemove').then((it) => it.ConfirmRemove))

interface RemoveActionProps {
  form: RemoveForm
  signed: Signed | null
  onSigned: (signed: Signed | null) => void
}

/** Enable, by signature or by approval, and Remove with the dialog it leads to (trading 2.5, constants: REMOVE_APPROVAL). */
export function RemoveAction({ form, signed, onSigned }: RemoveActionProps) {
  const { t } = useTranslation()
  // What is no longer traded can still be taken out.
  const obstacle = useObstacle([])
  const { slippageBps } = useSelector(selectUser)
  const { a, b, pool, removal, heldRaw } = form
  const leave = useLeave({ address: pool?.address ?? null, sharesRaw: removal.sharesRaw, signed, onSigned })
  const flow = useRemoveFlow(() => onSigned(null))

  if (obstacle) return obstacle

  const error = removeError({ isConnected: true, removal, heldRaw })
  const isGiven = leave.state === 'given'
  return (
    <>
      <Buttons>
        <Button
          kind="primary"
          size="l"
          wide
          disabled={error !== null || isGiven || leave.state === 'unknown'}
          busy={leave.isAsking || leave.state === 'pending'}
          busyText={t('Enabling')}
          onClick={leave.ask}
        >
          {isGiven && error === null ? t('Enabled') : t('Enable')}
        </Button>
        <Button
          kind="danger"
          size="l"
          wide
          disabled={error !== null || !isGiven || pool === null}
          onPointerEnter={ConfirmRemove.preload}
          onClick={() => {
            if (!pool) return
            const permit = signed?.permit ?? null
            flow.begin(agreedRemoval({ a, b, holdings: pool.holdings, removal, permit }, slippageBps))
          }}
        >
          {error === null ? t('Remove') : t(error)}
        </Button>
      </Buttons>
      {flow.state.stage !== 'closed' && <ConfirmRemove flow={flow} />}
    </>
  )
}
