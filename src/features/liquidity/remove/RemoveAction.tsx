import { useTranslation } from '../../../i18n'
import { useAppSelector } from '../../../state/storeHooks'
import { Button } from '../../../ui/controls/Button'
import { lazyDialog } from '../../../ui/dialog/lazyDialog'
import { selectSlippageBps } from '../../user'
import { Buttons } from '../pool/pool.styles'
import { useObstacle } from '../write/useObstacle'
import { agreedRemoval } from './agreed'
import { PermitNotice } from './PermitNotice'
import { removeError } from './remove.rules'
import { useLpApproval, type Signed } from './useLpApproval'
import { useRemoveFlow } from './useRemoveFlow'
import type { RemoveForm } from './useRemoveForm'

const ConfirmRemove = lazyDialog(() => import('./ConfirmRemove').then((it) => it.ConfirmRemove))

interface RemoveActionProps {
  form: RemoveForm
  signed: Signed | null
  onSigned: (signed: Signed | null) => void
}

/** Renders Enable, by signature or by transaction, and Remove with its dialog (trading 2.5, constants: REMOVE_APPROVAL). */
export function RemoveAction({ form, signed, onSigned }: RemoveActionProps) {
  const { t } = useTranslation()
  // No tokens to check: tokens that are no longer traded can still be removed.
  const obstacle = useObstacle([])
  const slippageBps = useAppSelector(selectSlippageBps)
  const { a, b, pool, removal, heldRaw, valueCents, heldCents } = form
  const { sharesRaw } = removal
  const approval = useLpApproval({ address: pool?.address ?? null, sharesRaw, heldCents, signed, onSigned })
  const flow = useRemoveFlow(() => onSigned(null))

  if (obstacle) return obstacle

  const error = removeError({ isConnected: true, removal, heldRaw })
  const isGiven = approval.state === 'given'
  const permit = signed?.permit ?? null
  const offer = pool && { a, b, holdings: pool.holdings, removal, permit, valueCents }
  const current = offer && error === null ? agreedRemoval(offer, slippageBps) : null
  return (
    <>
      <PermitNotice approval={approval} />
      <Buttons>
        <Button
          kind="primary"
          size="l"
          wide
          disabled={error !== null || isGiven || approval.state === 'unknown'}
          busy={approval.isRequesting || approval.state === 'pending'}
          busyText={t('Enabling')}
          onClick={approval.ask}
        >
          {isGiven && error === null ? t('Enabled') : t('Enable')}
        </Button>
        <Button
          kind="danger"
          size="l"
          wide
          disabled={!isGiven || current === null}
          onPointerEnter={ConfirmRemove.preload}
          onClick={() => {
            if (current) flow.begin(current)
          }}
        >
          {error === null ? t('Remove') : t(error)}
        </Button>
      </Buttons>
      {flow.state.stage !== 'closed' && <ConfirmRemove flow={flow} current={current} />}
    </>
  )
}
