import { RevertError } from '../../../chain/send/rehearse'
import { OldNumbersError } from '../../../chain/send/sendIntent'
import { ViewOnlyError } from '../../../chain/wallet/view/viewedAccount'
import { outsideText } from '../../../core/outsideText'
import { translate } from '../../../i18n'
import { showToast } from '../../../ui/toast/toastStore'
import { EARN_ERROR } from './earnWords'

function reasonFor(error: unknown): string | null {
  if (error instanceof ViewOnlyError) return translate(error.message)
  if (error instanceof OldNumbersError) return translate('The numbers shown are those of your last visit.')
  if (error instanceof RevertError && error.reason !== null) {
    return translate('The transaction cannot succeed due to error: %reason%.', { reason: outsideText(error.reason) })
  }
  return null
}

/** Tells that a write was not sent: the words of yield 8, and before them the contract's reason where there is one. */
export function tellEarnFailure(error: unknown): void {
  const reason = reasonFor(error)
  const advice = error instanceof ViewOnlyError ? null : translate(EARN_ERROR.body)
  showToast({
    kind: 'bad',
    title: translate(EARN_ERROR.title),
    body: [reason, advice].filter((part) => part !== null).join(' '),
  })
}
