import type { Address } from '../../core/address'
import { translate } from '../../i18n'
import { showToast } from '../../ui/toast/toastStore'

/**
 * Copies a text to the clipboard and shows `confirmation`. Where the browser denies access, it shows the text for
 * manual copying.
 */
export async function copyText(text: string, confirmation: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ kind: 'good', title: confirmation })
  } catch {
    showToast({ kind: 'bad', title: translate('Your browser did not allow copying'), body: text })
  }
}

/** Copies an address to the clipboard. */
export const copyAddress = (address: Address): Promise<void> => copyText(address, translate('Address copied'))
