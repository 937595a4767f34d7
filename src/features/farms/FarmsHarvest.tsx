import { useMemo } from 'react'
import { pendingCake } from '../../chain/contracts/masterChef/reads'
import { knownValue } from '../../chain/multicall/oldReads'
import { useCalls } from '../../chain/multicall/useCalls'
import type { Address } from '../../core/address'
import { useTranslation } from '../../i18n'
import { amountText } from '../../i18n/figures/amount'
import { cake } from '../../market/cake'
import { deploymentFarms } from '../../market/prices/farmList'
import { useTokenPrices } from '../../market/prices/useTokenPricesUsd'
import { wrappedNative } from '../../market/token'
import { HarvestAll, useRefreshBlocks } from '../earn'
import { farmName } from './farm/FarmName'
import { cakeSymbol } from './farm/useFormattedFarm'
import { FARM_GAS_LIMIT, LP_DECIMALS } from './farms.rules'

/** CAKE staked alone is harvested as a pool (constants: LISTS). */
const CAKE_POOL_PID = 0

/** All farms, including the archived ones, which may have a reward too. */
const farms = deploymentFarms.farms.filter(({ pid }) => pid !== CAKE_POOL_PID)
const priced = cake ? [cake, wrappedNative] : [wrappedNative]

/** Renders an account's rewards from the farms of every list, and their harvest. */
export function FarmsHarvest({ account }: { account: Address }) {
  const { t, locale } = useTranslation()
  const { slow } = useRefreshBlocks()
  const calls = useMemo(() => farms.map(({ pid }) => pendingCake(pid, account)), [account])
  const states = useCalls(calls, { blocksPerFetch: slow })
  const { priceOf } = useTokenPrices(priced, deploymentFarms, slow)
  const cakePrice = cake && priceOf(cake)
  const items = useMemo(
    () =>
      farms.flatMap((farm, index) => {
        const earnedRaw = knownValue(states[index])?.value ?? 0n
        if (earnedRaw === 0n || !cake) return []
        const { pid } = farm
        return {
          ...{ key: String(pid), name: farmName({ farm }), symbol: cakeSymbol, earnedRaw },
          ...{ tokenAddress: cake.address, decimals: LP_DECIMALS },
          ...{ price: cakePrice, gasLimit: FARM_GAS_LIMIT, pendingCall: calls[index] ?? null },
          makeIntent: async () => (await import('../../chain/contracts/masterChef/writes')).deposit(pid, 0n),
        }
      }),
    [cakePrice, calls, states],
  )
  const totalRaw = items.reduce((sum, { earnedRaw }) => sum + earnedRaw, 0n)
  const amount = amountText(totalRaw, LP_DECIMALS, locale)
  return (
    <HarvestAll
      items={items}
      headline={t('%amount% %symbol% to harvest', { amount, symbol: cakeSymbol })}
      nativePrice={priceOf(wrappedNative)}
      unreadCount={states.filter((state) => state.status === 'failed' && !state.lastSuccess).length}
    />
  )
}
