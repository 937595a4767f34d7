import { FlaskConical, Wallet } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useAnnouncedWallets } from '../../chain/wallet/announced'
import { readLastWallet } from '../../chain/wallet/connectorChoice'
import { binanceProvider, injectedProvider } from '../../chain/wallet/eip1193'
import { useWallet } from '../../chain/wallet/useWallet'
import { useTranslation } from '../../i18n'
import { Notice } from '../../ui/content/Notice'
import { Dialog } from '../../ui/dialog/Dialog'
import { demoWords } from './demo/demoWords'
import { WalletChoice } from './WalletChoice'
import { walletsOffered } from './walletsOffered'

const Stack = styled.div`
  display: grid;
  gap: var(--space-16);
`

/** The wallets that this browser and this build offer, and why the last attempt failed (trading 2.8, 8). */
export function ConnectDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { dismiss, error } = useWallet()
  const announced = useAnnouncedWallets()
  // As it was when the dialog opened: the list keeps its order under the finger.
  const [last] = useState(readLastWallet)
  const offered = walletsOffered({ announced, injected: injectedProvider(), binance: binanceProvider() }, last)
  const demo = __DEMO_WALLET__ ? demoWords(t) : null

  function close(): void {
    dismiss()
    onClose()
  }

  return (
    <Dialog title={t('Connect Wallet')} onClose={close}>
      <Stack>
        {error && (
          <Notice kind="bad" title={t(error.title)} spoken>
            {t(error.text)}
          </Notice>
        )}
        {offered.map(({ id, name, iconUrl }) => (
          <WalletChoice
            key={id}
            id={id}
            name={name ?? (id === 'binance' ? t('BNB Chain wallet') : t('Browser wallet'))}
            icon={Wallet}
            iconUrl={iconUrl}
            isLastUsed={id === last && offered.length > 1}
          />
        ))}
        {offered.length === 0 && (
          <WalletChoice id="injected" name={t('Browser wallet')} icon={Wallet} disabled>
            {t('No wallet was found in this browser. Install one as an extension, then load this page again.')}
          </WalletChoice>
        )}
        {demo && (
          <WalletChoice id="demo" name={demo.name} icon={FlaskConical}>
            {demo.about}
          </WalletChoice>
        )}
      </Stack>
    </Dialog>
  )
}
