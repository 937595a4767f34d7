import { Ticket } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { LotteryTicket } from '../../../chain/contracts/lottery/reads'
import { useWallet } from '../../../chain/wallet/useWallet'
import { useTranslation } from '../../../i18n'
import { Badge } from '../../../ui/content/Badge'
import { EmptyState } from '../../../ui/content/EmptyState'
import { ErrorBlock } from '../../../ui/content/ErrorBlock'
import { Skeleton } from '../../../ui/content/Skeleton'
import { Button } from '../../../ui/controls/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { Figure } from '../../../ui/figures/Figure'
import { Row } from '../../../ui/layout/Row'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { LoadMore } from '../../../ui/lists/LoadMore'
import { prizeOf } from '../claims.rules'
import { useRound, useTickets } from '../data/useLottery'
import type { Round } from '../round.rules'
import { matchedDigits } from '../tickets.rules'
import { lotteryVenue } from '../venue'
import { TicketNumber } from './TicketNumber'

/** Tickets rendered at first and added at a time, so that the page's size does not depend on their number. */
const PAGE = 50

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4) var(--space-12);
  min-block-size: 40px;
  padding-block-end: var(--space-4);
  border-block-end: 1px solid var(--line);
`

function TicketRow({ ticket, round }: { ticket: LotteryTicket; round: Round }) {
  const { t } = useTranslation()
  const { cake } = lotteryVenue()
  const isDrawn = round.status === 'claimable'
  const matched = isDrawn ? matchedDigits(ticket.number, round.finalNumber) : 0
  const prize = isDrawn ? prizeOf(ticket, round) : null
  return (
    <Item>
      <TicketNumber number={ticket.number} matched={matched} />
      {prize ? (
        <Row $wrap $lineGap={0}>
          <Text as="span" $size={14} $tone="quiet">
            {t('First %count% digit || First %count% digits', { count: matched })}
          </Text>
          <Figure raw={prize.prizeRaw} decimals={cake.decimals} symbol={cake.symbol} inRow />
          {ticket.isClaimed && <Badge kind="good">{t('Collected')}</Badge>}
        </Row>
      ) : (
        isDrawn && (
          <Text as="span" $size={14} $tone="quiet">
            {t('No prize')}
          </Text>
        )
      )}
    </Item>
  )
}

function Tickets({ round, tickets }: { round: Round; tickets: readonly LotteryTicket[] }) {
  const { t } = useTranslation()
  const [shownCount, setShownCount] = useState(PAGE)
  const isDrawn = round.status === 'claimable'
  const winnersFirst = isDrawn
    ? tickets.toSorted(
        (one, other) => matchedDigits(other.number, round.finalNumber) - matchedDigits(one.number, round.finalNumber),
      )
    : tickets
  const winning = isDrawn ? tickets.filter((ticket) => prizeOf(ticket, round) !== null).length : 0
  return (
    <Stack $gap={16}>
      {isDrawn && (
        <Row $wrap $justify="space-between">
          <Text as="span" $weight={600}>
            {t('Winning number')}
          </Text>
          <TicketNumber number={round.finalNumber} />
        </Row>
      )}
      <Text>
        {t('%count% ticket || %count% tickets', { count: tickets.length })}
        {isDrawn && ` · ${t('%count% winner || %count% winners', { count: winning })}`}
      </Text>
      <Stack as="ul" $gap={4} role="list" aria-label={t('Your tickets')}>
        {winnersFirst.slice(0, shownCount).map((ticket) => (
          <TicketRow key={String(ticket.id)} ticket={ticket} round={round} />
        ))}
      </Stack>
      <LoadMore
        count={Math.min(shownCount, tickets.length)}
        hasMore={shownCount < tickets.length}
        isLoading={false}
        onMore={() => setShownCount((before) => before + PAGE)}
      />
      {!isDrawn && (
        <Text $size={14} $tone="quiet">
          {t('The winning number is drawn after the sale has ended. Digits have to match in order, from the left.')}
        </Text>
      )}
    </Stack>
  )
}

interface Props {
  lotteryId: number
  /** Opens the collection of the round's prizes; absent where there are none. */
  onCollect?: (() => void) | undefined
  onClose: () => void
}

/** Dialog with the account's tickets of a round; after the draw with their matched digits and prizes. */
export function TicketsDialog({ lotteryId, onCollect, onClose }: Props) {
  const { t } = useTranslation()
  const { account } = useWallet()
  const round = useRound(lotteryId)
  const tickets = useTickets(account, lotteryId)
  return (
    <Dialog
      title={t('Your tickets of round %round%', { round: String(lotteryId) })}
      onClose={onClose}
      footer={
        onCollect && (
          <Button kind="primary" size="l" wide onClick={onCollect}>
            {t('Collect winnings')}
          </Button>
        )
      }
    >
      {tickets === null ? (
        <ErrorBlock
          title={t('Your tickets could not be loaded')}
          meaning={t('They are loaded again in a few seconds. Your tickets are not affected.')}
        />
      ) : tickets === undefined || round === null ? (
        <Stack aria-busy>
          <Skeleton height="40px" />
          <Skeleton height="40px" />
          <Skeleton height="40px" />
        </Stack>
      ) : tickets.length === 0 ? (
        <EmptyState icon={Ticket} title={t('You have no tickets of this round')} />
      ) : (
        <Tickets round={round} tickets={tickets} />
      )}
    </Dialog>
  )
}
