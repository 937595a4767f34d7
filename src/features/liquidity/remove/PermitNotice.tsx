import { useTranslation } from '../../../i18n'
import { Notice } from '../../../ui/content/Notice'
import { Button } from '../../../ui/controls/Button'
import type { LpApproval } from './useLpApproval'

/** Renders that a transaction replaces the signature, or offers it; nothing while signing works. */
export function PermitNotice({ approval }: { approval: LpApproval }) {
  const { t } = useTranslation()
  const { trouble, state, isRequesting, askForTransaction } = approval
  if (trouble === 'cannotSign') {
    return (
      <Notice kind="info" title={t('Your wallet cannot sign this permission')} spoken>
        {t(
          'A transaction enables your LP tokens instead. From then on the exchange may take any amount of them, until you revoke that under Allowances.',
        )}
      </Notice>
    )
  }
  if (trouble !== 'failed' || state === 'given') return null
  return (
    <Notice
      kind="warn"
      title={t('Your wallet did not sign')}
      spoken
      actions={
        <Button size="s" disabled={isRequesting || state === 'pending'} onClick={askForTransaction}>
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
