import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import type { ChainBet } from '../../../chain/contracts/predictions/reads'
import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/controls/Button'
import { lazyDialog } from '../../../ui/dialog/lazyDialog'
import { Text } from '../../../ui/layout/Text'
import { CollectButton } from '../history/CollectButton'
import { type Round, winnerOf } from '../round.rules'
import { Middle } from './card.styles'
import { PriceLine } from './PriceLine'
import { RoundFacts } from './RoundFacts'

const AuditDialog = lazyDialog(() => import('../audit/AuditDialog').then((it) => it.AuditDialog))

interface Props {
  round: Round
  bet: ChainBet | null
  isClaimable: boolean
}

/** Renders a round that has ended: its prices, the payout of the account, and how to check the result. */
export function EndedBody({ round, bet, isClaimable }: Props) {
  const { t } = useTranslation()
  const [isChecking, setIsChecking] = useState(false)
  const winner = winnerOf(round)
  return (
    <Middle data-won={winner === null || winner === 'house' ? undefined : winner}>
      <PriceLine label={t('Closed price')} priceRaw={round.closePriceRaw} lockPriceRaw={round.lockPriceRaw} />
      <RoundFacts round={round} />
      {winner === 'house' && (
        <Text $size={14}>{t('The price did not move, so nobody wins and the treasury gets all bets.')}</Text>
      )}
      {bet !== null && isClaimable && <CollectButton round={round} bet={bet} isRefund={false} />}
      <Button
        kind="quiet"
        size="s"
        icon={ShieldCheck}
        aria-haspopup="dialog"
        onPointerEnter={AuditDialog.preload}
        onFocus={AuditDialog.preload}
        onClick={() => setIsChecking(true)}
      >
        {t('Check this round')}
      </Button>
      {isChecking && <AuditDialog round={round} bet={bet} onClose={() => setIsChecking(false)} />}
    </Middle>
  )
}
