import type { ChainResult } from '../../../chain/contracts/ifo/reads'
import { useWallet } from '../../../chain/wallet/useWallet'
import { useTranslation } from '../../../i18n'
import { tableToken } from '../../../market/prices/tokenTable'
import { Text } from '../../../ui/layout/Text'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Figure } from '../../../ui/figures/Figure'
import { ConfirmDialog, usdValue } from '../../earn'
import { currencyOfSales } from '../data/useCurrency'
import type { PoolProps } from './PoolCard'
import { claimIntent, type SaleWrites } from './useSaleWrites'

interface Props extends PoolProps {
  /** What the contract pays. */
  result: ChainResult
  writes: SaleWrites
  onClose: () => void
}

/** Dialog that shows what a pool of a finished sale pays, and claims it. */
export function ClaimDialog({ sale: { entry }, pool: { pid }, result, tokenPrice, writes, onClose }: Props) {
  const { t, locale } = useTranslation()
  const { status } = useWallet()
  const { decimals, symbol } = currencyOfSales()
  const token = tableToken(entry.token)
  const { offeredRaw, refundRaw, taxRaw } = result
  return (
    <ConfirmDialog
      title={t('Claim')}
      isDisabled={status !== 'connected'}
      isBusy={writes.isBusy}
      onClose={onClose}
      write={{
        key: `claim ${entry.address} ${pid}`,
        makeIntent: () => claimIntent(entry, pid),
        ...(token && {
          receives: {
            ...{ amountRaw: offeredRaw, decimals: token.decimals, symbol: token.symbol },
            usd: usdValue(tokenPrice, offeredRaw, locale),
          },
        }),
      }}
      onConfirm={() => writes.claim(pid, result)}
    >
      <Text>{t('The sale of %name% pays you:', { name: entry.name })}</Text>
      <DetailList>
        <DetailRow label={t('Refund')}>
          <Figure raw={refundRaw} decimals={decimals} symbol={symbol} />
        </DetailRow>
        <DetailRow label={t('Fee')}>
          <Figure raw={taxRaw} decimals={decimals} symbol={symbol} />
        </DetailRow>
      </DetailList>
    </ConfirmDialog>
  )
}
