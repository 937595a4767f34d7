import { useMemo } from 'react'
import { useBlockTime } from '../../../chain/block/useBlockTime'
import { getReserves } from '../../../chain/contracts/pair/reads'
import { useCalls } from '../../../chain/multicall/useCalls'
import { farmAprs } from '../../../deployment/farmAprs'
import { farmsFile } from '../../../deployment/farms'
import { cake } from '../../../market/cake'
import { farmCalls, sharedFarmCalls } from '../../../market/prices/farmCalls'
import { deploymentFarms, type Farm } from '../../../market/prices/farmList'
import { CAKE_PER_BLOCK_RAW, farmFigures, farmValue } from '../../../market/prices/farmValue'
import { isCurrentDay } from '../../../market/prices/lpFees.rules'
import { useTokenPrices } from '../../../market/prices/useTokenPricesUsd'
import type { TokenFacts } from '../../../market/token'
import type { PoolRates } from './positions.rules'
import type { HeldPosition } from './useHeldPositions'

/** Yearly trading fees by LP token, in percent; empty where the deployment's figures are not current. */
const feesByLp: ReadonlyMap<string, number> = new Map(
  isCurrentDay(farmAprs.asOf, Date.now())
    ? farmsFile.farms.map(({ lpAddress }, at) => [lpAddress.toLowerCase(), farmAprs.percents[at] ?? 0])
    : [],
)

const NO_FARM: PoolRates = { farmPercent: null, feesPercent: null }
const NO_TOKENS: readonly TokenFacts[] = []

/**
 * Subscribes to the farms of some positions and returns the rates of a position's pool: the emission of its farm, and
 * the trading fees that the deployment states (constants: FARM_APR).
 */
export function usePoolRates(held: readonly HeldPosition[]): (position: HeldPosition) => PoolRates {
  const { seconds: blockTimeSeconds } = useBlockTime()
  const farms = useMemo(() => [...new Set(held.flatMap(({ farm }) => farm ?? []))], [held])
  const amounts = useCalls(
    useMemo(() => (farms.length === 0 ? [] : [...sharedFarmCalls, ...farms.flatMap(farmCalls)]), [farms]),
  )
  const reserves = useCalls(useMemo(() => farms.map(({ lpAddress }) => getReserves(lpAddress)), [farms]))
  const tokens = useMemo(
    () => (farms.length === 0 ? NO_TOKENS : [...(cake ? [cake] : []), ...farms.map(({ quoteToken }) => quoteToken)]),
    [farms],
  )
  const { priceOf } = useTokenPrices(tokens, deploymentFarms)

  return useMemo(() => {
    const [total, perBlock, ...rest] = amounts
    const market = {
      ...{ priceOf, blockTimeSeconds, cakePrice: cake && priceOf(cake) },
      cakePerBlockRaw: perBlock?.value ?? CAKE_PER_BLOCK_RAW,
    }
    const rates = new Map(
      farms.map((farm, at): [Farm, PoolRates] => {
        const [points, staked, supply] = rest.slice(3 * at, 3 * at + 3)
        const reads = {
          ...{ allocPoint: points?.value, totalAllocPoint: total?.value, reserves: reserves[at]?.value },
          ...{ lpStakedRaw: staked?.value, lpSupplyRaw: supply?.value },
        }
        const figures = farmFigures(farm, reads)
        const farmPercent = figures && farmValue(farm, figures, reads, market).aprPercent
        return [farm, { farmPercent, feesPercent: feesByLp.get(farm.lpAddress.toLowerCase()) || null }]
      }),
    )
    return ({ farm }) => (farm && rates.get(farm)) || NO_FARM
  }, [amounts, blockTimeSeconds, farms, priceOf, reserves])
}
