import { useState } from 'react'
import { claimData } from '../../../chain/contracts/predictions/reads'
import { useWallet } from '../../../chain/wallet/useWallet'
import { amountValue } from '../../../core/amount'
import { useTranslation } from '../../../i18n'
import { useAppDispatch, useAppSelector } from '../../../state/storeHooks'
import { Notice } from '../../../ui/content/Notice'
import { Button } from '../../../ui/controls/Button'
import { ClaimAllDialog, type ClaimItem, useGameWrite } from '../../games'
import { valueCents } from '../data/amounts'
import { useAccountHistory, useOraclePrice } from '../data/useMarket'
import type { HistoryEntry } from '../history.rules'
import { coinDecimals, coinSymbol, collectSummary } from '../prediction.messages'
import { readRequested, selectReadBlock } from '../prediction.slice'
import { BottomEdge } from '../prediction.styles'

/**
 * Renders the amount that the account can collect from all its rounds, with the button that collects it; nothing while
 * there is none. At the bottom edge it is in view on every pane, and moves nothing when it appears.
 */
export function CollectBanner() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { account, status } = useWallet()
  const { entries } = useAccountHistory(account)
  const price = useOraclePrice()?.priceRaw ?? null
  const readAtBlock = useAppSelector(selectReadBlock)
  const [isOpen, setIsOpen] = useState(false)
  const collectable = (entries ?? []).filter(({ isCollectable }) => isCollectable)
  const callData = collectable.map(({ round }) => claimData(round.epoch))
  const { isBusy } = useGameWrite({ callData, readBlock: readAtBlock, refresh: () => dispatch(readRequested()) })
  const totalRaw = collectable.reduce((sum, { payoutRaw }) => sum + payoutRaw, 0n)

  const itemOf = ({ round: { epoch }, payoutRaw, result }: HistoryEntry): ClaimItem => ({
    key: String(epoch),
    name: t('Round %round%', { round: String(epoch) }),
    ...{ amountRaw: payoutRaw, decimals: coinDecimals, symbol: coinSymbol },
    summary: collectSummary(payoutRaw, epoch, result === 'canceled'),
    valueCents: valueCents(payoutRaw, price),
    makeIntent: async () => (await import('../../../chain/contracts/predictions/writes')).claim(epoch),
  })

  return (
    <>
      {collectable.length > 0 && (
        <BottomEdge data-afloat>
          <Notice
            kind="good"
            title={t('You have %amount% to collect', { amount: amountValue(totalRaw, coinDecimals, coinSymbol) })}
            actions={
              <Button
                kind="primary"
                size="s"
                disabled={status !== 'connected'}
                busy={isBusy && !isOpen}
                busyText={t('Collecting')}
                aria-haspopup="dialog"
                onPointerEnter={ClaimAllDialog.preload}
                onFocus={ClaimAllDialog.preload}
                onClick={() => setIsOpen(true)}
              >
                {t('Collect winnings')}
              </Button>
            }
          />
        </BottomEdge>
      )}
      {isOpen && <ClaimAllDialog items={collectable.map(itemOf)} onClose={() => setIsOpen(false)} />}
    </>
  )
}
