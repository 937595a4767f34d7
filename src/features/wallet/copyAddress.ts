import { translate } from '../../i18n'
import { showToast } from '../../ui/toast/toastStore'

/** Puts an address on the clipboard and says so, or gives it to be copied by hand where the browser does not let it. */
export async function copyAddress(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address)
    showToast({ kind: 'good', title: translate('Address copied') })
  } catch {
    showToast({ kind: 'bad', title: translate('The browser did not allow copying'), body: address })
  }
}
