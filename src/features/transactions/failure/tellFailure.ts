import { DeclinedError } from '../../../chain/wallet/rejection'
import { translate } from '../../../i18n'
import { showToast } from '../../../ui/toast/toastStore'

/**
 * Shows in a toast why something without a dialog of its own failed; `fallback` says what failed, with %message%. Shows
 * nothing where the user declined on the page. The words are fetched with the first failure (trading 8).
 */
export async function tellFailure(error: unknown, fallback: string): Promise<void> {
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
 * Shows a failure under words for any failure (yield 8), after its cause where that is known. A rejection in the wallet
 * needs no cause, in view-only mode nobody is asked to try again, and what was declined on the page is not shown.
 */
export async function tellFailureAs(words: { title: string; body: string }, error: unknown): Promise<void> {
  if (error instanceof DeclinedError) return
  const { failureOf } = await import('./failureOf')
  const { id, sentence, values, advice } = failureOf(error, '')
  const isKnown = sentence !== '' && id !== 'rejected'
  const why = isKnown ? [translate(sentence, values), advice && translate(advice)] : []
  const body = [...why, id !== 'viewOnly' && translate(words.body)].filter(Boolean).join(' ')
  showToast({ kind: 'bad', title: translate(words.title), body })
}
