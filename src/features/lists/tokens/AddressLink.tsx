import { shortenAddress } from '../../../core/address'
import { explorerLink } from '../../../deployment/explorer'
import { Link } from '../../../ui/controls/Link'

interface Props {
  address: string
  /** The page of the explorer: that of the account or contract, or that of the token. */
  kind?: 'address' | 'token'
}

/** Renders a link to the explorer's page of an address; the short address when the chain has no explorer. */
export function AddressLink({ address, kind = 'address' }: Props) {
  const href = explorerLink(kind, address)
  const text = (
    <bdi dir="ltr" title={href === null ? address : undefined}>
      {shortenAddress(address)}
    </bdi>
  )
  return href === null ? text : <Link href={href}>{text}</Link>
}
