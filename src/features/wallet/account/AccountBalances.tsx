import type { Address } from '../../../core/address'
import { deployment } from '../../../deployment/deployment'
import { cakeToken } from '../../../deployment/bases'
import { wrappedNativeAddress } from '../../../deployment/contracts'
import type { CallState } from '../../../chain/multicall/useCalls'
import { useTranslation } from '../../../i18n'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Notice } from '../../../ui/content/Notice'
import { Skeleton } from '../../../ui/content/Skeleton'
import { Figure } from '../../../ui/figures/Figure'
import { ValueFigure } from '../../../ui/figures/ValueFigure'
import { Row } from '../../../ui/layout/Row'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { isNativeLow, totalOf, useKnownHoldings, type Holding } from '../../lists'

interface ShownToken {
  symbol: string
  decimals: number
  /** Null for the native coin. */
  address: Address | null
}

const { nativeCurrency } = deployment
const { symbol: nativeSymbol, decimals: nativeDecimals } = nativeCurrency

/** Balances with a row of their own: the native coin that pays the fees, its wrapped form, and CAKE where it exists. */
const SHOWN_TOKENS: readonly ShownToken[] = [
  { symbol: nativeSymbol, decimals: nativeDecimals, address: null },
  { symbol: `W${nativeSymbol}`, decimals: nativeDecimals, address: wrappedNativeAddress },
  ...(cakeToken ? [cakeToken] : []),
]

const isOf =
  (address: Address | null) =>
  ({ token }: Holding): boolean =>
    token.address?.toLowerCase() === address?.toLowerCase()

function Amount({ of, decimals }: { of: CallState<bigint> | undefined; decimals: number }) {
  const { t } = useTranslation()
  if (of?.value !== undefined) return <Figure raw={of.value} decimals={decimals} />
  return of?.status === 'failed' ? t('Unknown') : <Skeleton width="64px" />
}

function Value({ valueRaw }: { valueRaw: bigint | null | undefined }) {
  if (valueRaw === null || valueRaw === undefined) return null
  return (
    <>
      {' '}
      <Text as="span" $tone="quiet" $weight={400}>
        <ValueFigure valueRaw={valueRaw} />
      </Text>
    </>
  )
}

/** Tokens without a row of their own, together: their number and value. */
function OtherTokens({ others }: { others: readonly Holding[] }) {
  const { t } = useTranslation()
  if (others.length === 0) return null
  const { valueRaw } = totalOf(others)
  return (
    <DetailRow label={t('%count% other token || %count% other tokens', { count: others.length })}>
      {valueRaw === null ? '–' : <Value valueRaw={valueRaw} />}
    </DetailRow>
  )
}

/**
 * Value of an account and its balances, with a warning where the native coin barely covers transaction fees (trading
 * 2.8.6).
 */
export function AccountBalances({ account }: { account: Address }) {
  const { t } = useTranslation()
  const { holdings, total, isLoading, balanceOf } = useKnownHoldings(account)
  const nativeRaw = balanceOf(null)?.value
  const others = holdings.filter((holding) => !SHOWN_TOKENS.some(({ address }) => isOf(address)(holding)))
  return (
    <>
      {nativeRaw !== undefined && isNativeLow(nativeRaw) && (
        <Notice kind="warn" title={t('%symbol% balance is low', { symbol: nativeSymbol })} spoken>
          {t('You need %symbol% for transaction fees.', { symbol: nativeSymbol })}
        </Notice>
      )}
      <Stack $gap={4}>
        <Row $justify="space-between" $align="baseline" $wrap>
          <Text as="span" $tone="quiet" $size={14}>
            {t('Total value')}
          </Text>
          <Text as="span" $size={24} $weight={600}>
            {isLoading ? (
              <Skeleton width="112px" />
            ) : total.valueRaw === null ? (
              '–'
            ) : (
              <ValueFigure valueRaw={total.valueRaw} />
            )}
          </Text>
        </Row>
        {!isLoading && total.unpricedCount > 0 && (
          <Text $tone="quiet" $size={12}>
            {t('%count% token without a price is not included || %count% tokens without a price are not included', {
              count: total.unpricedCount,
            })}
          </Text>
        )}
      </Stack>
      <DetailList>
        {SHOWN_TOKENS.map(({ symbol, decimals, address }) => (
          <DetailRow key={symbol} label={t('%symbol% balance', { symbol })}>
            <Amount of={balanceOf(address)} decimals={decimals} />
            <Value valueRaw={holdings.find(isOf(address))?.valueRaw} />
          </DetailRow>
        ))}
        <OtherTokens others={others} />
      </DetailList>
    </>
  )
}
