import { deployment } from '../../../deployment/deployment'
import { useTranslation } from '../../../i18n'
import { Notice } from '../../../ui/content/Notice'
import { AddressLink } from './AddressLink'

/** Notice that an address holds no token, with a link to the explorer. */
export function MissingTokenNotice({ address }: { address: string }) {
  const { t } = useTranslation()

  return (
    <Notice
      kind="warn"
      title={t('We found no token at the address in the link')}
      spoken
      actions={<AddressLink address={address} />}
    >
      {t('This address is not a token on %network%. Check the link or choose a token.', {
        network: deployment.chainName,
      })}
    </Notice>
  )
}
