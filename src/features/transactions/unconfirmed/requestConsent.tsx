import type { Unconfirmed } from '../../../chain/rpc/confirmWrite'
import { nodes } from '../../../chain/rpc/nodes'
import { DeclinedError } from '../../../chain/wallet/rejection'
import { translate, useTranslation } from '../../../i18n'
import { Notice } from '../../../ui/content/Notice'
import { Button } from '../../../ui/controls/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { askInDialog, type PromptProps } from '../../../ui/dialog/promptStore'
import { Stack } from '../../../ui/layout/Stack'
import { showToast } from '../../../ui/toast/toastStore'
import { needsConsent, UNCONFIRMED_MESSAGES } from './unconfirmed.rules'

interface Props extends PromptProps {
  reason: Unconfirmed['reason']
  host: string
}

/** Dialog that asks for consent to sign what only one node confirms; closing it declines. */
function UnconfirmedDialog({ reason, host, onDecide }: Props) {
  const { t } = useTranslation()
  return (
    <Dialog
      title={t('Sign without a second check?')}
      onClose={() => onDecide(false)}
      footer={
        <Stack $gap={8}>
          <Button size="l" wide onClick={() => onDecide(false)}>
            {t('Don’t sign')}
          </Button>
          <Button kind="danger" size="l" wide onClick={() => onDecide(true)}>
            {t('Sign anyway')}
          </Button>
        </Stack>
      }
    >
      <Stack $gap={16}>
        <Notice kind="warn" title={t('One node only')}>
          {t(UNCONFIRMED_MESSAGES[reason], { host })}
        </Notice>
        <p>{t('If this node is wrong, you could get less than shown, or nothing.')}</p>
      </Stack>
    </Dialog>
  )
}

function hostInUse(): string {
  const health = nodes.health()
  return (health.find(({ isInUse }) => isInUse) ?? health[0])?.host ?? ''
}

/**
 * Requests the user's consent to an unconfirmed write whose value is above 100 USD or unknown. For any other, a toast
 * reports that nothing confirmed it. Throws DeclinedError without consent: the wallet was not opened.
 */
export async function requestConsent({ reason }: Unconfirmed, valueCents: bigint | null): Promise<void> {
  const host = hostInUse()
  if (!needsConsent(valueCents)) {
    const body = translate(UNCONFIRMED_MESSAGES[reason], { host })
    showToast({ kind: 'info', title: translate('No second node confirmed this'), body })
    return
  }
  const isAgreed = await askInDialog(({ onDecide }: PromptProps) => (
    <UnconfirmedDialog reason={reason} host={host} onDecide={onDecide} />
  ))
  if (!isAgreed) throw new DeclinedError()
}
