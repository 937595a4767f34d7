import { explorerLink } from '../../deployment/explorer'
import { deployment } from '../../deployment/deployment'
import { shortenAddress } from '../../core/address'
import { useTranslation } from '../../i18n'
import { Link } from '../../ui/controls/Link'

/** Renders a link to the explorer's page of a transaction; the short hash when the chain has no explorer. */
export function TransactionLink({ hash, children }: { hash: string; children?: string }) {
  const { t } = useTranslation()
  const href = explorerLink('tx', hash)
  if (!href) return <code title={hash}>{shortenAddress(hash)}</code>
  return <Link href={href}>{children ?? t('View on %explorer%', { explorer: deployment.explorer?.name ?? '' })}</Link>
}
