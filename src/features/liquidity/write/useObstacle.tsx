import { useWallet } from '../../../chain/wallet/useWallet'
import { LIMITS } from '../../../core/limits'
import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/controls/Button'
import { isUnsupported, type ListedToken } from '../../lists'
import { ConnectButton, SwitchNetworkButton } from '../../wallet'

/**
 * Returns the button that replaces a write button: a token is not traded, no wallet is connected, or the network is
 * wrong (trading 2.4).
 */
export function useObstacle(tokens: readonly (ListedToken | null)[]): React.JSX.Element | null {
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
  return status === 'connected' ? null : <ConnectButton size="l" wide />
}
