import { CloudOff, Ticket } from 'lucide-react'
import { useEffect } from 'react'
import { useWallet } from '../../../chain/wallet/useWallet'
import { servicesUrl } from '../../../deployment/services'
import { useTranslation } from '../../../i18n'
import { formatsOf } from '../../../i18n/formats'
import { useAppDispatch, useAppSelector } from '../../../state/storeHooks'
import { EmptyState } from '../../../ui/content/EmptyState'
import { Notice } from '../../../ui/content/Notice'
import { Skeleton } from '../../../ui/content/Skeleton'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { HistoryRow } from '../../games'
import { ConnectButton } from '../../wallet'
import type { PlayedRound } from '../claims.rules'
import { useClaimableRounds, usePlayedRounds, useRoundSummary } from '../data/useLottery'
import { roundPicked, selectIndexStatus, selectTicketsOf } from '../lottery.slice'
import type { OpenDialog } from '../playDialogs'
import { DrawnRound } from './DrawnRound'

const SECOND_MS = 1_000

/** Renders the details of a played round, which is read when its row unfolds. */
function PlayedDetails({ lotteryId, onOpen }: { lotteryId: number; onOpen: OpenDialog }) {
  const dispatch = useAppDispatch()
  useEffect(() => void dispatch(roundPicked(lotteryId)), [lotteryId, dispatch])
  return <DrawnRound lotteryId={lotteryId} onOpen={onOpen} />
}

interface ItemProps {
  played: PlayedRound
  hasPrize: boolean
  onOpen: OpenDialog
}

function PlayedItem({ played: { lotteryId, isClaimable, isClaimed, ticketCount }, hasPrize, onOpen }: ItemProps) {
  const { t, locale } = useTranslation()
  const endSeconds = useRoundSummary(lotteryId)?.endSeconds ?? 0
  const { account } = useWallet()
  const isKnown = useAppSelector((state) => Boolean(selectTicketsOf(account)(state)?.[lotteryId]))
  const drawn = hasPrize ? t('Uncollected') : isClaimed ? t('Collected') : isKnown ? t('No prize') : '–'
  return (
    <HistoryRow
      name={
        <>
          <Text as="strong" $weight={600}>
            {t('Round %round%', { round: String(lotteryId) })}
          </Text>
          <Text as="span" $size={14} $tone="quiet" style={{ display: 'block' }}>
            {t('%count% ticket || %count% tickets', { count: ticketCount })}
            {endSeconds > 0 && ` · ${formatsOf(locale).date(endSeconds * SECOND_MS)}`}
          </Text>
        </>
      }
      result={
        <Text as="span" $size={14} $weight={600}>
          {isClaimable ? drawn : t('Not drawn yet')}
        </Text>
      }
    >
      {() => <PlayedDetails lotteryId={lotteryId} onOpen={onOpen} />}
    </HistoryRow>
  )
}

/** Renders the rounds in which the account has tickets; without the index the newest ones. */
export function OwnHistory({ onOpen }: { onOpen: OpenDialog }) {
  const { t } = useTranslation()
  const { account } = useWallet()
  const played = usePlayedRounds(account)
  const claimable = useClaimableRounds(account)
  const indexStatus = useAppSelector(selectIndexStatus)
  const isRead = useAppSelector((state) => selectTicketsOf(account)(state) !== undefined)
  if (account === null) {
    return (
      <EmptyState icon={Ticket} title={t('Connect your wallet to see your rounds')} action={<ConnectButton />}>
        {t('Your tickets are stored on the chain.')}
      </EmptyState>
    )
  }
  const isAway = servicesUrl === null || indexStatus === 'failed'
  const isLoading = played.length === 0 && (!isRead || (!isAway && indexStatus === 'initial'))
  return (
    <Stack $gap={16} aria-busy={isLoading || undefined}>
      {isAway && (
        <Notice kind="info" title={t('Only your newest rounds are listed')}>
          {t('Older rounds need the index of this site. In the history of all rounds, your tickets of each are shown.')}
        </Notice>
      )}
      {isLoading ? (
        <Skeleton height="160px" />
      ) : played.length === 0 ? (
        <EmptyState icon={isAway ? CloudOff : Ticket} title={t('No rounds yet')}>
          {t('Rounds in which you buy tickets are listed here.')}
        </EmptyState>
      ) : (
        <Stack as="ul" role="list" $gap={0} aria-label={t('Your rounds')}>
          {played.map((round) => (
            <PlayedItem
              key={round.lotteryId}
              played={round}
              hasPrize={claimable.some((each) => each.round.lotteryId === round.lotteryId)}
              onOpen={onOpen}
            />
          ))}
        </Stack>
      )}
    </Stack>
  )
}
