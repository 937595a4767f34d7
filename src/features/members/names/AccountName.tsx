import { styled } from 'styled-components'
import { checksumAddress } from '../../../chain/keccak'
import { type Address, shortenAddress } from '../../../core/address'
import { deployment } from '../../../deployment/deployment'
import { explorerLink } from '../../../deployment/explorer'
import { Link } from '../../../ui/controls/Link'
import { FullValue } from '../../../ui/figures/FullValue'
import { useAccountName } from './useAccountName'

/** The width of a usual name, so that one that comes late does not move the badges beside it. */
const Place = styled.span`
  display: inline-block;
  min-inline-size: 14ch;
`

const hasProfiles = deployment.areas['teams'] === true

/**
 * Renders the name of an account, or its short address without one, as a link to its profile; to the explorer where
 * there are no profiles. The whole address appears on hover.
 */
export function AccountName({ account }: { account: Address }) {
  const name = useAccountName(account)
  const full = checksumAddress(account.toLowerCase())
  const text = <FullValue text={name ?? shortenAddress(full)} full={full} inRow />
  const href = explorerLink('address', full)
  const link = hasProfiles ? { to: `/profile/${full}` } : href === null ? null : { href }
  return <Place>{link === null ? text : <Link {...link}>{text}</Link>}</Place>
}
