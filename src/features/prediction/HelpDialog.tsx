import { useTranslation } from '../../i18n'
import { wholePercentText } from '../../i18n/figures/wholePercent'
import { Dialog } from '../../ui/dialog/Dialog'
import { Stack } from '../../ui/layout/Stack'
import { useMarketTerms } from './data/useMarket'

/** Explains the game. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const { t, locale } = useTranslation()
  const { intervalBlocks, bufferBlocks, rewardRate } = useMarketTerms()
  return (
    <Dialog title={t('How it works')} onClose={onClose}>
      <Stack as="ol">
        <li>{t('Bet on UP or DOWN while the next round is open.')}</li>
        <li>
          {t(
            'After %count% block the round locks, and the oracle’s price becomes its locked price. || After %count% blocks the round locks, and the oracle’s price becomes its locked price.',
            { count: intervalBlocks },
          )}
        </li>
        <li>
          {t(
            'After as many blocks again it ends. UP wins if the price is higher than the locked one, DOWN if it is lower.',
          )}
        </li>
        <li>
          {t('The winners share %percent% of all bets, by the size of their bets. At equal prices nobody wins.', {
            percent: wholePercentText(rewardRate, locale),
          })}
        </li>
        <li>
          {t(
            'A round that is not locked or ended within %count% block is cancelled, and you can reclaim your bet. || A round that is not locked or ended within %count% blocks is cancelled, and you can reclaim your bet.',
            { count: bufferBlocks },
          )}
        </li>
        <li>{t('The game makes no sound.')}</li>
      </Stack>
    </Dialog>
  )
}
