import { siteUrl } from '../../core/site'
import { translate } from '../../i18n'
import { showToast } from '../../ui/toast/toastStore'

/** Says that the host served another file than the published one, and that nothing of it is used. */
export function reportRefused(file: string): void {
  showToast({
    kind: 'bad',
    title: translate('A file of this app was refused'),
    body: translate(
      '%file% is not the file that was published. Nothing of it is used. Whoever hosts this page may have altered it.',
      { file },
    ),
    link: { href: siteUrl('about'), text: translate('Check all files') },
  })
}

/** Says that the chosen language is missing, and why the page is in another one. */
export function reportMissingLanguage(): void {
  showToast({
    kind: 'bad',
    title: translate('The language could not be loaded'),
    body: `${translate('Its file did not arrive, or was refused because it is not the one that was published.')} ${translate('Check your connection and try again.')}`,
  })
}
