import { type ReactNode, useCallback, useState } from 'react'
import { useWallet } from '../../../chain/wallet/useWallet'
import { useTranslation } from '../../../i18n'
import { useCakePrice } from '../../../market/cake'
import { useAppSelector } from '../../../state/storeHooks'
import { ErrorBlock } from '../../../ui/content/ErrorBlock'
import { Skeleton } from '../../../ui/content/Skeleton'
import { Button } from '../../../ui/controls/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { ConfirmOrEnable, type Enable, useEnable, valueCentsOf } from '../../earn'
import { ApprovalReview, useCloseOnWalletChange, WriteDialog } from '../../transactions'
import { ConnectButton, SwitchNetworkButton } from '../../wallet'
import { useCakeBalance, useChainSeconds, useRound, useTickets } from '../data/useLottery'
import { selectMaxTickets, selectStatus } from '../lottery.slice'
import { problemOf, ticketCost, type TicketSale } from '../purchase.rules'
import type { Round } from '../round.rules'
import { isSelling } from '../schedule.rules'
import { digitsOf, randomNumbers } from '../tickets.rules'
import { lotteryVenue } from '../venue'
import { AmountStep, countOf } from './AmountStep'
import { BoughtTickets } from './BoughtTickets'
import { numbersOf } from './drafts.rules'
import { NumbersEditor } from './NumbersEditor'
import { purchaseSummary, TICKETS_APPROVED } from './purchase.messages'
import { PurchaseReview, SaleEnded } from './PurchaseReview'
import { TicketValue } from './TicketValue'
import { usePurchase } from './usePurchase'

const random = (count: number, owned: readonly number[]): number[] =>
  randomNumbers(count, owned, (values) => crypto.getRandomValues(values))

interface ActionProps {
  enable: Enable
  label: string
  disabled: boolean
  onPick: () => void
  /** Further buttons, below. */
  children?: ReactNode
}

/** Renders the button of a step, or what is missing before it: a wallet, its network, the approval. */
function StepAction({ enable, label, disabled, onPick, children }: ActionProps) {
  const { status } = useWallet()
  if (status === 'wrongChain') return <SwitchNetworkButton size="l" wide />
  if (status !== 'connected' && status !== 'viewOnly') return <ConnectButton size="l" wide />
  return (
    <Stack $gap={8}>
      <ConfirmOrEnable enable={enable} confirm={{ disabled, onClick: onPick, children: label }} />
      {children}
    </Stack>
  )
}

interface SaleProps {
  round: Round
  sale: TicketSale
  onClose: () => void
}

/** Renders the steps of a purchase: amount, numbers, review, then the transaction with its tickets. */
function Sale({ round, sale, onClose }: SaleProps) {
  const { t } = useTranslation()
  const { account } = useWallet()
  const { lottery, cake } = lotteryVenue()
  const { lotteryId } = round
  const balanceRaw = useCakeBalance(account)
  const nowSeconds = useChainSeconds()
  const owned = (useTickets(account, lotteryId) ?? []).map(({ number }) => number)
  const price = useCakePrice()
  const [text, setText] = useState('')
  const [drafts, setDrafts] = useState<readonly string[] | null>(null)
  const flow = usePurchase(onClose)
  const count = drafts?.length ?? countOf(text)
  const isOpen = nowSeconds !== null && isSelling(round.status, round.endSeconds, nowSeconds)
  const isBuyable = isOpen && balanceRaw !== null && problemOf(sale, balanceRaw, count) === null
  const totalRaw = isBuyable ? ticketCost(sale, count).totalRaw : null
  const enable = useEnable({
    ...{ tokenAddress: cake.address, symbol: cake.symbol, decimals: cake.decimals, spender: lottery },
    ...{ balanceRaw, balanceCents: valueCentsOf(price, balanceRaw), amountRaw: totalRaw, outcome: TICKETS_APPROVED },
  })
  const { stage } = flow.state
  useCloseOnWalletChange(stage !== 'closed' ? 'closed' : enable.isBusy ? 'requesting' : 'shown', onClose)
  const numbers = drafts && numbersOf(drafts, owned)
  const changeDrafts = useCallback(
    (change: (before: readonly string[]) => readonly string[]) => setDrafts((before) => before && change(before)),
    [setDrafts],
  )

  function review(chosen: readonly number[]): void {
    if (totalRaw !== null) flow.begin({ lotteryId, numbers: chosen, totalRaw })
  }

  const randomize = () => setDrafts(random(count, owned).map(digitsOf))
  const closedNotice = !isOpen && nowSeconds !== null && <SaleEnded />
  const approval = totalRaw !== null && enable.state === 'notApproved' && (
    <ApprovalReview approval={enable.review} isDisabled={enable.isBusy} />
  )

  if (flow.state.stage !== 'closed') {
    const { agreed } = flow.state
    const isSamePrice = ticketCost(sale, agreed.numbers.length).totalRaw === agreed.totalRaw
    const obstacle = !isOpen ? 'ended' : isSamePrice ? null : 'otherPrice'
    function close(): void {
      flow.close()
      // Closes the form too: a second purchase beside an open request would be a mistake.
      if (stage !== 'failed') onClose()
    }
    return (
      <WriteDialog
        flow={{ ...flow, close }}
        title={t('Buy tickets')}
        summary={purchaseSummary(agreed.numbers.length, lotteryId)}
        review={
          <PurchaseReview
            purchase={agreed}
            obstacle={obstacle}
            onConfirm={flow.confirm}
            onBack={flow.close}
            onClose={close}
          />
        }
      >
        {flow.state.stage === 'submitted' && <BoughtTickets hash={flow.state.hash} numbers={agreed.numbers} />}
      </WriteDialog>
    )
  }
  if (drafts) {
    return (
      <Dialog
        title={t('Choose your numbers')}
        onClose={onClose}
        onBack={() => setDrafts(null)}
        footer={
          <StepAction
            enable={enable}
            label={t('Review purchase')}
            disabled={numbers === null || totalRaw === null}
            onPick={() => numbers && review(numbers)}
          />
        }
      >
        <Stack $gap={16}>
          {closedNotice}
          <NumbersEditor drafts={drafts} owned={owned} onDrafts={changeDrafts} onRandomize={randomize} />
          {approval}
        </Stack>
      </Dialog>
    )
  }
  return (
    <Dialog
      title={t('Buy tickets')}
      onClose={onClose}
      footer={
        <StepAction
          enable={enable}
          label={t('Buy instantly')}
          disabled={totalRaw === null}
          onPick={() => review(random(count, owned))}
        >
          <Button size="l" wide disabled={!isBuyable} onClick={randomize}>
            {t('View and edit numbers')}
          </Button>
        </StepAction>
      }
    >
      <Stack $gap={16}>
        {closedNotice}
        <AmountStep sale={sale} balanceRaw={balanceRaw} text={text} onText={setText} disabled={enable.isBusy} />
        {approval}
        <TicketValue round={round} />
        <Text $size={14} $tone="quiet">
          {t('“Buy instantly” picks random numbers, none of them twice. The price was set when the round started.')}
        </Text>
      </Stack>
    </Dialog>
  )
}

interface Props {
  /** The round at the time of opening. When it ends, the dialog says so and sells nothing. */
  lotteryId: number
  onClose: () => void
}

/** Dialog that buys tickets of a round (games 2.6.1, 5.3). */
export function BuyDialog({ lotteryId, onClose }: Props) {
  const { t } = useTranslation()
  const round = useRound(lotteryId)
  const maxTickets = useAppSelector(selectMaxTickets)
  const hasFailed = useAppSelector(selectStatus) === 'failed'
  if (round !== null && maxTickets !== null) {
    const { priceRaw, discountDivisor } = round
    return <Sale round={round} sale={{ priceRaw, discountDivisor, maxTickets }} onClose={onClose} />
  }
  return (
    <Dialog title={t('Buy tickets')} onClose={onClose}>
      {hasFailed ? (
        <ErrorBlock
          title={t('The lottery could not be loaded')}
          meaning={t('It is loaded again in a few seconds. Your tokens are not affected.')}
        />
      ) : (
        <Stack aria-busy>
          <Skeleton height="56px" />
          <Skeleton height="56px" />
          <Skeleton height="56px" />
        </Stack>
      )}
    </Dialog>
  )
}
