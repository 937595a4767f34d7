import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { farmAuctionFacts } from '../../../deployment/farmAuction'
import { useTranslation } from '../../../i18n'
import { formatsOf } from '../../../i18n/formats'
import { Badge } from '../../../ui/content/Badge'
import { Card } from '../../../ui/content/Card'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Row } from '../../../ui/layout/Row'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { PHONE } from '../../../ui/media'
import { BlockCountdown } from '../../games'
import { PHASES } from '../auction.messages'
import { Cake } from '../Cake'
import type { AuctionView } from '../useAuctions'
import { Leaderboard } from './Leaderboard'
import { OwnBidPanel } from './OwnBidPanel'

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: var(--space-16);
  align-items: start;

  ${PHONE} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** As high with a countdown as with a text. */
const Clock = styled.div`
  min-block-size: 32px;
  font-size: var(--type-20);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`

const { farmStartsHoursAfterEnd, farmDurationHours } = farmAuctionFacts
const DAY_HOURS = 24

/** Renders the time until an auction starts or ends; a bid counts before the last block. */
function AuctionClock({ auction }: { auction: AuctionView }) {
  const { t } = useTranslation()
  const { phase, startBlock, endBlock } = auction
  const line = (label: string, value: ReactNode) => (
    <div>
      <Text $size={14} $tone="quiet">
        {label}
      </Text>
      <Clock>{value}</Clock>
    </div>
  )
  if (phase === 'pending')
    return line(t('Bids start in'), <BlockCountdown label={t('Bids start in')} block={startBlock} />)
  if (phase === 'open') return line(t('Bids end in'), <BlockCountdown label={t('Bids end in')} block={endBlock - 1} />)
  if (phase === 'finished') return line(t('Bids have ended'), t('The winners are confirmed next.'))
  if (phase !== 'closed') return null
  return line(t('This auction is closed'), t('The next one is not announced yet.'))
}

/** Renders the newest auction: its time, its terms, the account's own bid and all bids. */
export function CurrentAuction({ auction }: { auction: AuctionView }) {
  const { t, locale } = useTranslation()
  const { number } = formatsOf(locale)
  const { auctionId, phase, places, initialBidRaw, endBlock, bids } = auction
  const { label, kind } = PHASES[phase]
  return (
    <section aria-label={t('Current auction')}>
      <Columns>
        <Stack $gap={16}>
          <Card inset="l">
            <Stack $gap={16}>
              <Row $gap={8} $justify="space-between" $wrap>
                <Text as="h2" $size={20}>
                  {t('Auction %auction%', { auction: String(auctionId) })}
                </Text>
                <Badge kind={kind}>{t(label)}</Badge>
              </Row>
              <AuctionClock auction={auction} />
              <DetailList>
                <DetailRow label={t('Places that win a farm')}>{number(places)}</DetailRow>
                <DetailRow label={t('Smallest first bid')}>
                  <Cake raw={initialBidRaw} />
                </DetailRow>
                <DetailRow label={t('Bidders')}>{number(bids.length)}</DetailRow>
                <DetailRow label={t('Last block')} tip={t('A bid counts in a block before this one.')}>
                  {number(endBlock)}
                </DetailRow>
              </DetailList>
              <Text $size={14} $tone="quiet">
                {t('The farms start %hours% hours after the end and last %days% days.', {
                  hours: number(farmStartsHoursAfterEnd),
                  days: number(farmDurationHours / DAY_HOURS),
                })}
              </Text>
            </Stack>
          </Card>
          <OwnBidPanel auction={auction} />
        </Stack>
        <Card inset="l">
          <Stack $gap={16}>
            <Text as="h2" $size={20}>
              {t('Leaderboard')}
            </Text>
            <Leaderboard auction={auction} />
          </Stack>
        </Card>
      </Columns>
    </section>
  )
}
