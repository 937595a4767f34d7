import { useWallet } from '../../chain/wallet/useWallet'
import { deployment } from '../../core/deployment'
import { useTranslation } from '../../i18n'
import { Notice } from '../../ui/content/Notice'
import { SwitchNetworkButton } from './SwitchNetworkButton'

/** Stands on every page while the wallet is on another chain; reading goes on. */
export function WrongNetworkNotice() {
  const { t } = useTranslation()
  const { chainId, status } = useWallet()
  if (status !== 'wrongChain') return null
  return (
    <Notice kind="warn" title={t('Wrong network')} actions={<SwitchNetworkButton size="s" />} spoken>
      {t('Your wallet is on chain %chainId%. Nothing can be signed until it is on %chain%.', {
        chainId: String(chainId ?? '?'),
        chain: deployment.chainName,
      })}
    </Notice>
  )
}
