import { useMemo, useState } from 'react'
import type { Intent } from '../../../chain/send/intent'
import { useWallet } from '../../../chain/wallet/useWallet'
import { formatAmountExact } from '../../../core/amount'
import { masterChefAddress } from '../../../deployment/contracts'
import { cake } from '../../../market/cake'
import type { UsdPrice } from '../../../market/usdPrice'
import {
  harvestSummary,
  stakeSummary,
  sumCents,
  unstakeSummary,
  useEarnWrite,
  valueCentsOf,
  type EarnWrite,
  type EarnWriting,
} from '../../earn'
import { useFarmUsers } from '../data/useFarmUsers'
import { FARM_GAS_LIMIT, LP_DECIMALS, type FarmUser, type FarmView } from '../farms.rules'
import { lpPriceOf } from './useFarmTexts'

/** The encoder of the writes is loaded with the first one. */
const loadWrites = () => import('../../../chain/contracts/masterChef/writes')

export const cakeSymbol = cake?.symbol ?? 'CAKE'

/** The figures of an account with a stake or an allowance are refreshed at each block. */
const EACH_BLOCK = 1
const NO_FARMS: [] = []

export interface FarmActions {
  /** As of the newest block when the account has a stake or an allowance, or has acted. */
  user: FarmUser | null
  isHarvesting: boolean
  isStaking: boolean
  harvest(): Promise<boolean>
  stake(amountRaw: bigint): Promise<boolean>
  unstake(amountRaw: bigint): Promise<boolean>
}

/** Returns the account's figures of a farm and its writes, each with its pending state (yield 7). */
export function useFarmActions(view: FarmView, cakePrice: UsdPrice | null): FarmActions {
  const { farm, user: known } = view
  const { account } = useWallet()
  const harvesting = useEarnWrite()
  const staking = useEarnWrite()
  const [hasActed, setHasActed] = useState(false)
  const isFollowed = hasActed || (known?.stakedRaw ?? 0n) > 0n || (known?.allowanceRaw ?? 0n) > 0n
  const followed = useMemo(() => (isFollowed ? [farm] : NO_FARMS), [farm, isFollowed])
  const [fresh] = useFarmUsers(followed, account, EACH_BLOCK)
  const { pid, lpSymbol, lpAddress } = farm
  const user = fresh?.user ?? known
  const lpPrice = lpPriceOf(view)
  // Staking and unstaking also pay the reward.
  const rewardCents = valueCentsOf(cakePrice, user?.earnedRaw)

  async function write(
    through: EarnWriting,
    terms: Pick<EarnWrite, 'summary' | 'valueCents' | 'spending'>,
    pick: (writes: Awaited<ReturnType<typeof loadWrites>>) => Intent,
  ): Promise<boolean> {
    setHasActed(true)
    const makeIntent = async () => pick(await loadWrites())
    return (await through.run({ ...terms, makeIntent, gasLimit: FARM_GAS_LIMIT })) !== null
  }
  const amountText = (amountRaw: bigint) => formatAmountExact(amountRaw, LP_DECIMALS)

  return {
    user,
    isHarvesting: harvesting.isBusy,
    isStaking: staking.isBusy,
    harvest: () => {
      const terms = { summary: harvestSummary(cakeSymbol), valueCents: rewardCents }
      return write(harvesting, terms, ({ deposit }) => deposit(pid, 0n))
    },
    stake: (amountRaw) => {
      const terms = {
        summary: stakeSummary(amountText(amountRaw), lpSymbol),
        valueCents: sumCents(valueCentsOf(lpPrice, amountRaw), rewardCents),
        spending: { tokenAddress: lpAddress, symbol: lpSymbol, spender: masterChefAddress ?? '', amountRaw },
      }
      return write(staking, terms, ({ deposit }) => deposit(pid, amountRaw))
    },
    unstake: (amountRaw) => {
      const summary = unstakeSummary(amountText(amountRaw), lpSymbol, cakeSymbol)
      const terms = { summary, valueCents: sumCents(valueCentsOf(lpPrice, amountRaw), rewardCents) }
      return write(staking, terms, ({ withdraw }) => withdraw(pid, amountRaw))
    },
  }
}
