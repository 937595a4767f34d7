import type { ChainBet } from '../../../chain/contracts/predictions/reads'
import { useTranslation } from '../../../i18n'
import { useAppSelector } from '../../../state/storeHooks'
import { Text } from '../../../ui/layout/Text'
import { BlockCountdown } from '../../games'
import { useMarketTerms } from '../data/useMarket'
import { selectReadBlock } from '../prediction.slice'
import { CollectButton } from '../history/CollectButton'
import { refundBlock, type Round } from '../round.rules'
import { Middle } from './card.styles'
import { RoundFacts } from './RoundFacts'

interface Props {
  round: Round
  bet: ChainBet | null
  isClaimable: boolean
}

/** Renders a cancelled round. Its bets can be reclaimed once the buffer after its end has passed. */
export function CancelledBody({ round, bet, isClaimable }: Props) {
  const { t } = useTranslation()
  const { bufferBlocks } = useMarketTerms()
  const readAtBlock = useAppSelector(selectReadBlock)
  const payableFrom = refundBlock(round, bufferBlocks)
  return (
    <Middle>
      <Text $weight={600}>{t('Round cancelled')}</Text>
      <Text $size={14} $tone="quiet">
        {t('It was not locked or ended in time, so every bet can be reclaimed in full.')}
      </Text>
      <RoundFacts round={round} />
      {bet !== null && isClaimable && <CollectButton round={round} bet={bet} isRefund />}
      {bet !== null && !bet.isClaimed && !isClaimable && readAtBlock < payableFrom && (
        <Text as="div" $size={14}>
          {t('Reclaim in')} <BlockCountdown label={t('Reclaim in')} block={payableFrom} />
        </Text>
      )}
      {bet !== null && bet.isClaimed && <Text $size={14}>{t('You have reclaimed your bet.')}</Text>}
    </Middle>
  )
}
