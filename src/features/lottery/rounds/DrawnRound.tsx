import { ShieldCheck } from 'lucide-react'
import { styled } from 'styled-components'
import { useTranslation } from '../../../i18n'
import { numberText } from '../../../i18n/figures/number'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Skeleton } from '../../../ui/content/Skeleton'
import { Button } from '../../../ui/controls/Button'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { CakeWithValue } from '../Amount'
import { Balls } from '../Balls'
import { useRound, useRoundSummary } from '../data/useLottery'
import { bracketPotsRaw } from '../draw.rules'
import { AuditDialog, type OpenDialog } from '../playDialogs'
import { soldTickets } from '../round.rules'
import { Brackets } from './Brackets'
import { OwnTickets } from './OwnTickets'

/** As high as the balls, so that nothing below moves once the number is read. */
const Number = styled.div`
  min-block-size: 36px;
`

const CheckSlot = styled.div`
  min-block-size: 32px;
`

interface Props {
  /** 0 while the newest round is unknown. */
  lotteryId: number
  onOpen: OpenDialog
}

/**
 * Renders a finished round: its winning number, its prizes and winners, and the account's tickets of it. Before it is
 * read, each part has a placeholder of its height.
 */
export function DrawnRound({ lotteryId, onOpen }: Props) {
  const { t, locale } = useTranslation()
  const round = useRound(lotteryId)
  const { userCount = null, finalNumber = 0 } = useRoundSummary(lotteryId) ?? {}
  const sold = round && soldTickets(round)
  const isDrawn = round?.status === 'claimable'
  return (
    <Stack $gap={16} aria-busy={round === null || undefined}>
      <Stack $gap={8}>
        <Text $size={14} $tone="quiet">
          {t('Winning number')}
        </Text>
        <Number>
          {finalNumber > 0 ? (
            <Balls number={finalNumber} />
          ) : round === null ? (
            <Skeleton width="236px" height="36px" />
          ) : (
            <Text as="span">{t('Not drawn yet')}</Text>
          )}
        </Number>
      </Stack>
      <DetailList>
        <DetailRow label={t('Prize pool')}>
          <CakeWithValue raw={round && round.collectedRaw} />
        </DetailRow>
        <DetailRow label={t('Tickets sold')}>{sold === null ? '–' : numberText(sold, locale)}</DetailRow>
        <DetailRow label={t('Players')}>{userCount === null ? '–' : numberText(userCount, locale)}</DetailRow>
      </DetailList>
      <Brackets
        potsRaw={round && bracketPotsRaw(round)}
        {...((round === null || isDrawn) && {
          drawn: round && { winners: round.winners, prizesRaw: round.prizesRaw },
        })}
      />
      <OwnTickets lotteryId={lotteryId} onOpen={onOpen} />
      <CheckSlot>
        {isDrawn && (
          <Button
            kind="quiet"
            size="s"
            icon={ShieldCheck}
            aria-haspopup="dialog"
            onPointerEnter={AuditDialog.preload}
            onFocus={AuditDialog.preload}
            onClick={() => onOpen({ kind: 'audit', lotteryId })}
          >
            {t('Check this draw')}
          </Button>
        )}
      </CheckSlot>
    </Stack>
  )
}
