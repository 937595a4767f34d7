import { DeclinedError } from '../../../chain/wallet/rejection'
import { translate } from '../../../i18n'
import { showToast } from '../../../ui/toast/toastStore'

/**
 * Shows a toast with the cause of a failure that has no dialog. `fallback` states what failed, with %message%. Shows
 * nothing when the user declined on the page. The messages are loaded with the first failure (trading 8).
 */
export async function reportFailure(error: unknown, fallback: string): Promise<void> {
  if (error instanceof DeclinedError) return
  const { failureOf } = await import('./failureOf')
  const { id, sentence, values, advice } = failureOf(error, fallback)
  showToast({
    kind: id === 'rejected' ? 'info' : 'bad',
    title: translate(sentence, values),
    ...(advice && { body: translate(advice) }),
  })
}

/**
 * Shows a failure with a general message (yield 8), after its cause when that is known. A rejection in the wallet needs
 * no cause, and view-only mode gets no advice to try again. A write that was declined on the page is not shown.
 */
export async function reportFailureAs(message: { title: string; body: string }, error: unknown): Promise<void> {
  if (error instanceof DeclinedError) return
  const { failureOf } = await import('./failureOf')
  const { id, sentence, values, advice } = failureOf(error, '')
  const isKnown = sentence !== '' && id !== 'rejected'
  const why = isKnown ? [translate(sentence, values), advice && translate(advice)] : []
  const body = [...why, id !== 'viewOnly' && translate(message.body)].filter(Boolean).join(' ')
  showToast({ kind: 'bad', title: translate(message.title), body })
}
