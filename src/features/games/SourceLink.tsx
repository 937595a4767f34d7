import { shortenAddress } from '../../core/address'
import { explorerLink } from '../../deployment/explorer'
import { Link } from '../../ui/controls/Link'

/** Links to a transaction that a checked value comes from; on a chain without an explorer, the short hash. */
export function SourceLink({ hash, children }: { hash: string; children: string }) {
  const href = explorerLink('tx', hash)
  return href === null ? (
    <code title={hash}>{`${children} ${shortenAddress(hash)}`}</code>
  ) : (
    <Link href={href}>{children}</Link>
  )
}
