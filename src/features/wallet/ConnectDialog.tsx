import { FlaskConical, Smartphone, Wallet } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { styled } from 'styled-components'
import { useAnnouncedWallets } from '../../chain/wallet/announced'
import { readLastWallet } from '../../chain/wallet/connectorChoice'
import { binanceProvider, injectedProvider } from '../../chain/wallet/eip1193'
import { useWallet } from '../../chain/wallet/useWallet'
import { isWalletConnectOffered } from '../../chain/wallet/walletConnect/offer'
import { links } from '../../deployment/links'
import { useTranslation } from '../../i18n'
import { Notice } from '../../ui/content/Notice'
import { Link } from '../../ui/controls/Link'
import { Dialog } from '../../ui/dialog/Dialog'
import { loginMessage } from '../transactions'
import { demoMessages } from './demo/demo.messages'
import { WalletChoice } from './WalletChoice'
import { walletsOffered } from './walletsOffered'
import { Stack } from '../../ui/layout/Stack'

const PairingCode = lazy(() => import('./pairing/PairingCode').then((it) => ({ default: it.PairingCode })))

const Help = styled.p`
  text-align: center;
`

/** Lists the wallets available in this browser and build, and the error of the last attempt (trading 2.8, 8). */
export function ConnectDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { connectorId, dismiss, error, status } = useWallet()
  const announced = useAnnouncedWallets()
  // Read once on opening, so that the order of the list does not change while it is open.
  const [last] = useState(readLastWallet)
  const inBrowser = { announced, injected: injectedProvider(), binance: binanceProvider() }
  const offered = walletsOffered({ ...inBrowser, isPairing: isWalletConnectOffered }, last)
  const { walletHelp: help } = links
  const failure = error && loginMessage(error)
  const demo = __DEMO_WALLET__ ? demoMessages(t) : null

  function close(): void {
    dismiss()
    onClose()
  }

  if (status === 'connecting' && connectorId === 'walletconnect') {
    return (
      <Dialog title={t('Pair a wallet')} onClose={close} onBack={dismiss}>
        <Suspense>
          <PairingCode />
        </Suspense>
      </Dialog>
    )
  }

  return (
    <Dialog title={t('Connect Wallet')} onClose={close}>
      <Stack $gap={16}>
        {failure && (
          <Notice kind="bad" title={t(failure.title)} spoken>
            {t(failure.text)}
          </Notice>
        )}
        {offered.map(({ id, name, iconUrl }) => (
          <WalletChoice
            key={id}
            id={id}
            name={name ?? (id === 'binance' ? t('BNB Chain wallet') : t('Browser wallet'))}
            icon={id === 'walletconnect' ? Smartphone : Wallet}
            iconUrl={iconUrl}
            isLastUsed={id === last && offered.length > 1}
          >
            {id === 'walletconnect' && t('A wallet on your phone, or another app of this device.')}
          </WalletChoice>
        ))}
        {offered.every(({ id }) => id === 'walletconnect') && (
          <WalletChoice id="injected" name={t('Browser wallet')} icon={Wallet} disabled>
            {t('No wallet was found in this browser. Install one as an extension, then load this page again.')}
          </WalletChoice>
        )}
        {demo && (
          <WalletChoice id="demo" name={demo.name} icon={FlaskConical}>
            {demo.about}
          </WalletChoice>
        )}
        {help && (
          <Help>
            <Link href={help}>{t('Learn how to get a wallet')}</Link>
          </Help>
        )}
      </Stack>
    </Dialog>
  )
}
