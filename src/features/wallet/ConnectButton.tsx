import { useWallet } from '../../chain/wallet/useWallet'
import { useTranslation } from '../../i18n'
import { Button } from '../../ui/controls/Button'
import { AccountButton } from './account/AccountButton'
import { LeaveViewButton } from './view/LeaveViewButton'
import { showWalletDialog } from './walletDialogStore'
import { ConnectDialog } from './walletDialogs'

/**
 * Opens the connect dialog; once connected, shows the account and opens its dialog. `wide` replaces the sign button of
 * a page: in view-only mode it leaves that mode instead.
 */
export function ConnectButton({ size = 'm', wide = false }: { size?: 'm' | 'l'; wide?: boolean }) {
  const { t } = useTranslation()
  const { account, status } = useWallet()
  if (status === 'viewOnly' && wide) return <LeaveViewButton size={size} wide />
  if (account) return <AccountButton size={size} wide={wide} account={account} status={status} />
  return (
    <Button
      kind="primary"
      size={size}
      wide={wide}
      aria-haspopup="dialog"
      onPointerEnter={ConnectDialog.preload}
      onFocus={ConnectDialog.preload}
      onClick={() => showWalletDialog('connect')}
    >
      {status === 'connecting' ? t('Connecting') : t('Connect Wallet')}
    </Button>
  )
}
