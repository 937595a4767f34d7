import { Ban, CircleCheck, CircleDot, Clock, Hourglass, type LucideIcon, Radio } from 'lucide-react'
import { useId, useState } from 'react'
import { useWallet } from '../../../chain/wallet/useWallet'
import { useTranslation } from '../../../i18n'
import { useAppSelector } from '../../../state/storeHooks'
import { Badge } from '../../../ui/content/Badge'
import { Skeleton } from '../../../ui/content/Skeleton'
import { lazyDialog } from '../../../ui/dialog/lazyDialog'
import { Text } from '../../../ui/layout/Text'
import { BlockCountdown } from '../../games'
import { useMarketTerms, useOwnBet, useRound, useRoundStatus } from '../data/useMarket'
import { shownMultiple } from '../payout.rules'
import { STATES } from '../prediction.messages'
import { selectIsClaimable } from '../prediction.slice'
import { type Round, type RoundStatus, type Side, winnerOf } from '../round.rules'
import { CancelledBody } from './CancelledBody'
import { Frame, Head, Middle } from './card.styles'
import { EndedBody } from './EndedBody'
import { LiveBody } from './LiveBody'
import { OpenBody } from './OpenBody'
import { SideBand } from './SideBand'

const BetForm = lazyDialog(() => import('../bet/BetForm').then((it) => it.BetForm))

const STATUS: Readonly<Record<RoundStatus, { icon: LucideIcon; kind: 'plain' | 'accent' | 'info' | 'warn' }>> = {
  expired: { icon: CircleCheck, kind: 'plain' },
  cancelled: { icon: Ban, kind: 'warn' },
  live: { icon: Radio, kind: 'info' },
  calculating: { icon: Hourglass, kind: 'info' },
  open: { icon: CircleDot, kind: 'accent' },
  closing: { icon: Hourglass, kind: 'accent' },
  soon: { icon: Clock, kind: 'plain' },
}

/** Renders a countdown to the lock of an open round, or to the end of a live one; nothing for other rounds. */
function Deadline({ round, status }: { round: Round; status: RoundStatus }) {
  const { t } = useTranslation()
  if (status === 'open') return <BlockCountdown label={t('Locks in')} block={round.lockBlock} />
  if (status === 'live') return <BlockCountdown label={t('Ends in')} block={round.endBlock} />
  return null
}

interface Props {
  epoch: number
  /** Returns whether the user has accepted the notice of risk; if not, opens its dialog. */
  mayEnter: () => boolean
}

/** Card of a round (games 2.3.2). */
export function RoundCard({ epoch, mayEnter }: Props) {
  const { t } = useTranslation()
  const { account } = useWallet()
  const id = useId()
  const round = useRound(epoch)
  const status = useRoundStatus(epoch)
  const bet = useOwnBet(account, epoch)
  const isClaimable = useAppSelector(selectIsClaimable(account, epoch))
  const { rewardRate } = useMarketTerms()
  const [entering, setEntering] = useState<Side | null>(null)
  const canEnter = status === 'open' && bet === null
  if (entering !== null && !canEnter) setEntering(null)

  if (!round || !status) return <CardSkeleton />
  const { icon, kind } = STATUS[status]
  const winner = winnerOf(round)
  const band = (side: Side) => (
    <SideBand
      side={side}
      bet={bet}
      multiple={shownMultiple(round, side, rewardRate)}
      isWinner={status === 'expired' && winner === side}
    />
  )
  return (
    <Frame aria-labelledby={id} data-status={status}>
      <Head>
        <Badge kind={kind} icon={icon}>
          {t(STATES[status].label)}
        </Badge>
        <Deadline round={round} status={status} />
        <Text as="h2" $tone="quiet" $size={14} $weight={600} id={id}>
          {t('Round %round%', { round: String(epoch) })}
        </Text>
      </Head>
      {entering !== null && canEnter ? (
        <BetForm round={round} side={entering} onSide={setEntering} onClose={() => setEntering(null)} />
      ) : (
        <>
          {band('bull')}
          {(status === 'open' || status === 'closing') && (
            <OpenBody
              round={round}
              bet={bet}
              rewardRate={rewardRate}
              onEnter={(side) => mayEnter() && setEntering(side)}
            />
          )}
          {(status === 'live' || status === 'calculating') && <LiveBody round={round} status={status} />}
          {status === 'expired' && <EndedBody round={round} bet={bet} isClaimable={isClaimable} />}
          {status === 'cancelled' && <CancelledBody round={round} bet={bet} isClaimable={isClaimable} />}
          {band('bear')}
        </>
      )}
    </Frame>
  )
}

/** Card of a round that has not started: when bets are accepted, by estimate. */
export function FutureCard({ epoch, startBlock }: { epoch: number; startBlock: number }) {
  const { t } = useTranslation()
  const id = useId()
  const { icon, kind } = STATUS.soon
  return (
    <Frame aria-labelledby={id} data-status="soon">
      <Head>
        <Badge kind={kind} icon={icon}>
          {t(STATES.soon.label)}
        </Badge>
        <Text as="h2" $tone="quiet" $size={14} $weight={600} id={id}>
          {t('Round %round%', { round: String(epoch) })}
        </Text>
      </Head>
      <SideBand side="bull" bet={null} multiple={null} />
      <Middle>
        <span>{t('Entry starts in')}</span>
        <BlockCountdown label={t('Entry starts in')} block={startBlock} />
      </Middle>
      <SideBand side="bear" bet={null} multiple={null} />
    </Frame>
  )
}

/** Placeholder of a card while the round is read. */
export function CardSkeleton() {
  return (
    <Frame aria-busy>
      <Skeleton width="40%" height="28px" />
      <Skeleton height="60px" />
      <Skeleton height="188px" />
      <Skeleton height="60px" />
    </Frame>
  )
}
