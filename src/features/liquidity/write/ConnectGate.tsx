import type { ReactNode } from 'react'
import { useWallet } from '../../../chain/wallet/useWallet'
import { LIMITS } from '../../../core/limits'
import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/controls/Button'
import { isUnsupported, type ListedToken } from '../../lists'
import { ConnectButton, SwitchNetworkButton } from '../../wallet'

/**
 * Renders the buttons of a write, or one button in their place: a token is not traded, no wallet is connected, or the
 * network is wrong (trading 2.4).
 */
export function ConnectGate({ tokens, children }: { tokens: readonly (ListedToken | null)[]; children: ReactNode }) {
  const { t } = useTranslation()
  const { status } = useWallet()
  if (tokens.some((token) => token && isUnsupported(token.id))) {
    return (
      <Button size="l" wide disabled>
        {t(LIMITS.unsupported)}
      </Button>
    )
  }
  if (status === 'wrongChain') return <SwitchNetworkButton size="l" wide />
  return status === 'connected' ? children : <ConnectButton size="l" wide />
}
