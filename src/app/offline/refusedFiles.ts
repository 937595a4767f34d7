import { siteUrl } from '../../core/site'
import { translate } from '../../i18n'
import { showToast } from '../../ui/toast/toastStore'

/** Checks that a message is the worker's report of a file that it refused. */
const isRefusal = (message: unknown): message is { refused: string } =>
  typeof message === 'object' && message !== null && 'refused' in message && typeof message.refused === 'string'

/** Shows a toast if a message of the worker reports a refused file: one that differs from the published file. */
export function reportRefused(message: unknown): void {
  if (!isRefusal(message)) return
  showToast({
    kind: 'bad',
    title: translate('We rejected a changed file'),
    body: translate(
      '%file% differs from the published file, so it was not used. The host of this site may have changed it.',
      { file: message.refused },
    ),
    link: { href: siteUrl('about'), text: translate('Check all files') },
  })
}

/** Shows that the selected language is missing, and why the page is in another one. */
export function reportMissingLanguage(): void {
  showToast({
    kind: 'bad',
    title: translate('The language could not be loaded'),
    body: `${translate('The file did not arrive, or it was rejected because it differs from the published one.')} ${translate('Check your connection and try again.')}`,
  })
}
