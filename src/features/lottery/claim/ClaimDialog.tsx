import { Ticket } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { claimData } from '../../../chain/contracts/lottery/reads'
import { useWallet } from '../../../chain/wallet/useWallet'
import { type Translate, useTranslation } from '../../../i18n'
import { useCakePrice } from '../../../market/cake'
import { useAppDispatch, useAppSelector } from '../../../state/storeHooks'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { EmptyState } from '../../../ui/content/EmptyState'
import { ErrorBlock } from '../../../ui/content/ErrorBlock'
import { Notice } from '../../../ui/content/Notice'
import { Skeleton } from '../../../ui/content/Skeleton'
import { Dialog } from '../../../ui/dialog/Dialog'
import { Figure } from '../../../ui/figures/Figure'
import { FullValue } from '../../../ui/figures/FullValue'
import { Stack } from '../../../ui/layout/Stack'
import { usdValue, valueCentsOf } from '../../earn'
import { ClaimAllDialog, type ClaimItem, useGameWrite } from '../../games'
import { claimBatches, type Prize, totalPrizeRaw } from '../claims.rules'
import { type ClaimableRound, useClaimableRounds, usePrizeCheck } from '../data/useLottery'
import { prizesRequested, readRequested, selectMaxTickets, selectReadBlock } from '../lottery.slice'
import { lotteryVenue } from '../venue'
import { claimSummary } from './claim.messages'

interface Batch {
  lotteryId: number
  prizes: readonly Prize[]
  part: number
  partCount: number
}

/** Returns the transactions that claim the prizes of rounds, at most `size` tickets each. */
const batchesOf = (rounds: readonly ClaimableRound[], size: number): Batch[] =>
  rounds.flatMap(({ round: { lotteryId }, prizes }) =>
    claimBatches(prizes, size).map((batch, at, { length }) => ({
      ...{ lotteryId, prizes: batch, part: at + 1, partCount: length },
    })),
  )

/** Returns the text with the number of winning tickets of a round. */
const winningText = (t: Translate, lotteryId: number, count: number): string =>
  t('Round %round%: %count% winning ticket || Round %round%: %count% winning tickets', {
    ...{ round: String(lotteryId), count },
  })

/** Renders the sum of the prizes; before it, those of each round that takes several transactions. */
function Totals({ rounds, maxTickets }: { rounds: readonly ClaimableRound[]; maxTickets: number }) {
  const { t, locale } = useTranslation()
  const price = useCakePrice()
  const { decimals, symbol } = lotteryVenue().cake
  const sumRaw = rounds.reduce((sum, { totalRaw }) => sum + totalRaw, 0n)
  const usd = usdValue(price, sumRaw, locale)
  return (
    <DetailList>
      {rounds
        .filter(({ prizes }) => prizes.length > maxTickets)
        .map(({ round: { lotteryId }, prizes, totalRaw }) => (
          <DetailRow key={lotteryId} label={winningText(t, lotteryId, prizes.length)}>
            <Figure raw={totalRaw} decimals={decimals} symbol={symbol} />
          </DetailRow>
        ))}
      <DetailRow label={t('Total')}>
        <strong>
          <Figure raw={sumRaw} decimals={decimals} symbol={symbol} />
        </strong>
        {usd && (
          <span>
            {' '}
            (<FullValue {...usd} />)
          </span>
        )}
      </DetailRow>
    </DetailList>
  )
}

interface ClaimsProps {
  /** The prizes at the time of opening. */
  rounds: readonly ClaimableRound[]
  maxTickets: number
  /** Older rounds could not be searched. */
  isPartial: boolean
  onClose: () => void
}

/** Renders that older rounds were not searched. */
function PartialNotice() {
  const { t } = useTranslation()
  return <Notice kind="info" title={t('Only the newest rounds were checked, because the index is not available.')} />
}

/** Collects the prizes that were found; the list does not change while it is shown. */
function Claims({ rounds, maxTickets, isPartial, onClose }: ClaimsProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const price = useCakePrice()
  const readBlock = useAppSelector(selectReadBlock)
  const { lottery, cake } = lotteryVenue()
  const batches = useMemo(() => batchesOf(rounds, maxTickets), [rounds, maxTickets])
  const callData = useMemo(() => batches.map(({ lotteryId, prizes }) => claimData(lotteryId, prizes)), [batches])
  // Requests new figures until the page shows what the transactions have changed.
  useGameWrite({ callData, readBlock, refresh: () => dispatch(readRequested()) })
  const items = batches.map(({ lotteryId, prizes, part, partCount }): ClaimItem => {
    const amountRaw = totalPrizeRaw(prizes)
    return {
      key: `${lotteryId} ${part}`,
      name:
        partCount === 1
          ? winningText(t, lotteryId, prizes.length)
          : t('Round %round%, part %part% of %count%', { round: String(lotteryId), part, count: partCount }),
      ...{ amountRaw, decimals: cake.decimals, symbol: cake.symbol },
      summary: claimSummary(amountRaw, cake, lotteryId),
      valueCents: valueCentsOf(price, amountRaw),
      makeIntent: async () =>
        (await import('../../../chain/contracts/lottery/writes')).claimTickets(lottery, lotteryId, prizes),
    }
  })
  return (
    <ClaimAllDialog
      items={items}
      onClose={onClose}
      plan={
        <>
          <Totals rounds={rounds} maxTickets={maxTickets} />
          {isPartial && <PartialNotice />}
          <p>
            {t(
              'The contract pays up to %maxTickets% tickets of one round a transaction, so you sign %count% time. || The contract pays up to %maxTickets% tickets of one round a transaction, so you sign %count% times.',
              { maxTickets, count: items.length },
            )}
          </p>
        </>
      }
    />
  )
}

interface Props {
  /** The round whose prizes are collected; absent for all rounds, also older ones. */
  lotteryId?: number
  onClose: () => void
}

/** Dialog that collects the prizes of one round or of all (games 2.6.10, 4.2.6), in batches of the chain's limit. */
export function ClaimDialog({ lotteryId, onClose }: Props) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { account } = useWallet()
  const maxTickets = useAppSelector(selectMaxTickets)
  const claimable = useClaimableRounds(account)
  const check = usePrizeCheck(account)
  const isAll = lotteryId === undefined
  // An earlier search may miss a draw, or list prizes that were collected since.
  const [earlier] = useState(check)
  const [shown, setShown] = useState<readonly ClaimableRound[] | null>(null)
  useEffect(() => {
    if (isAll && account !== null) dispatch(prizesRequested({ account, scope: 'all' }))
  }, [account, dispatch, isAll])

  const rounds = isAll ? claimable : claimable.filter(({ round }) => round.lotteryId === lotteryId)
  const isFound = !isAll || (check !== earlier && check?.scope === 'all' && check.status === 'done')
  const isPartial = isAll && check !== null && check.isPartial
  // Once shown, the list stays: a collected prize leaves the rounds while the others are still collected.
  if (shown === null && isFound && rounds.length > 0) setShown(rounds)
  if (shown !== null && maxTickets !== null) {
    return <Claims rounds={shown} maxTickets={maxTickets} isPartial={isPartial} onClose={onClose} />
  }
  const retry = () => account !== null && dispatch(prizesRequested({ account, scope: 'all' }))
  return (
    <Dialog title={t('Collect winnings')} onClose={onClose}>
      {isAll && check?.status === 'failed' ? (
        <ErrorBlock
          title={t('Your tickets could not be loaded')}
          meaning={t('Your prizes are not affected. You can collect them at any time.')}
          onRetry={retry}
        />
      ) : isFound && maxTickets !== null ? (
        <Stack>
          <EmptyState icon={Ticket} title={t('No prizes to collect')} />
          {isPartial && <PartialNotice />}
        </Stack>
      ) : (
        <Stack aria-busy>
          <p>{t('Checking your tickets of all rounds')}</p>
          <Skeleton height="56px" />
          <Skeleton height="56px" />
        </Stack>
      )}
    </Dialog>
  )
}
