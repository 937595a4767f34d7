import { Gavel } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from '../../../i18n'
import { Badge } from '../../../ui/content/Badge'
import { Card } from '../../../ui/content/Card'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { EmptyState } from '../../../ui/content/EmptyState'
import { ErrorBlock } from '../../../ui/content/ErrorBlock'
import { Skeleton } from '../../../ui/content/Skeleton'
import { Button } from '../../../ui/controls/Button'
import { Row } from '../../../ui/layout/Row'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { formatsOf } from '../../../i18n/formats'
import { HistoryRow } from '../../games'
import { Cake } from '../Cake'
import { Leaderboard } from '../current/Leaderboard'
import { type OwnBid, useAuction, useAuctionTerms } from '../useAuctions'

/** Number of auctions that are listed at first, and added by each press of the button. */
const PAGE = 10

/** Renders the terms and the bids of a past auction. */
function Details({ auctionId }: { auctionId: number }) {
  const { t, locale } = useTranslation()
  const { number } = formatsOf(locale)
  const { status, auction } = useAuction(auctionId, false)
  if (status === 'failed') return <ErrorBlock title={t('The auction could not be loaded')} />
  if (auction === null) {
    return (
      <Stack $gap={8} aria-busy>
        <Skeleton height="64px" />
        <Skeleton height="64px" />
      </Stack>
    )
  }
  return (
    <Stack $gap={16}>
      <DetailList>
        <DetailRow label={t('Places that win a farm')}>{number(auction.places)}</DetailRow>
        <DetailRow label={t('Smallest first bid')}>
          <Cake raw={auction.initialBidRaw} />
        </DetailRow>
        <DetailRow label={t('Blocks')}>{`${number(auction.startBlock)} – ${number(auction.endBlock)}`}</DetailRow>
      </DetailList>
      <Leaderboard auction={auction} />
    </Stack>
  )
}

/** Renders what became of the account's bid. */
function OwnResult({ bid }: { bid: OwnBid }) {
  const { t } = useTranslation()
  if (bid.auction === undefined) return null
  if (bid.amountRaw >= bid.auction.limitRaw) return <Badge kind="good">{t('You won')}</Badge>
  return <Badge kind={bid.hasClaimed ? 'plain' : 'warn'}>{bid.hasClaimed ? t('Paid back') : t('To reclaim')}</Badge>
}

interface Props {
  /** Id of the newest closed auction; 0 for none. */
  newestId: number
  own: readonly OwnBid[]
}

/** Renders the closed auctions, newest first. */
export function PastAuctions({ newestId, own }: Props) {
  const { t } = useTranslation()
  const [shownCount, setShownCount] = useState(PAGE)
  const ids = useMemo(
    () => Array.from({ length: Math.min(shownCount, newestId) }, (_, at) => newestId - at),
    [newestId, shownCount],
  )
  const terms = useAuctionTerms(ids)
  return (
    <section aria-label={t('Past auctions')}>
      <Card inset="l">
        <Stack $gap={8}>
          <Text as="h2" $size={20}>
            {t('Past auctions')}
          </Text>
          {newestId === 0 ? (
            <EmptyState icon={Gavel} title={t('No auction has been closed yet.')} />
          ) : (
            <Stack as="ul" $gap={0} role="list">
              {ids.map((auctionId, at) => {
                const bid = own.find((each) => each.auctionId === auctionId)
                const limitRaw = terms[at]?.limitRaw
                return (
                  <HistoryRow
                    key={auctionId}
                    name={
                      <Row as="span" $gap={8} $wrap>
                        <strong>{t('Auction %auction%', { auction: String(auctionId) })}</strong>
                        {bid && <OwnResult bid={bid} />}
                      </Row>
                    }
                    result={
                      <Text as="span" $size={14} $tone="quiet">
                        {t('Won from')} {limitRaw === undefined ? '–' : <Cake raw={limitRaw} inRow />}
                      </Text>
                    }
                  >
                    {() => <Details auctionId={auctionId} />}
                  </HistoryRow>
                )
              })}
            </Stack>
          )}
          {newestId > shownCount && <Button onClick={() => setShownCount(shownCount + PAGE)}>{t('Show more')}</Button>}
        </Stack>
      </Card>
    </section>
  )
}
