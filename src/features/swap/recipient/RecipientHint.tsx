import { styled } from 'styled-components'
import { deployment } from '../../../core/deployment'
import { explorerLink } from '../../../core/explorer'
import { useTranslation } from '../../../i18n'
import { Link } from '../../../ui/controls/Link'
import type { Recipient } from './recipient.rules'

const Line = styled.span`
  overflow-wrap: anywhere;
`

/** Under the recipient field: whom a name stands for, and where to look at the account. */
export function RecipientHint({ recipient }: { recipient: Recipient }) {
  const { t } = useTranslation()
  if (recipient.status !== 'valid') return t('Whoever stands here gets what you swap for.')
  const { address, name } = recipient
  const href = explorerLink('address', address)
  return (
    <Line>
      {name !== null && <bdi dir="ltr">{address} </bdi>}
      {href !== null && (
        <Link href={href}>{t('View on %explorer%', { explorer: deployment.explorer?.name ?? '' })}</Link>
      )}
    </Line>
  )
}
