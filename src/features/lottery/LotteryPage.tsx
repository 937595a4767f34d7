import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { useWallet } from '../../chain/wallet/useWallet'
import { lotteryFacts } from '../../deployment/lottery'
import { useTranslation } from '../../i18n'
import { useAppDispatch, useAppSelector } from '../../state/storeHooks'
import { ErrorBlock } from '../../ui/content/ErrorBlock'
import { PageHeader } from '../../ui/content/PageHeader'
import { Stack } from '../../ui/layout/Stack'
import { WinningsCheck } from './check/WinningsCheck'
import { useClaimableRounds } from './data/useLottery'
import { Hero } from './hero/Hero'
import { pageClosed, pageOpened, readRequested, selectStatus } from './lottery.slice'
import { AuditDialog, BuyDialog, ClaimDialog, type PlayDialog, TicketsDialog } from './playDialogs'
import { CurrentRound } from './rounds/CurrentRound'
import { FinishedRounds } from './rounds/FinishedRounds'
import { HowItWorks } from './rules/HowItWorks'

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-24);
  align-items: start;

  @media (max-width: 899px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** Renders that the lottery could not be read; nothing while it can. */
function ReadNotice() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const status = useAppSelector(selectStatus)
  if (status !== 'failed') return null
  return (
    <ErrorBlock
      title={t('The lottery could not be loaded')}
      meaning={t('What you see may be old. Your tickets and prizes are stored on the chain.')}
      onRetry={() => dispatch(readRequested())}
    />
  )
}

/** Renders the lottery (games 2.6). */
export function LotteryPage() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { account, status } = useWallet()
  const [dialog, setDialog] = useState<PlayDialog | null>(null)
  useEffect(() => {
    dispatch(pageOpened({ account }))
  }, [account, dispatch])
  useEffect(() => () => void dispatch(pageClosed()), [dispatch])
  const claimable = useClaimableRounds(account)
  const canCollect = (lotteryId: number) =>
    status === 'connected' && claimable.some(({ round }) => round.lotteryId === lotteryId)
  const close = () => setDialog(null)
  return (
    <>
      <PageHeader
        title={t('Lottery')}
        subtitle={t('Match digits to win CAKE. %count% draw a day. || Match digits to win CAKE. %count% draws a day.', {
          count: lotteryFacts.drawsPerDay,
        })}
      />
      <Stack $gap={24}>
        <ReadNotice />
        <Hero onOpen={setDialog} />
        <WinningsCheck onOpen={setDialog} />
        <Cards>
          <CurrentRound onOpen={setDialog} />
          <FinishedRounds onOpen={setDialog} />
        </Cards>
        <HowItWorks />
      </Stack>
      {dialog?.kind === 'buy' && <BuyDialog lotteryId={dialog.lotteryId} onClose={close} />}
      {dialog?.kind === 'tickets' && (
        <TicketsDialog
          lotteryId={dialog.lotteryId}
          onCollect={
            canCollect(dialog.lotteryId) ? () => setDialog({ kind: 'claim', lotteryId: dialog.lotteryId }) : undefined
          }
          onClose={close}
        />
      )}
      {dialog?.kind === 'claim' && (
        <ClaimDialog {...(dialog.lotteryId !== undefined && { lotteryId: dialog.lotteryId })} onClose={close} />
      )}
      {dialog?.kind === 'audit' && <AuditDialog lotteryId={dialog.lotteryId} onClose={close} />}
    </>
  )
}
