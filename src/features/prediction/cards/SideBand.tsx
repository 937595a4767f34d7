import { ArrowDown, ArrowUp, Check } from 'lucide-react'
import type { ChainBet } from '../../../chain/contracts/predictions/reads'
import { useTranslation } from '../../../i18n'
import { amountText } from '../../../i18n/figures/amount'
import { multipleText } from '../../../i18n/figures/multiple'
import { Badge } from '../../../ui/content/Badge'
import { Icon } from '../../../ui/content/Icon'
import { coinDecimals, coinSymbol, SIDES } from '../prediction.messages'
import type { Side } from '../round.rules'
import { Band, Payout, SideName } from './card.styles'

interface Props {
  side: Side
  /** In hundredths; null without a bet on this side. */
  multiple: bigint | null
  /** The account's bet of the round. */
  bet: ChainBet | null
  isWinner?: boolean
}

/** Renders one side of a round with the payout that it gives, marked when it won or when the account bet on it. */
export function SideBand({ side, multiple, bet, isWinner = false }: Props) {
  const { t, locale } = useTranslation()
  const isEntered = bet?.position === side
  return (
    <Band data-side={side} data-entered={isEntered || undefined} data-winner={isWinner || undefined}>
      <Icon of={side === 'bull' ? ArrowUp : ArrowDown} size={24} />
      <SideName>
        {t(SIDES[side].label)}
        {isEntered && (
          <div>
            <Badge kind="accent" icon={Check}>
              {t('Your bet: %amount%', { amount: `${amountText(bet.amountRaw, coinDecimals, locale)} ${coinSymbol}` })}
            </Badge>
          </div>
        )}
      </SideName>
      <Payout>
        <b>{multipleText(multiple, locale)}</b>
        {t('Payout')}
      </Payout>
    </Band>
  )
}
