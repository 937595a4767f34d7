import { explorerLink } from '../../../deployment/explorer'
import { projectLinks } from '../../../deployment/projectLinks'
import { useTranslation } from '../../../i18n'
import { percentText, setPercentText } from '../../../i18n/figures/percent'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Link } from '../../../ui/controls/Link'
import { Figure } from '../../../ui/figures/Figure'
import { FullValue } from '../../../ui/figures/FullValue'
import { Row } from '../../../ui/layout/Row'
import { EarnBadge, type EarnBadgeName } from '../../earn'
import { AddToWalletButton } from '../../wallet'
import { BlocksLeft } from './BlocksLeft'
import type { PoolEntry } from './entries.rules'
import { poolValue } from './figures'
import { Facts } from './pool.styles'
import type { PoolRowSummary } from './rowSummary.rules'

/** yield 2 "Categories": pools of the native coin have a category of their own. */
const CATEGORY_BADGES: Readonly<Record<PoolRowSummary['category'], EarnBadgeName>> = {
  ...{ CORE: 'core', COMMUNITY: 'community', BINANCE: 'binance' },
}

function badgesOf({ kind, category, status }: PoolRowSummary): EarnBadgeName[] {
  const marks: EarnBadgeName[] = [CATEGORY_BADGES[category]]
  if (kind !== 'pool') marks.push(kind)
  if (status === 'notStarted') marks.push('soon')
  if (status === 'finished') marks.push('closed')
  return marks
}

/** Renders the badges of a pool (yield 2 "Badges"). */
export function PoolBadges({ summary }: { summary: PoolRowSummary }) {
  return (
    <Row $align="stretch" $wrap>
      {badgesOf(summary).map((mark) => (
        <EarnBadge key={mark} name={mark} />
      ))}
    </Row>
  )
}

function VaultRows({ entry, summary }: { entry: PoolEntry & { kind: 'vault' }; summary: PoolRowSummary }) {
  const { t, locale } = useTranslation()
  const { performanceFeeBps } = entry.vault.facts
  return (
    <>
      {summary.yields.aprPercent !== null && (
        <DetailRow label={t('APR')}>{percentText(summary.yields.aprPercent, locale)}</DetailRow>
      )}
      <DetailRow
        label={t('Performance fee')}
        tip={t('Taken from each harvest the vault compounds. Your stake is not affected.')}
      >
        {performanceFeeBps === null ? t('Unknown') : setPercentText(performanceFeeBps, locale)}
      </DetailRow>
    </>
  )
}

/** Renders the details of a pool, with links to its project and its contract (yield 2). */
export function PoolFacts({ entry, summary }: { entry: PoolEntry; summary: PoolRowSummary }) {
  const { t, locale } = useTranslation()
  const { stakingToken, earningToken, totalRaw, terms, stakingPrice } = summary
  const { symbol, decimals } = stakingToken
  const amount = (raw: bigint) => <Figure raw={raw} decimals={decimals} symbol={symbol} />
  const address = entry.kind === 'vault' ? entry.vault.address : entry.pool.definition.contractAddress
  const contract = explorerLink('address', address)
  const projectLink = projectLinks[earningToken.key]
  const value = poolValue(stakingPrice, totalRaw, locale)
  return (
    <Facts>
      <DetailList>
        {totalRaw !== null && <DetailRow label={t('Total staked')}>{amount(totalRaw)}</DetailRow>}
        {value && (
          <DetailRow label={t('Value')}>
            <FullValue {...value} />
          </DetailRow>
        )}
        {terms !== null && terms.limitRaw > 0n && (
          <DetailRow label={t('Maximum stake per user')}>{amount(terms.limitRaw)}</DetailRow>
        )}
        {entry.kind === 'vault' && <VaultRows entry={entry} summary={summary} />}
      </DetailList>
      <BlocksLeft status={summary.status} terms={terms} />
      {projectLink !== undefined && <Link href={projectLink}>{t('View project site')}</Link>}
      {contract !== null && <Link href={contract}>{t('View contract')}</Link>}
      {!earningToken.isNative && <AddToWalletButton asset={earningToken} size="s" />}
    </Facts>
  )
}
