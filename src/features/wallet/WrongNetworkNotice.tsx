import { useWallet } from '../../chain/wallet/useWallet'
import { deployment } from '../../deployment/deployment'
import { useTranslation } from '../../i18n'
import { Notice } from '../../ui/content/Notice'
import { SwitchNetworkButton } from './SwitchNetworkButton'

/** Notice that the wallet is on another chain, with the button that switches it. */
export function WrongNetworkNotice({ spoken = false }: { spoken?: boolean }) {
  const { t } = useTranslation()
  const { chainId } = useWallet()
  return (
    <Notice kind="warn" title={t('Wrong network')} actions={<SwitchNetworkButton size="s" />} spoken={spoken}>
      {t('Your wallet is on chain %chainId%. Switch it to %chain% to sign.', {
        chainId: String(chainId ?? '?'),
        chain: deployment.chainName,
      })}
    </Notice>
  )
}
