import { cakeVaultAddress } from '../../../deployment/contracts'
import { links } from '../../../deployment/links'
import { useTranslation } from '../../../i18n'
import { Link } from '../../../ui/controls/Link'
import { AwaitedBounty, BountyCard } from '../vault/BountyCard'
import type { PoolEntry } from './entries.rules'
import { PoolsHarvest } from './parts'
import { Head, Titles } from './pool.styles'
import { Text } from '../../../ui/layout/Text'

const { docs } = links

/** Renders the head of the page: introduction, link to the documentation, harvest, and bounty (yield 2). */
export function PoolsHead({ entries, account }: { entries: readonly PoolEntry[]; account: string | null }) {
  const { t } = useTranslation()
  const vaultEntry = entries.find((entry) => entry.kind === 'vault')
  return (
    <Head>
      <Titles>
        <Text as="h1" $size={24}>
          {t('Syrup Pools')}
        </Text>
        <Text $tone="quiet" $size={14}>
          {t('Just stake some tokens to earn.')}
        </Text>
        <Text $tone="quiet" $size={14}>
          {t('High APR, low risk.')}
        </Text>
        {docs !== undefined && <Link href={docs}>{t('Help')}</Link>}
      </Titles>
      {account !== null && entries.length > 0 && <PoolsHarvest entries={entries} account={account} />}
      {!vaultEntry && cakeVaultAddress !== null && <AwaitedBounty />}
      {vaultEntry?.kind === 'vault' && (
        <BountyCard
          vault={vaultEntry.vault}
          token={vaultEntry.manual.definition.earningToken}
          price={vaultEntry.manual.earningPrice}
        />
      )}
    </Head>
  )
}
