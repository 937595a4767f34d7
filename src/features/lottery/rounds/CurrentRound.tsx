import { Ticket } from 'lucide-react'
import { useTranslation } from '../../../i18n'
import { Card } from '../../../ui/content/Card'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { EmptyState } from '../../../ui/content/EmptyState'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { CakeWithValue } from '../Amount'
import { useCurrentRound } from '../data/useLottery'
import { bracketPotsRaw } from '../draw.rules'
import type { OpenDialog } from '../playDialogs'
import { Brackets } from './Brackets'
import { OwnTickets } from './OwnTickets'
import { RoundHead } from './RoundHead'

/** Renders the round that sells tickets, or is drawn: its pot by bracket, and the account's tickets. */
export function CurrentRound({ onOpen }: { onOpen: OpenDialog }) {
  const { t } = useTranslation()
  const round = useCurrentRound()
  const { isLoading, lotteryId, collectedRaw, priceRaw } = round
  if (!isLoading && lotteryId === 0) {
    return (
      <section aria-label={t('Current round')}>
        <Card inset="l">
          <EmptyState icon={Ticket} title={t('The first round has not started yet')} />
        </Card>
      </section>
    )
  }
  return (
    <section aria-label={t('Current round')} aria-busy={isLoading || undefined}>
      <Card inset="l">
        <Stack $gap={16}>
          <RoundHead
            title={t('Round %round%', { round: isLoading ? '–' : String(lotteryId) })}
            drawText={(time) => t('Draw: %time%', { time })}
            endSeconds={round.endSeconds}
          />
          <DetailList>
            <DetailRow label={t('Prize pool')}>
              <CakeWithValue raw={isLoading ? null : collectedRaw} />
            </DetailRow>
            <DetailRow label={t('Price of a ticket')}>
              <CakeWithValue raw={isLoading ? null : priceRaw} />
            </DetailRow>
          </DetailList>
          <Text $size={14} $tone="quiet">
            {t('Match the winning number from the left to share a prize. The prizes so far:')}
          </Text>
          <Brackets potsRaw={isLoading ? null : bracketPotsRaw(round)} />
          <OwnTickets lotteryId={lotteryId} onOpen={onOpen} />
        </Stack>
      </Card>
    </section>
  )
}
