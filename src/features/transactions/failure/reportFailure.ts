import { DeclinedError, isUserRejected } from '../../../chain/wallet/rejection'
import { translate } from '../../../i18n'
import { showToast } from '../../../ui/toast/toastStore'

/** The only message for a request that the user rejected in the wallet. */
export const REJECTED = 'You rejected this. Nothing was sent.'

/** Shows a toast for a rejection in the wallet. It is the user's decision, so the toast has no error colour. */
export function reportRejection(): void {
  showToast({ kind: 'info', title: translate(REJECTED) })
}

/**
 * Shows a toast with the cause of a failure that has no dialog. `fallback` states what failed, with %message%. A
 * rejection in the wallet has a neutral toast. Shows nothing when the user declined on the page. The messages are
 * loaded with the first failure (trading 8).
 */
export async function reportFailure(error: unknown, fallback: string): Promise<void> {
  if (error instanceof DeclinedError) return
  if (isUserRejected(error)) return reportRejection()
  const { failureOf } = await import('./failureOf')
  const { sentence, values, advice } = failureOf(error, fallback)
  showToast({
    kind: 'bad',
    title: translate(sentence, values),
    ...(advice && { body: translate(advice) }),
  })
}

/**
 * Shows a failure with a general message (yield 8), after its cause when that is known. View-only mode gets no advice
 * to try again. A rejection in the wallet is no failure and has its own toast. A write that was declined on the page is
 * not shown.
 */
export async function reportFailureAs(message: { title: string; body: string }, error: unknown): Promise<void> {
  if (error instanceof DeclinedError) return
  if (isUserRejected(error)) return reportRejection()
  const { failureOf } = await import('./failureOf')
  const { id, sentence, values, advice } = failureOf(error, '')
  const why = sentence !== '' ? [translate(sentence, values), advice && translate(advice)] : []
  const body = [...why, id !== 'viewOnly' && translate(message.body)].filter(Boolean).join(' ')
  showToast({ kind: 'bad', title: translate(message.title), body })
}
