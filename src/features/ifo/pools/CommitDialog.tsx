import { selectCurrentBlock } from '../../../chain/block/block.slice'
import { amountValue } from '../../../core/amount'
import { saleTaxSteps } from '../../../deployment/ifos'
import { useTranslation } from '../../../i18n'
import { sharePercentText } from '../../../i18n/figures/percent'
import { tableToken } from '../../../market/prices/tokenTable'
import { useAppSelector } from '../../../state/storeHooks'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Notice } from '../../../ui/content/Notice'
import { Figure } from '../../../ui/figures/Figure'
import { StakeDialog, usdValue, valueCentsOf } from '../../earn'
import { currencyOfSales, currencyPair } from '../data/useCurrency'
import { CURRENCY_APPROVED } from '../ifo.messages'
import { isCommittable, resultOf, withCommitment } from '../sale.rules'
import type { PoolProps } from './PoolCard'
import { commitIntent, type SaleWrites } from './useSaleWrites'

/** constants: COMMIT_SHORTCUTS; the slider reaches every percent between them. */
const SHORTCUTS = [10, 25, 50, 75, 100]

interface Props extends PoolProps {
  balanceRaw: bigint | null
  writes: SaleWrites
  onClose: () => void
}

/** Renders what the account would have and get with a further amount, if the sale ended then. */
function Estimate({ sale, pool, own, addedRaw }: Pick<Props, 'sale' | 'pool' | 'own'> & { addedRaw: bigint }) {
  const { t, locale } = useTranslation()
  const { decimals, symbol } = currencyOfSales()
  const token = tableToken(sale.entry.token)
  const terms = withCommitment(pool.terms, addedRaw)
  const amountRaw = (own?.[pool.pid]?.amountRaw ?? 0n) + addedRaw
  const result = resultOf(terms, amountRaw, { isEarly: sale.entry.version === 1, steps: saleTaxSteps })
  const lp = (raw: bigint) => <Figure raw={raw} decimals={decimals} symbol={symbol} />
  return (
    <DetailList>
      <DetailRow label={t('Your commitment afterwards')}>{lp(amountRaw)}</DetailRow>
      <DetailRow label={t('Your share')}>
        {terms.committedRaw === 0n ? '–' : sharePercentText(amountRaw, terms.committedRaw, locale)}
      </DetailRow>
      <DetailRow label={t('You get, if it ends now')} tip={t('It changes with every commitment until the sale ends.')}>
        {token ? <Figure raw={result.offeredRaw} decimals={token.decimals} symbol={token.symbol} /> : '–'}
      </DetailRow>
      <DetailRow label={t('Refund, if it ends now')}>{lp(result.refundRaw)}</DetailRow>
      <DetailRow label={t('Fee')}>{lp(result.taxRaw)}</DetailRow>
    </DetailList>
  )
}

/** Dialog for the amount to commit to a pool (games 9.6, constants: COMMIT_SHORTCUTS). */
export function CommitDialog(props: Props) {
  const { sale, pool, own, currencyPrice, balanceRaw, writes, onClose } = props
  const { t, locale } = useTranslation()
  const { address, decimals, symbol } = currencyOfSales()
  const block = useAppSelector(selectCurrentBlock)
  const { entry, blocks } = sale
  const { limitRaw } = pool.terms
  const stakedRaw = own?.[pool.pid]?.amountRaw ?? 0n
  const isOpen = isCommittable(blocks, block)
  const remainingRaw = limitRaw > stakedRaw ? limitRaw - stakedRaw : 0n
  const amount = (raw: bigint) => amountValue(raw, decimals, symbol)
  const usdOf = (amountRaw: bigint) => usdValue(currencyPrice, amountRaw, locale)
  return (
    <StakeDialog
      title={t('Commit %symbol%', { symbol })}
      {...{ symbol, decimals, limitRaw, stakedRaw, usdOf }}
      tokenAddress={address}
      {...(currencyPair && { pair: currencyPair })}
      availableLabel={t('Balance')}
      availableRaw={balanceRaw}
      limitTexts={{
        note: t('You can still commit %amount% in this pool.', { amount: amount(remainingRaw) }),
        fault: t('An account may commit at most %amount% in this pool.', { amount: amount(limitRaw) }),
      }}
      stops={SHORTCUTS}
      isBlocked={!isOpen}
      enabling={{
        spender: entry.address,
        balanceCents: valueCentsOf(currencyPrice, balanceRaw),
        outcome: CURRENCY_APPROVED,
      }}
      reviewOf={(amountRaw) => ({
        key: `commit ${entry.address} ${pool.pid} ${amountRaw}`,
        makeIntent: () => commitIntent(entry, pool.pid, amountRaw),
        pays: { amountRaw, decimals, symbol, usd: usdOf(amountRaw) },
      })}
      renderDetails={(addedRaw) => <Estimate {...{ sale, pool, own, addedRaw }} />}
      isBusy={writes.isBusy}
      onConfirm={(amountRaw) => writes.commit(pool, amountRaw)}
      onClose={onClose}
    >
      {!isOpen && <Notice kind="warn" title={t('This sale accepts no more commitments.')} spoken />}
    </StakeDialog>
  )
}
