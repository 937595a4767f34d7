import { useMemo } from 'react'
import { styled } from 'styled-components'
import type { Address } from '../../core/address'
import { useTranslation } from '../../i18n'
import { useMarketPrices } from '../../market/prices/useMarketPrices'
import { tableToken } from '../../market/prices/tokenTable'
import { Notice } from '../../ui/content/Notice'
import { Stack } from '../../ui/layout/Stack'
import { Achievement } from './achievement/Achievement'
import { useCurrencyPrice } from './data/useCurrency'
import type { OwnCommitments, Sale } from './data/useSale'
import { PoolCard, type SalePrices } from './pools/PoolCard'

const Pools = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(380px, 100%), 1fr));
  gap: var(--space-16);
  align-items: start;
`

/** Returns the prices of what a sale offers and raises. */
export function useSalePrices(sale: Sale): SalePrices {
  const token = tableToken(sale.entry.token)
  const tokens = useMemo(() => (token ? [token] : []), [token])
  const { priceOf } = useMarketPrices(tokens)
  const currencyPrice = useCurrencyPrice()
  return { currencyPrice, tokenPrice: token ? priceOf(token) : null }
}

interface Props extends SalePrices {
  sale: Sale
  account: Address | null
  own: OwnCommitments
  isOld: boolean
}

/** Renders the pools of a sale and its achievement. */
export function SaleView({ isOld, ...props }: Props) {
  const { t } = useTranslation()
  return (
    <Stack $gap={16}>
      {isOld && (
        <Notice kind="warn" title={t('These figures may be old')}>
          {t('The sale could not be loaded at the last block. It is loaded again with the next one.')}
        </Notice>
      )}
      <Pools>
        {props.sale.pools.map((pool) => (
          <PoolCard key={pool.kind} {...props} pool={pool} />
        ))}
      </Pools>
      <Achievement {...props} />
    </Stack>
  )
}
