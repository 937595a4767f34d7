import { LIMITS } from '../../../core/limits'
import { useTranslation } from '../../../i18n'
import { lpName } from '../../../market/lpName'
import { useAppSelector } from '../../../state/storeHooks'
import { Notice } from '../../../ui/content/Notice'
import { Button } from '../../../ui/controls/Button'
import { ButtonLink } from '../../../ui/controls/Link'
import { lazyDialog } from '../../../ui/dialog/lazyDialog'
import { Stack } from '../../../ui/layout/Stack'
import { ApprovalReview, PermitReview } from '../../transactions'
import { selectDeadlineSeconds, selectSlippageBps } from '../../user'
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
  const { problem, state, isRequesting, review, approveByTransaction } = approval
  if (problem === 'cannotSign') {
    return (
      <Notice kind="info" title={t('Your wallet cannot sign this permission')} spoken>
        {t('You approve your LP tokens with a transaction instead. You can revoke it later under Allowances.')}
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
          {t('Approve with a transaction')}
        </Button>
      }
    >
      <Stack $gap={8}>
        <p>
          {t(
            'Try again. If your wallet cannot sign this, approve with a transaction. You can revoke it later under Allowances.',
          )}
        </p>
        {review && <ApprovalReview approval={review} isDisabled={isRequesting} />}
      </Stack>
    </Notice>
  )
}

/** Renders what is about to be approved: by a signature, which costs nothing, or by a transaction. */
function LpApprovalReview({ approval: { problem, review, isRequesting } }: { approval: LpApproval }) {
  const validForSeconds = useAppSelector(selectDeadlineSeconds)
  if (!review) return null
  return problem === 'cannotSign' ? (
    <ApprovalReview approval={review} isDisabled={isRequesting} />
  ) : (
    <PermitReview permit={review} validForSeconds={validForSeconds} />
  )
}

const ConfirmRemove = lazyDialog(() => import('./ConfirmRemove').then((it) => it.ConfirmRemove))

interface RemoveActionProps {
  form: RemoveForm
  signed: Signed | null
  onSigned: (signed: Signed | null) => void
}

/**
 * Renders Approve, by signature or by transaction, and Remove with its dialog (trading 2.5, constants:
 * REMOVE_APPROVAL).
 */
export function RemoveAction({ form, signed, onSigned }: RemoveActionProps) {
  const { t } = useTranslation()
  const slippageBps = useAppSelector(selectSlippageBps)
  const { a, b, pool, removal, balanceRaw, valueCents, balanceCents } = form
  const { sharesRaw } = removal
  const approval = useLpApproval({
    ...{ address: pool?.address ?? null, symbol: lpName(a.traded, b.traded), sharesRaw, balanceCents },
    ...{ signed, onSigned },
  })
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
      {approval.state === 'needed' && error === null && <LpApprovalReview approval={approval} />}
      <Buttons>
        <Button
          kind="primary"
          size="l"
          wide
          disabled={error !== null || isGiven || approval.state === 'unknown'}
          busy={approval.isRequesting || approval.state === 'pending'}
          busyText={t('Approving')}
          onClick={approval.requestApproval}
        >
          {isGiven && error === null ? t('Approved') : t('Approve')}
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
      {error === LIMITS.shortShares && (
        <ButtonLink to={`/add/${a.id}/${b.id}`} kind="primary" size="l" wide>
          {t('Get more %symbol%', { symbol: lpName(a.traded, b.traded) })}
        </ButtonLink>
      )}
      {flow.state.stage !== 'closed' && <ConfirmRemove flow={flow} current={current} />}
    </ConnectGate>
  )
}
