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
