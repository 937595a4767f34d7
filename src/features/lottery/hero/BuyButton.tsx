import { Ticket } from 'lucide-react'
import { useWallet } from '../../../chain/wallet/useWallet'
import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/controls/Button'
import { useAnnouncement } from '../../../ui/toast/useAnnouncement'
import { ConnectButton, SwitchNetworkButton } from '../../wallet'
import { useCurrentRound } from '../data/useLottery'
import { useSaleStage } from '../data/useSaleStage'
import { BuyDialog } from '../playDialogs'
import type { SaleStage } from '../schedule.rules'

/** Texts of the button while it sells nothing. */
const WAITING: Readonly<Record<Exclude<SaleStage, 'buying'>, { label: string }>> = {
  notStarted: { label: 'The first round has not started yet' },
  calculating: { label: 'The sale is over' },
  winners: { label: 'Drawing the winners' },
  nextSale: { label: 'Tickets on sale soon' },
}

/** Renders a button that states what the page waits for, and announces it. */
function Waiting({ stage }: { stage: keyof typeof WAITING }) {
  const { t } = useTranslation()
  const label = t(WAITING[stage].label)
  useAnnouncement(label)
  return (
    <Button size="l" disabled>
      {label}
    </Button>
  )
}

/** Renders the button that buys tickets, or what it waits for (games 2.6.6). */
export function BuyButton({ onBuy }: { onBuy: (lotteryId: number) => void }) {
  const { t } = useTranslation()
  const { account, status } = useWallet()
  const { lotteryId } = useCurrentRound()
  const { stage } = useSaleStage()
  if (stage !== 'buying') return <Waiting stage={stage} />
  if (account === null) return <ConnectButton size="l" />
  if (status === 'wrongChain') return <SwitchNetworkButton size="l" />
  return (
    <Button
      kind="primary"
      size="l"
      icon={Ticket}
      disabled={status === 'viewOnly'}
      aria-haspopup="dialog"
      onPointerEnter={BuyDialog.preload}
      onFocus={BuyDialog.preload}
      onClick={() => onBuy(lotteryId)}
    >
      {t('Buy tickets')}
    </Button>
  )
}
