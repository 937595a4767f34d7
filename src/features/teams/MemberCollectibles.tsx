import { Image } from 'lucide-react'
import { styled } from 'styled-components'
import type { Address } from '../../core/address'
import { collectibleFacts } from '../../deployment/nfts'
import { useTranslation } from '../../i18n'
import { EmptyState } from '../../ui/content/EmptyState'
import { ErrorBlock } from '../../ui/content/ErrorBlock'
import { Skeleton } from '../../ui/content/Skeleton'
import { Text } from '../../ui/layout/Text'
import { CollectiblePicture, collectibleRows, useOwnedCollectibles } from '../members'

const PICTURE_PX = 72

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(96px, 1fr));
  gap: var(--space-16) var(--space-12);
  text-align: center;
  overflow-wrap: anywhere;
`

/** Renders the collectibles in the wallet of any account. */
export function MemberCollectibles({ account }: { account: Address }) {
  const { t } = useTranslation()
  const { status, tokens } = useOwnedCollectibles(account)
  if (status === 'failed') {
    return (
      <ErrorBlock
        title={t('The collectibles could not be loaded')}
        meaning={t('They are stored on the chain, and nothing is lost. We try again with each block.')}
      />
    )
  }
  const owned = tokens.flatMap(({ collectible, tokenId }) =>
    collectible ? { identifier: collectible.identifier, tokenId } : [],
  )
  if (owned.length === 0 && status === 'loading') {
    return (
      <div aria-busy>
        <Skeleton height="116px" />
      </div>
    )
  }
  if (owned.length === 0) return <EmptyState icon={Image} title={t('No collectibles in this wallet')} />
  const rows = collectibleRows(collectibleFacts.collectibles, owned).filter(({ tokenIds }) => tokenIds.length > 0)
  return (
    <Grid role="list" aria-label={t('Collectibles')}>
      {rows.map(({ collectible, tokenIds }) => (
        <li key={collectible.identifier}>
          <CollectiblePicture collectible={collectible} size={PICTURE_PX} />
          <Text $size={14} $weight={600}>
            {collectible.name}
          </Text>
          {tokenIds.length > 1 && (
            <Text $size={12} $tone="quiet">
              {t('Owned: %count%', { count: tokenIds.length })}
            </Text>
          )}
        </li>
      ))}
    </Grid>
  )
}
