import type { Unconfirmed } from '../../../chain/rpc/confirmWrite'
import { nodes } from '../../../chain/rpc/nodes'
import { DeclinedError } from '../../../chain/wallet/rejection'
import { translate } from '../../../i18n'
import { askInDialog, type PromptProps } from '../../../ui/dialog/promptStore'
import { showToast } from '../../../ui/toast/toastStore'
import { needsConsent, UNCONFIRMED_WORDS } from './unconfirmed.rules'
import { UnconfirmedDialog } from './UnconfirmedDialog'

function hostInUse(): string {
  const health = nodes.health()
  return (health.find(({ isInUse }) => isInUse) ?? health[0])?.host ?? ''
}

/**
 * Requests the user's consent to an unconfirmed write whose value is above 100 USD or unknown. Below that, a toast
 * reports that nothing confirmed it. Throws DeclinedError without consent: the wallet was not opened.
 */
export async function agreeUnconfirmed({ reason }: Unconfirmed, valueCents: bigint | null): Promise<void> {
  const host = hostInUse()
  if (!needsConsent(valueCents)) {
    const body = translate(UNCONFIRMED_WORDS[reason], { host })
    showToast({ kind: 'info', title: translate('No second node confirmed this'), body })
    return
  }
  const isAgreed = await askInDialog(({ onAnswer }: PromptProps) => (
    <UnconfirmedDialog reason={reason} host={host} onAnswer={onAnswer} />
  ))
  if (!isAgreed) throw new DeclinedError()
}
