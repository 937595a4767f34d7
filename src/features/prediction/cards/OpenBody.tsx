import { ArrowDown, ArrowUp } from 'lucide-react'
import { selectCurrentBlock } from '../../../chain/block/block.slice'
import type { ChainBet } from '../../../chain/contracts/predictions/reads'
import { useWallet } from '../../../chain/wallet/useWallet'
import { useTranslation } from '../../../i18n'
import { useAppSelector } from '../../../state/storeHooks'
import { Button } from '../../../ui/controls/Button'
import { Figure } from '../../../ui/figures/Figure'
import { Text } from '../../../ui/layout/Text'
import { ConnectButton, SwitchNetworkButton } from '../../wallet'
import { blocksToBet, canLand, isStarted } from '../bet.rules'
import { expectedPayoutRaw } from '../payout.rules'
import { coinDecimals, coinSymbol } from '../prediction.messages'
import type { Round, Side } from '../round.rules'
import { EnterButtons, Middle } from './card.styles'
import { ReminderButton } from './ReminderButton'
import { RoundFacts } from './RoundFacts'

/** Returns why no bet of a round can be included any more; null while one can. */
export function useClosingText(round: Round): string | null {
  const { t } = useTranslation()
  const isOpen = useAppSelector((state) => canLand(round, selectCurrentBlock(state)))
  const count = useAppSelector((state) => (isOpen ? 0 : Math.max(0, blocksToBet(round, selectCurrentBlock(state)))))
  if (isOpen) return null
  if (count === 0) return t('This round no longer accepts bets.')
  return t('This round closes in about %count% block || This round closes in about %count% blocks', { count })
}

function Entering({ round, onEnter }: { round: Round; onEnter: (side: Side) => void }) {
  const { t } = useTranslation()
  const { account, status } = useWallet()
  const closingText = useClosingText(round)
  // For one block at most, so that no text says why.
  const isWaiting = useAppSelector((state) => !isStarted(round, selectCurrentBlock(state)))
  if (account === null || status === 'viewOnly') return <ConnectButton size="l" wide />
  if (status === 'wrongChain') return <SwitchNetworkButton size="l" wide />
  const isDisabled = closingText !== null
  return (
    <>
      <EnterButtons>
        <Button size="l" wide icon={ArrowUp} disabled={isDisabled} busy={isWaiting} onClick={() => onEnter('bull')}>
          {t('Enter UP')}
        </Button>
        <Button size="l" wide icon={ArrowDown} disabled={isDisabled} busy={isWaiting} onClick={() => onEnter('bear')}>
          {t('Enter DOWN')}
        </Button>
      </EnterButtons>
      {closingText !== null && (
        <Text $size={14} $tone="quiet">
          {closingText}
        </Text>
      )}
    </>
  )
}

interface Props {
  round: Round
  bet: ChainBet | null
  rewardRate: number
  onEnter: (side: Side) => void
}

/** Renders the round that accepts bets: its prize pool, and the two ways to enter it, or what the account has bet. */
export function OpenBody({ round, bet, rewardRate, onEnter }: Props) {
  const { t } = useTranslation()
  return (
    <Middle>
      <RoundFacts round={round} />
      {bet === null ? (
        <Entering round={round} onEnter={onEnter} />
      ) : (
        <div>
          <Text $tone="quiet" $size={14}>
            {bet.position === 'bull' ? t('If UP wins, you get about') : t('If DOWN wins, you get about')}
          </Text>
          <Text as="div" $size={20} $weight={600}>
            {/* The pools of the round contain the bet already, which expectedPayoutRaw would add again. */}
            <Figure
              raw={expectedPayoutRaw(withoutBet(round, bet), bet.position, bet.amountRaw, rewardRate)}
              decimals={coinDecimals}
              symbol={coinSymbol}
            />
          </Text>
        </div>
      )}
      <ReminderButton round={round} />
    </Middle>
  )
}

/** Returns the pools of a round without one of its bets. */
const withoutBet = ({ totalRaw, bullRaw, bearRaw }: Round, { position, amountRaw }: ChainBet) => ({
  totalRaw: totalRaw - amountRaw,
  bullRaw: position === 'bull' ? bullRaw - amountRaw : bullRaw,
  bearRaw: position === 'bear' ? bearRaw - amountRaw : bearRaw,
})
