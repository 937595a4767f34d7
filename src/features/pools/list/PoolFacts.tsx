import { explorerLink } from '../../../deployment/explorer'
import { projectLinks } from '../../../deployment/projectLinks'
import { decimalsText, percentText } from '../../earn'
import { useTranslation } from '../../../i18n'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Link } from '../../../ui/controls/Link'
import { AddToWalletButton } from '../../wallet'
import { feePercentText } from '../vault/vault.rules'
import { BlocksLeft } from './BlocksLeft'
import type { PoolEntry } from './entries.rules'
import type { Face } from './face.rules'
import { STAKED_DECIMALS, worthText } from './figures'
import { Facts } from './pool.styles'

function VaultRows({ entry, face }: { entry: PoolEntry & { kind: 'vault' }; face: Face }) {
  const { t, locale } = useTranslation()
  const { performanceFeeBps } = entry.vault.facts
  return (
    <>
      {face.yields.aprPercent !== null && (
        <DetailRow label={t('APR')}>{percentText(face.yields.aprPercent, locale)}</DetailRow>
      )}
      <DetailRow
        label={t('Performance fee')}
        tip={t('Taken from each harvest that the vault compounds. Your stake is not touched.')}
      >
        {performanceFeeBps === null ? t('Unknown') : `${feePercentText(performanceFeeBps)}%`}
      </DetailRow>
    </>
  )
}

/** Renders the details of a pool, with links to its project and its contract (yield 2). */
export function PoolFacts({ entry, face }: { entry: PoolEntry; face: Face }) {
  const { t, locale } = useTranslation()
  const { stakingToken, earningToken, totalRaw, terms, stakingPrice } = face
  const { symbol, decimals } = stakingToken
  const amount = (raw: bigint) => `${decimalsText(raw, decimals, STAKED_DECIMALS, locale)} ${symbol}`
  const address = entry.kind === 'vault' ? entry.vault.address : entry.pool.definition.contractAddress
  const contract = explorerLink('address', address)
  const projectLink = projectLinks[earningToken.key]
  const worth = worthText(stakingPrice, totalRaw, locale)
  return (
    <Facts>
      <DetailList>
        {totalRaw !== null && <DetailRow label={t('Total staked')}>{amount(totalRaw)}</DetailRow>}
        {worth !== undefined && <DetailRow label={t('Value')}>{worth}</DetailRow>}
        {terms !== null && terms.limitRaw > 0n && (
          <DetailRow label={t('Max. stake per user')}>{amount(terms.limitRaw)}</DetailRow>
        )}
        {entry.kind === 'vault' && <VaultRows entry={entry} face={face} />}
      </DetailList>
      <BlocksLeft status={face.status} terms={terms} />
      {projectLink !== undefined && <Link href={projectLink}>{t('View Project Site')}</Link>}
      {contract !== null && <Link href={contract}>{t('View Contract')}</Link>}
      {!earningToken.isNative && <AddToWalletButton asset={earningToken} size="s" />}
    </Facts>
  )
}
