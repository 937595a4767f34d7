import { translate } from '../../i18n'
import { showToast } from '../../ui/toast/toastStore'

/**
 * Copies a text to the clipboard and shows `confirmation`; shows the text for manual copying where the browser denies access.
 */
export async function copyText(text: string, confirmation: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ kind: 'good', title: confirmation })
  } catch {
    showToast({ kind: 'bad', title: translate('The browser did not allow copying'), body: text })
  }
}

/** Copies an address to the clipboard. */
export const copyAddress = (address: string): Promise<void> => copyText(address, translate('Address copied'))
