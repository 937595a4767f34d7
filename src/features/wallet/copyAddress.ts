import { translate } from '../../i18n'
import { showToast } from '../../ui/toast/toastStore'

/** Puts a text on the clipboard and says that it is there, or gives it to be copied by hand where the browser does not let it. */
export async function copyText(text: string, saying: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ kind: 'good', title: saying })
  } catch {
    showToast({ kind: 'bad', title: translate('The browser did not allow copying'), body: text })
  }
}

/** Puts an address on the clipboard. */
export const copyAddress = (address: string): Promise<void> => copyText(address, translate('Address copied'))
