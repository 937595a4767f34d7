import { useTranslation } from '../../../i18n'
import { useAppSelector } from '../../../state/storeHooks'
import { Notice } from '../../../ui/content/Notice'
import { Button } from '../../../ui/controls/Button'
import { lazyDialog } from '../../../ui/dialog/lazyDialog'
import { selectSlippageBps } from '../../user'
import { Buttons } from '../pool/pool.styles'
import { ConnectGate } from '../write/ConnectGate'
import { agreedRemoval } from './agreedRemoval'
import { removeError } from './remove.rules'
import { type LpApproval, type Signed, useLpApproval } from './useLpApproval'
import { useRemoveFlow } from './useRemoveFlow'
import type { RemoveForm } from './useRemoveForm'

/** Renders that a transaction replaces the signature, or offers it; nothing while signing works. */
function PermitNotice({ approval }: { approval: LpApproval }) {
  const { t } = useTranslation()
  const { problem, state, isRequesting, approveByTransaction } = approval
  if (problem === 'cannotSign') {
    return (
      <Notice kind="info" title={t('Your wallet cannot sign this permission')} spoken>
        {t(
          'A transaction enables your LP tokens instead. From then on the exchange may take any amount of them, until you revoke that under Allowances.',
        )}
      </Notice>
    )
  }
  if (problem !== 'failed' || state === 'given') return null
  return (
    <Notice
      kind="warn"
      title={t('Your wallet did not sign')}
      spoken
      actions={
        <Button size="s" disabled={isRequesting || state === 'pending'} onClick={approveByTransaction}>
          {t('Enable with a transaction')}
        </Button>
      }
    >
      {t(
        'Try again. If your wallet cannot sign this, enable with a transaction: from then on the exchange may take any amount of your LP tokens, until you revoke that under Allowances.',
      )}
    </Notice>
  )
}

const ConfirmRemove = lazyDialog(() => import('./ConfirmRemove').then((it) => it.ConfirmRemove))

interface RemoveActionProps {
  form: RemoveForm
  signed: Signed | null
  onSigned: (signed: Signed | null) => void
}

/** Renders Enable, by signature or by transaction, and Remove with its dialog (trading 2.5, constants: REMOVE_APPROVAL). */
export function RemoveAction({ form, signed, onSigned }: RemoveActionProps) {
  const { t } = useTranslation()
  const slippageBps = useAppSelector(selectSlippageBps)
  const { a, b, pool, removal, balanceRaw, valueCents, balanceCents } = form
  const { sharesRaw } = removal
  const approval = useLpApproval({ address: pool?.address ?? null, sharesRaw, balanceCents, signed, onSigned })
  const flow = useRemoveFlow(() => onSigned(null))

  const error = removeError({ isConnected: true, removal, balanceRaw })
  const isGiven = approval.state === 'given'
  const permit = signed?.permit ?? null
  const offer = pool && { a, b, holdings: pool.holdings, removal, permit, valueCents }
  const current = offer && error === null ? agreedRemoval(offer, slippageBps) : null
  // No tokens to check: tokens that are no longer traded can still be removed.
  return (
    <ConnectGate tokens={[]}>
      <PermitNotice approval={approval} />
      <Buttons>
        <Button
          kind="primary"
          size="l"
          wide
          disabled={error !== null || isGiven || approval.state === 'unknown'}
          busy={approval.isRequesting || approval.state === 'pending'}
          busyText={t('Enabling')}
          onClick={approval.requestApproval}
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
    </ConnectGate>
  )
}
