import { useMemo } from 'react'
import { balanceOf } from '../../../chain/contracts/erc20/reads'
import { totalSupply } from '../../../chain/contracts/pair/lpToken'
import { sortsBefore } from '../../../chain/contracts/pair/address'
import { getReserves } from '../../../chain/contracts/pair/reads'
import { useCall } from '../../../chain/multicall/useCalls'
import { type Address, sameAddress } from '../../../core/address'
import { NATIVE_ID } from '../../../core/currencyId'
import { type SaleCurrency, saleCurrency } from '../../../deployment/ifos'
import { wrappedNative } from '../../../market/token'
import { deploymentFarms } from '../../../market/prices/farmList'
import type { UsdPrice } from '../../../market/usdPrice'
import { useUsdPrice } from '../../../market/useUsdPrice'

const SELDOM = { blocksPerFetch: 20 }

/** Returns the LP token that sales raise; throws on a deployment without sales, where the area is off. */
export function currencyOfSales(): SaleCurrency {
  if (saleCurrency === null) throw new Error('This deployment has no sales')
  return saleCurrency
}

const farm = deploymentFarms.farms.find(({ pid }) => pid === saleCurrency?.farmPid) ?? null

/** The two tokens of the LP token, for its picture and its path; null for one that no farm describes. */
export const currencyPair = farm && ([farm.token, farm.quoteToken] as const)

const idOf = ({ address }: { address: Address }): string =>
  sameAddress(address, wrappedNative.address) ? NATIVE_ID : address

/** Path of the page that creates the LP token; the list of positions for one that no farm describes. */
export const currencyPath = farm ? `/add/${idOf(farm.quoteToken)}/${idOf(farm.token)}` : '/liquidity'

/** Returns the price of the LP token in US dollars, from the reserves of its pair; null while unknown. */
export function useCurrencyPrice(): UsdPrice | null {
  const { address, decimals, symbol } = currencyOfSales()
  const reserves = useCall(getReserves(address), SELDOM).value
  const supplyRaw = useCall(totalSupply(address), SELDOM).value
  const quotePrice = useUsdPrice(farm?.quoteToken ?? null)
  return useMemo(() => {
    if (!farm || !reserves || supplyRaw === undefined || supplyRaw === 0n || !quotePrice) return null
    const isQuoteSecond = sortsBefore(farm.token.address, farm.quoteToken.address)
    const quoteRaw = isQuoteSecond ? reserves.reserve1Raw : reserves.reserve0Raw
    return {
      token: { address, decimals, symbol },
      usd: quotePrice.usd,
      // Both sides of the pair have the same value.
      usdRaw: 2n * quoteRaw * quotePrice.usdRaw,
      tokenRaw: supplyRaw * quotePrice.tokenRaw,
    }
  }, [address, decimals, symbol, reserves, supplyRaw, quotePrice])
}

/** Returns an account's LP tokens at the latest block, in base units; null while unknown. */
export function useCurrencyBalance(account: Address | null): bigint | null {
  return useCall(account && balanceOf(currencyOfSales().address, account)).value ?? null
}
