import { siteUrl } from '../../core/site'
import { translate } from '../../i18n'
import { showToast } from '../../ui/toast/toastStore'

/** Checks that a message is the worker's report of a file that it refused. */
const isRefusal = (message: unknown): message is { refused: string } =>
  typeof message === 'object' && message !== null && 'refused' in message && typeof message.refused === 'string'

/** Shows, for a message of the worker, that the host served another file than the published one and that it is not used. */
export function reportRefused(message: unknown): void {
  if (!isRefusal(message)) return
  showToast({
    kind: 'bad',
    title: translate('A file of this app was refused'),
    body: translate(
      '%file% is not the file that was published. Nothing of it is used. Whoever hosts this page may have altered it.',
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
    body: `${translate('Its file did not arrive, or was refused because it is not the one that was published.')} ${translate('Check your connection and try again.')}`,
  })
}
