import { FlaskConical, Wallet } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { ConnectorId } from '../../chain/wallet/connectorChoice'
import { injectedProvider } from '../../chain/wallet/eip1193'
import { loginError, type LoginError } from '../../chain/wallet/loginError'
import { useConnect } from '../../chain/wallet/useConnect'
import { deployment } from '../../core/deployment'
import { useTranslation } from '../../i18n'
import { Notice } from '../../ui/content/Notice'
import { Button } from '../../ui/controls/Button'
import { Dialog } from '../../ui/dialog/Dialog'

const Stack = styled.div`
  display: grid;
  gap: var(--space-12);
`

const Quiet = styled.p`
  color: var(--text-quiet);
  font-size: var(--type-14);
`

/** The wallets that this browser and this build offer (trading 2.8). */
export function ConnectDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { connect } = useConnect()
  const [asked, setAsked] = useState<ConnectorId | null>(null)
  const [error, setError] = useState<LoginError | null>(null)
  const hasInjected = injectedProvider() !== null

  async function choose(id: ConnectorId): Promise<void> {
    setAsked(id)
    setError(null)
    try {
      await connect(id)
    } catch (caught) {
      setError(loginError(caught))
    } finally {
      setAsked(null)
    }
  }

  return (
    <Dialog title={t('Connect Wallet')} onClose={onClose}>
      <Stack>
        {error && (
          <Notice kind="bad" title={t(error.title)} spoken>
            {t(error.text)}
          </Notice>
        )}
        <Button
          size="l"
          wide
          icon={Wallet}
          disabled={!hasInjected}
          busy={asked === 'injected'}
          busyText={t('Waiting for your wallet')}
          onClick={() => void choose('injected')}
        >
          {t('Browser wallet')}
        </Button>
        {!hasInjected && (
          <Quiet>{t('No wallet was found in this browser. Install one as an extension, then load this page again.')}</Quiet>
        )}
        {__DEMO_WALLET__ && (
          <>
            <Button
              size="l"
              wide
              icon={FlaskConical}
              busy={asked === 'demo'}
              busyText={t('Waiting for your wallet')}
              onClick={() => void choose('demo')}
            >
              {t('Demo wallet')}
            </Button>
            <Quiet>
              {t('Signs with keys that everybody knows, on %chain% only. There is no real money here.', {
                chain: deployment.chainName,
              })}
            </Quiet>
          </>
        )}
      </Stack>
    </Dialog>
  )
}
