import { Wallet } from 'lucide-react'
import { useWallet } from '../../chain/wallet/useWallet'
import { shortenAddress } from '../../core/address'
import { useTranslation } from '../../i18n'
import { Button } from '../../ui/controls/Button'
import { showWalletDialog } from './walletDialogStore'

/** Opens the way to connect; once connected, names the account and opens what there is to know of it. */
export function ConnectButton({ size = 'm', wide = false }: { size?: 'm' | 'l'; wide?: boolean }) {
  const { t } = useTranslation()
  const { account, status } = useWallet()
  if (account) {
    return (
      <Button size={size} wide={wide} icon={Wallet} onClick={() => showWalletDialog('account')}>
        <span dir="ltr">{shortenAddress(account)}</span>
      </Button>
    )
  }
  return (
    <Button kind="primary" size={size} wide={wide} onClick={() => showWalletDialog('connect')}>
      {status === 'disconnected' ? t('Connect Wallet') : t('Connecting')}
    </Button>
  )
}
