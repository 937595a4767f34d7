import { Wallet } from 'lucide-react'
import { useWallet } from '../../chain/wallet/useWallet'
import { useTranslation } from '../../i18n'
import { Icon } from '../../ui/content/Icon'
import { Button } from '../../ui/controls/Button'
import { Spinner } from '../../ui/controls/Spinner'
import { AccountButton } from './account/AccountButton'
import { showWalletDialog } from './walletDialogStore'
import { ConnectDialog } from './walletDialogs'
import { WalletLabel } from './WalletLabel'

/**
 * Opens the connect dialog; once connected, shows the account and opens its dialog. `wide` replaces the sign button of
 * a page: in view-only mode it is disabled and says why. The notice above the page leaves the mode.
 */
export function ConnectButton({ size = 'm', wide = false }: { size?: 'm' | 'l'; wide?: boolean }) {
  const { t } = useTranslation()
  const { account, status } = useWallet()
  if (status === 'viewOnly' && wide) {
    return (
      <Button size={size} wide disabled>
        {t('View-only mode')}
      </Button>
    )
  }
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
      <WalletLabel mark={status === 'connecting' ? <Spinner /> : <Icon of={Wallet} />} isIdle={status !== 'connecting'}>
        {status === 'connecting' ? t('Connecting') : t('Connect wallet')}
      </WalletLabel>
    </Button>
  )
}
