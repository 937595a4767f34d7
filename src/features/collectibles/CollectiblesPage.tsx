import { useMemo } from 'react'
import { styled } from 'styled-components'
import { useWallet } from '../../chain/wallet/useWallet'
import type { Address } from '../../core/address'
import { collectibleFacts } from '../../deployment/nfts'
import { useTranslation } from '../../i18n'
import { ErrorBlock } from '../../ui/content/ErrorBlock'
import { Notice } from '../../ui/content/Notice'
import { PageHeader } from '../../ui/content/PageHeader'
import { Skeleton } from '../../ui/content/Skeleton'
import { Stack } from '../../ui/layout/Stack'
import { useLatched } from '../../ui/useLatched'
import { collectibleRows, useCollectible, useMember, useOwnedCollectibles } from '../members'
import { ConnectButton } from '../wallet'
import { CollectibleCard } from './CollectibleCard'
import { RefundNotice, useRefundStatus } from './RefundNotice'
import { useClaims } from './useClaims'

const CARD_HEIGHT = '236px'

const Column = styled.div`
  inline-size: 100%;
  max-inline-size: 1120px;
  margin-inline: auto;
`

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(152px, 100%), 1fr));
  gap: var(--space-12);
`

function Cards({ account }: { account: Address | null }) {
  const { t } = useTranslation()
  const { status, tokens } = useOwnedCollectibles(account)
  const { claims, status: claimStatus } = useClaims(account)
  const refundStatus = useRefundStatus(account)
  const picture = useCollectible(useMember(account).profile?.collectible ?? null)
  const rows = useMemo(() => {
    const owned = tokens.flatMap(({ collectible, tokenId }) =>
      collectible ? { identifier: collectible.identifier, tokenId } : [],
    )
    return collectibleRows(collectibleFacts.collectibles, owned)
  }, [tokens])
  const ownedCount = rows.filter(({ tokenIds }) => tokenIds.length > 0).length
  // Everything appears at once, so that nothing moves.
  const isShown = useLatched(![status, claimStatus, refundStatus].includes('loading'))
  return (
    <Stack $gap={16}>
      {account && isShown && <RefundNotice account={account} />}
      {status === 'failed' && (
        <ErrorBlock
          title={t('Your collectibles could not be loaded')}
          meaning={t('They are stored on the chain, and nothing is lost. We try again with each block.')}
        />
      )}
      {isShown && [claimStatus, refundStatus].includes('failed') && (
        <ErrorBlock
          title={t('Some of your claims could not be loaded')}
          remedy={t('It is read again with the next block.')}
        />
      )}
      {account && isShown && status !== 'failed' && (
        <p>
          {t('You own %owned% of %count% kinds.', { owned: ownedCount, count: collectibleFacts.collectibles.length })}
        </p>
      )}
      {account && !isShown && <Skeleton width="200px" height="1lh" />}
      {!isShown ? (
        <Grid as="div" aria-busy>
          {collectibleFacts.collectibles.map(({ identifier }) => (
            <Skeleton key={identifier} height={CARD_HEIGHT} />
          ))}
        </Grid>
      ) : (
        <Grid role="list" aria-label={t('Collectibles')}>
          {rows.map(({ collectible, tokenIds }) => (
            <CollectibleCard
              key={collectible.identifier}
              {...{ collectible, account, tokenIds }}
              isPicture={picture?.identifier === collectible.identifier}
              claim={claims.get(collectible.identifier) ?? null}
            />
          ))}
        </Grid>
      )}
    </Stack>
  )
}

/** Renders all collectibles, the account's own first, with their transfer and claims (games 2.1.5). */
export function CollectiblesPage() {
  const { t } = useTranslation()
  const { account } = useWallet()
  return (
    <Column>
      <PageHeader
        title={t('Collectibles')}
        subtitle={t('Pictures that you own as tokens. Claim, show and send them.')}
      />
      <Stack $gap={16}>
        {!account && (
          <Notice kind="info" title={t('Connect a wallet to see which ones you own.')} actions={<ConnectButton />} />
        )}
        <Cards key={account} account={account} />
      </Stack>
    </Column>
  )
}
