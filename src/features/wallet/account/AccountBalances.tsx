import { useBalances } from '../../../chain/multicall/useBalances'
import type { CallState } from '../../../chain/multicall/useCalls'
import { formatSignificant } from '../../../core/amount'
import { cakeToken } from '../../../deployment/bases'
import { wrappedNativeAddress } from '../../../deployment/contracts'
import { deployment } from '../../../deployment/deployment'
import { useTranslation } from '../../../i18n'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Notice } from '../../../ui/content/Notice'
import { Skeleton } from '../../../ui/content/Skeleton'
import { isNativeLow } from '../wallet.rules'

/** trading 9: balances show 6 significant digits. */
const BALANCE_DIGITS = 6

interface Held {
  symbol: string
  decimals: number
  /** Null for the native coin. */
  address: string | null
}

const { nativeCurrency } = deployment
const { symbol: nativeSymbol, decimals: nativeDecimals } = nativeCurrency

/** Displayed balances: the native coin that pays the fees, its wrapped form, and CAKE where it exists. */
const HELD: readonly Held[] = [
  { symbol: nativeSymbol, decimals: nativeDecimals, address: null },
  { symbol: `W${nativeSymbol}`, decimals: nativeDecimals, address: wrappedNativeAddress },
  ...(cakeToken ? [cakeToken] : []),
]
const ADDRESSES = HELD.map(({ address }) => address)

function Amount({ of, decimals }: { of: CallState<bigint> | undefined; decimals: number }) {
  const { t } = useTranslation()
  if (of?.value !== undefined) return formatSignificant(of.value, decimals, BALANCE_DIGITS)
  return of?.status === 'failed' ? t('Unknown') : <Skeleton width="64px" />
}

/** Balances of an account, with a warning where the native coin barely covers transaction fees. */
export function AccountBalances({ account }: { account: string }) {
  const { t } = useTranslation()
  const balances = useBalances(account, ADDRESSES)
  const nativeRaw = balances[0]?.value
  return (
    <>
      {nativeRaw !== undefined && isNativeLow(nativeRaw) && (
        <Notice kind="warn" title={t('%symbol% balance is low', { symbol: nativeSymbol })} spoken>
          {t('You need %symbol% for transaction fees.', { symbol: nativeSymbol })}
        </Notice>
      )}
      <DetailList>
        {HELD.map(({ symbol, decimals }, index) => (
          <DetailRow key={symbol} label={t('%symbol% Balance', { symbol })}>
            <Amount of={balances[index]} decimals={decimals} />
          </DetailRow>
        ))}
      </DetailList>
    </>
  )
}
