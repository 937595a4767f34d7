import { styled } from 'styled-components'
import { deployment } from '../../../core/deployment'
import { explorerLink } from '../../../core/explorer'
import { useTranslation } from '../../../i18n'
import { Link } from '../../../ui/controls/Link'
import type { Recipient } from './recipient.rules'

/** A field of a phone has no room for it: here all of it can be compared. */
const Address = styled.code`
  display: block;
  font-size: var(--type-12);
  overflow-wrap: anywhere;
  text-align: start;

  & > strong {
    color: var(--text);
  }
`

/** 0x and four digits, and the last four: what is looked at first. */
const [HEAD, TAIL] = [6, -4] as const

/** Under the recipient field: the whole address, whether typed or found by a name, and where to look at the account. */
export function RecipientHint({ recipient }: { recipient: Recipient }) {
  const { t } = useTranslation()
  if (recipient.status !== 'valid' && recipient.status !== 'unconfirmed')
    return t('Whoever stands here gets what you swap for.')
  const { address } = recipient
  const href = explorerLink('address', address)
  return (
    <>
      <Address dir="ltr">
        <strong>{address.slice(0, HEAD)}</strong>
        {address.slice(HEAD, TAIL)}
        <strong>{address.slice(TAIL)}</strong>
      </Address>
      {href !== null && (
        <Link href={href}>{t('View on %explorer%', { explorer: deployment.explorer?.name ?? '' })}</Link>
      )}
    </>
  )
}
