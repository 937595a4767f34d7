import { Gavel } from 'lucide-react'
import { styled } from 'styled-components'
import { useWallet } from '../../../chain/wallet/useWallet'
import { sameAddress } from '../../../core/address'
import { useTranslation } from '../../../i18n'
import { formatsOf } from '../../../i18n/formats'
import { Badge } from '../../../ui/content/Badge'
import { EmptyState } from '../../../ui/content/EmptyState'
import { Row } from '../../../ui/layout/Row'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { AccountName } from '../../members'
import { Cake, CakeValue } from '../Cake'
import { type AuctionView, MOST_BIDDERS } from '../useAuctions'

const Item = styled.li`
  display: grid;
  grid-template-columns: 3ch minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-4) var(--space-12);
  min-block-size: 64px;
  padding: var(--space-8) var(--space-12);
  border: 1px solid var(--line);
  border-radius: var(--radius-12);
  overflow-wrap: anywhere;

  &[data-winning] {
    border-color: var(--accent-rim);
    background: var(--accent-soft);
  }
`

const Place = styled.span`
  font-size: var(--type-20);
  font-weight: 600;
  text-align: center;
  font-variant-numeric: tabular-nums;
`

const Amount = styled.div`
  font-weight: 600;
  text-align: end;
  font-variant-numeric: tabular-nums;
`

/** Renders the bidders of an auction from the highest total to the lowest, and which of them win. */
export function Leaderboard({ auction }: { auction: AuctionView }) {
  const { t, locale } = useTranslation()
  const { account: own } = useWallet()
  const { number } = formatsOf(locale)
  const { auctionId, phase, bids } = auction
  const isClosed = phase === 'closed'
  if (bids.length === 0) {
    return (
      <EmptyState icon={Gavel} title={isClosed ? t('Nobody bid in this auction.') : t('There are no bids yet.')}>
        {phase === 'open' && t('The first bid takes the first place.')}
      </EmptyState>
    )
  }
  return (
    <Stack $gap={8}>
      <Stack as="ol" $gap={8} role="list" aria-label={t('Bids of auction %auction%', { auction: String(auctionId) })}>
        {bids.map(({ account, amountRaw, position, isWinning }) => (
          <Item key={account} data-winning={isWinning || undefined}>
            <Place aria-label={t('Place %place%', { place: number(position) })} role="img">
              {number(position)}
            </Place>
            <Row $gap={4} $wrap>
              <AccountName account={account} />
              {own !== null && sameAddress(own, account) && <Badge kind="info">{t('You')}</Badge>}
              {isWinning && <Badge kind="good">{isClosed ? t('Won') : t('Winning')}</Badge>}
            </Row>
            <Amount>
              <Cake raw={amountRaw} inRow />
              <CakeValue raw={amountRaw} inRow />
            </Amount>
          </Item>
        ))}
      </Stack>
      {bids.length === MOST_BIDDERS && (
        <Text $size={14} $tone="quiet">
          {t('Only the first %count% bidders are shown.', { count: MOST_BIDDERS })}
        </Text>
      )}
    </Stack>
  )
}
