import { styled } from 'styled-components'
import { deployment } from '../../../deployment/deployment'
import { explorerLink } from '../../../deployment/explorer'
import { useTranslation } from '../../../i18n'
import { Link } from '../../../ui/controls/Link'
import type { Recipient } from './recipient.rules'

/** The input is too narrow for an address on a phone; here the user can compare all of it. */
const Address = styled.code`
  display: block;
  font-size: var(--type-12);
  overflow-wrap: anywhere;
  text-align: start;

  & > strong {
    color: var(--text);
  }
`

/** The part of an address that users compare first: 0x with four digits, and the last four. */
const [HEAD, TAIL] = [6, -4] as const

/** Renders the whole typed or resolved address below the recipient field, with an explorer link. */
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
