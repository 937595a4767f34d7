import { lazy, Suspense, useEffect } from 'react'
import { useReconnect } from '../../chain/wallet/useConnect'
import { useWallet } from '../../chain/wallet/useWallet'
import { AccountDialog } from './AccountDialog'
import { ConnectDialog } from './ConnectDialog'
import { showWalletDialog, useWalletDialog } from './walletDialogStore'

const DemoWalletPrompt = __DEMO_WALLET__
  ? lazy(() => import('./demo/DemoWalletPrompt').then(({ DemoWalletPrompt: prompt }) => ({ default: prompt })))
  : null

/** Once on the page: reconnects the wallet of the last visit and draws whatever dialog the wallet needs. */
export function WalletHost() {
  const open = useWalletDialog()
  const { account, status } = useWallet()
  useReconnect()
  useEffect(() => {
    if (status !== 'disconnected' && open === 'connect') showWalletDialog(null)
    if (!account && open === 'account') showWalletDialog(null)
  }, [account, open, status])
  const close = () => showWalletDialog(null)
  return (
    <>
      {open === 'connect' && <ConnectDialog onClose={close} />}
      {open === 'account' && account && <AccountDialog account={account} onClose={close} />}
      {DemoWalletPrompt && (
        <Suspense>
          <DemoWalletPrompt />
        </Suspense>
      )}
    </>
  )
}
