import { Gavel } from 'lucide-react'
import { styled } from 'styled-components'
import { useWallet } from '../../chain/wallet/useWallet'
import { useTranslation } from '../../i18n'
import { Card } from '../../ui/content/Card'
import { EmptyState } from '../../ui/content/EmptyState'
import { ErrorBlock } from '../../ui/content/ErrorBlock'
import { PageHeader } from '../../ui/content/PageHeader'
import { Skeleton } from '../../ui/content/Skeleton'
import { Stack } from '../../ui/layout/Stack'
import { CurrentAuction } from './current/CurrentAuction'
import { HowItWorks } from './HowItWorks'
import { PastAuctions } from './past/PastAuctions'
import { Reclaim } from './past/Reclaim'
import { useAuction, useCurrentId, useOwnBids } from './useAuctions'

const PANEL_HEIGHT = '420px'

const Column = styled.div`
  inline-size: 100%;
  max-inline-size: 1120px;
  margin-inline: auto;
`

/** Renders the auctions, or why there are none. The explanation below appears with them, so that it does not move. */
function Auctions() {
  const { t } = useTranslation()
  const { account } = useWallet()
  const current = useCurrentId()
  const { status, auction } = useAuction(current.id === 0 ? null : current.id, true)
  const own = useOwnBids(account)
  const reclaimable = own.bids.filter(({ isReclaimable }) => isReclaimable)
  if (current.status === 'failed' || (current.id !== 0 && status === 'failed')) {
    return (
      <Stack $gap={24}>
        <ErrorBlock
          title={t('The auctions could not be loaded')}
          meaning={t('Your bids are stored on the chain, and nothing is lost. We try again with each block.')}
        />
        <HowItWorks />
      </Stack>
    )
  }
  if (current.id === 0) {
    return (
      <Stack $gap={24}>
        <Card inset="l">
          <EmptyState icon={Gavel} title={t('The first auction is not announced yet.')} />
        </Card>
        <HowItWorks />
      </Stack>
    )
  }
  if (auction === null || own.status === 'loading') {
    return (
      <Stack $gap={16} aria-busy>
        <Skeleton height={PANEL_HEIGHT} />
        <Skeleton height="200px" />
      </Stack>
    )
  }
  const newestClosed = auction.phase === 'closed' ? auction.auctionId : auction.auctionId - 1
  return (
    <Stack $gap={16}>
      {own.status === 'failed' && (
        <ErrorBlock
          title={t('Your bids could not be loaded')}
          meaning={t('Your bids are stored on the chain, and nothing is lost. We try again with each block.')}
        />
      )}
      {account !== null &&
        reclaimable.map((bid) => <Reclaim key={`${account} ${bid.auctionId}`} {...{ bid, account }} />)}
      <CurrentAuction auction={auction} />
      <PastAuctions newestId={newestClosed} own={own.bids} />
      <HowItWorks />
    </Stack>
  )
}

/** Renders the auctions in which listed accounts bid CAKE for a farm (games 9.9, 9.16, protocol 11). */
export function AuctionPage() {
  const { t } = useTranslation()
  return (
    <Column>
      <PageHeader
        title={t('Farm auctions')}
        subtitle={t('Projects bid CAKE for a farm of their token. The highest totals win.')}
        back={{ to: '/farms', label: t('Farms') }}
      />
      <Auctions />
    </Column>
  )
}
