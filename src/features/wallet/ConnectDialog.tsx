import { FlaskConical, type LucideIcon, Wallet } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import type { ConnectorId } from '../../chain/wallet/connectorChoice'
import { injectedProvider } from '../../chain/wallet/eip1193'
import { useWallet } from '../../chain/wallet/useWallet'
import { useTranslation } from '../../i18n'
import { Notice } from '../../ui/content/Notice'
import { Button } from '../../ui/controls/Button'
import { Dialog } from '../../ui/dialog/Dialog'
import { demoWords } from './demo/demoWords'

const Stack = styled.div`
  display: grid;
  gap: var(--space-16);
`

const Choice = styled.div`
  display: grid;
  gap: var(--space-4);
`

const Quiet = styled.p`
  color: var(--text-quiet);
  font-size: var(--type-14);
`

interface WalletChoiceProps {
  id: ConnectorId
  name: string
  icon: LucideIcon
  disabled?: boolean
  children?: ReactNode
}

function WalletChoice({ id, name, icon, disabled = false, children }: WalletChoiceProps) {
  const { t } = useTranslation()
  const { connect, connectorId, status } = useWallet()
  const hint = useId()
  return (
    <Choice>
      <Button
        size="l"
        wide
        icon={icon}
        disabled={disabled}
        busy={status === 'connecting' && connectorId === id}
        busyText={t('Waiting for your wallet')}
        aria-describedby={children ? hint : undefined}
        onClick={() => void connect(id)}
      >
        {name}
      </Button>
      {children && <Quiet id={hint}>{children}</Quiet>}
    </Choice>
  )
}

/** The wallets that this browser and this build offer, and why the last attempt failed (trading 2.8, 8). */
export function ConnectDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { dismiss, error } = useWallet()
  const hasInjected = injectedProvider() !== null
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
        <WalletChoice id="injected" name={t('Browser wallet')} icon={Wallet} disabled={!hasInjected}>
          {!hasInjected &&
            t('No wallet was found in this browser. Install one as an extension, then load this page again.')}
        </WalletChoice>
        {demo && (
          <WalletChoice id="demo" name={demo.name} icon={FlaskConical}>
            {demo.about}
          </WalletChoice>
        )}
      </Stack>
    </Dialog>
  )
}
