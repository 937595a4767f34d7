import { shortenAddress } from '../../../core/address'
import { explorerLink } from '../../../deployment/explorer'
import { deployment } from '../../../deployment/deployment'
import { useTranslation } from '../../../i18n'
import { Notice } from '../../../ui/content/Notice'
import { Link } from '../../../ui/controls/Link'

/** Notice that an address holds no token, with a link to the explorer. */
export function MissingTokenNotice({ address }: { address: string }) {
  const { t } = useTranslation()
  const href = explorerLink('address', address)
  const text = <bdi dir="ltr">{shortenAddress(address)}</bdi>
  return (
    <Notice
      kind="warn"
      title={t('No token was found at the address in the link')}
      spoken
      actions={href === null ? text : <Link href={href}>{text}</Link>}
    >
      {t('Nothing on %network% answers there as a token does. Check the link, or choose a token.', {
        network: deployment.chainName,
      })}
    </Notice>
  )
}
