import { translate } from '../../../i18n'
import { showToast } from '../../../ui/toast/toastStore'

/**
 * Tells in a toast why something did not happen that has no dialog to say it in; `fallback` says what failed, with
 * %message%. The words are fetched when the first are needed (trading 8).
 */
export async function tellFailure(error: unknown, fallback: string): Promise<void> {
  const { failureOf } = await import('./failureOf')
  const { id, sentence, values, advice } = failureOf(error, fallback)
  showToast({
    kind: id === 'rejected' ? 'info' : 'bad',
    title: translate(sentence, values),
    ...(advice && { body: translate(advice) }),
  })
}

/**
 * Tells it under words that stand for whatever failed (yield 8), after what is known of why. A no in the wallet needs no
 * why, and whoever only views an account is not asked to try again.
 */
export async function tellFailureAs(words: { title: string; body: string }, error: unknown): Promise<void> {
  const { failureOf } = await import('./failureOf')
  const { id, sentence, values, advice } = failureOf(error, '')
  const isKnown = sentence !== '' && id !== 'rejected'
  const why = isKnown ? [translate(sentence, values), advice && translate(advice)] : []
  const body = [...why, id !== 'viewOnly' && translate(words.body)].filter(Boolean).join(' ')
  showToast({ kind: 'bad', title: translate(words.title), body })
}
