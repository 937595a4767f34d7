import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import { isUserRejected } from '../../chain/wallet/rejection'
import { useWallet } from '../../chain/wallet/useWallet'
import { deployment } from '../../deployment/deployment'
import { useTranslation } from '../../i18n'
import { Button } from '../../ui/controls/Button'
import { showToast } from '../../ui/toast/toastStore'
import { reportRejection } from '../transactions'

/** Button that requests the wallet to switch to the deployment's chain; reports a failure. */
export function SwitchNetworkButton({ size = 'm', wide = false }: { size?: 's' | 'm' | 'l'; wide?: boolean }) {
  const { t } = useTranslation()
  const { switchChain } = useWallet()
  const [isRequesting, setIsRequesting] = useState(false)

  async function requestSwitch(): Promise<void> {
    setIsRequesting(true)
    try {
      await switchChain()
    } catch (error) {
      if (isUserRejected(error)) return reportRejection()
      showToast({
        kind: 'bad',
        title: t('Your wallet did not switch networks'),
        body: t('Choose %chain% in your wallet.', { chain: deployment.chainName }),
      })
    } finally {
      setIsRequesting(false)
    }
  }

  return (
    <Button
      kind="primary"
      size={size}
      wide={wide}
      icon={ArrowLeftRight}
      busy={isRequesting}
      busyText={t('Waiting for your wallet')}
      onClick={() => void requestSwitch()}
    >
      {t('Switch to %chain%', { chain: deployment.chainName })}
    </Button>
  )
}
