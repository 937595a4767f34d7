import { useMemo, useState } from 'react'
import { claimData, type ChainBet } from '../../../chain/contracts/predictions/reads'
import { useWallet } from '../../../chain/wallet/useWallet'
import { useTranslation } from '../../../i18n'
import { useAppDispatch, useAppSelector } from '../../../state/storeHooks'
import { Button } from '../../../ui/controls/Button'
import { ConfirmDialog } from '../../earn'
import { useGameWrite } from '../../games'
import { useCloseOnWalletChange } from '../../transactions'
import { SwitchNetworkButton } from '../../wallet'
import { usdValue, valueCents } from '../data/amounts'
import { useOraclePrice } from '../data/useMarket'
import { payoutRaw } from '../payout.rules'
import { coinDecimals, coinSymbol, COLLECT_ERROR, collectSummary } from '../prediction.messages'
import { readRequested, selectReadBlock } from '../prediction.slice'
import type { Round } from '../round.rules'

interface Props {
  round: Round
  bet: ChainBet
  /** The round was cancelled, so that the bet is paid back. */
  isRefund: boolean
}

/** Renders the button that collects what a round pays the account, and its review. */
export function CollectButton({ round, bet, isRefund }: Props) {
  const { t, locale } = useTranslation()
  const dispatch = useAppDispatch()
  const { status } = useWallet()
  const readAtBlock = useAppSelector(selectReadBlock)
  const price = useOraclePrice()?.priceRaw ?? null
  const [isOpen, setIsOpen] = useState(false)
  const { isBusy, run } = useGameWrite({
    callData: useMemo(() => [claimData(round.epoch)], [round.epoch]),
    readBlock: readAtBlock,
    refresh: () => dispatch(readRequested()),
  })
  useCloseOnWalletChange(!isOpen ? 'closed' : isBusy ? 'requesting' : 'shown', () => setIsOpen(false))
  const { epoch } = round
  const amountRaw = payoutRaw(bet, round, isRefund ? 'canceled' : 'win')
  const title = isRefund ? t('Reclaim your bet') : t('Collect winnings')
  const makeIntent = async () => (await import('../../../chain/contracts/predictions/writes')).claim(epoch)
  if (status === 'wrongChain') return <SwitchNetworkButton wide />
  return (
    <>
      <Button
        kind="primary"
        wide
        busy={isBusy}
        busyText={t('Collecting')}
        disabled={status === 'viewOnly'}
        aria-haspopup="dialog"
        onPointerEnter={ConfirmDialog.preload}
        onFocus={ConfirmDialog.preload}
        onClick={() => setIsOpen(true)}
      >
        {isRefund ? t('Reclaim') : t('Collect')}
      </Button>
      {isOpen && (
        <ConfirmDialog
          size="s"
          title={title}
          isDisabled={false}
          isBusy={isBusy}
          onClose={() => setIsOpen(false)}
          write={{
            ...{ key: `claim ${epoch}`, makeIntent },
            receives: {
              ...{ amountRaw, decimals: coinDecimals, symbol: coinSymbol },
              usd: usdValue(amountRaw, price, locale),
            },
          }}
          onConfirm={() =>
            run({
              ...{ makeIntent, failure: COLLECT_ERROR, valueCents: valueCents(amountRaw, price) },
              summary: collectSummary(amountRaw, epoch, isRefund),
            })
          }
        >
          {t('Round %round%', { round: String(epoch) })}
        </ConfirmDialog>
      )}
    </>
  )
}
