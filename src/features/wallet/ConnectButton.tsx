import { useWallet } from '../../chain/wallet/useWallet'
import { useTranslation } from '../../i18n'
import { Button } from '../../ui/controls/Button'
import { AccountButton } from './account/AccountButton'
import { LeaveViewButton } from './view/LeaveViewButton'
import { showWalletDialog } from './walletDialogStore'
import { ConnectDialog } from './walletDialogs'

/**
 * Opens the way to connect; once connected, names the account and opens what there is to know of it. `wide` stands on a
 * page where something would be signed: while an account is only viewed it leads out of that.
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
