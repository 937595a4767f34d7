import { useMemo, useState } from 'react'
import type { Intent } from '../../../chain/send/intent'
import { useWallet } from '../../../chain/wallet/useWallet'
import { formatAmountExact } from '../../../core/amount'
import { cake } from '../../../market/cake'
import { harvestSummary, stakeSummary, unstakeSummary, useEarnWrite, type EarnWriting } from '../../earn'
import { useFarmUsers } from '../data/useFarmUsers'
import { FARM_GAS_LIMIT, LP_DECIMALS, type FarmUser, type FarmView } from '../farms.rules'

/** What encodes a write is fetched with the first one. */
const loadWrites = () => import('../../../chain/contracts/masterChefWrites')

export const cakeSymbol = cake?.symbol ?? 'CAKE'

/** Follows at each block what an account has in a farm that it deals with. */
const EACH_BLOCK = 1
const NO_FARMS: [] = []

export interface FarmActions {
  /** As of the newest block where the account deals with the farm. */
  user: FarmUser | null
  isHarvesting: boolean
  isStaking: boolean
  harvest(): Promise<boolean>
  stake(amountRaw: bigint): Promise<boolean>
  unstake(amountRaw: bigint): Promise<boolean>
}

/** Answers what an account has in a farm and the writes it can make there, each with its pending state (yield 7). */
export function useFarmActions({ farm, user: known }: FarmView): FarmActions {
  const { account } = useWallet()
  const harvesting = useEarnWrite()
  const staking = useEarnWrite()
  const [hasActed, setHasActed] = useState(false)
  const isFollowed = hasActed || (known?.stakedRaw ?? 0n) > 0n || (known?.allowanceRaw ?? 0n) > 0n
  const followed = useMemo(() => (isFollowed ? [farm] : NO_FARMS), [farm, isFollowed])
  const [fresh] = useFarmUsers(followed, account, EACH_BLOCK)
  const { pid, lpSymbol } = farm

  async function write(
    through: EarnWriting,
    summary: ReturnType<typeof harvestSummary>,
    pick: (writes: Awaited<ReturnType<typeof loadWrites>>) => Intent,
  ): Promise<boolean> {
    setHasActed(true)
    const makeIntent = async () => pick(await loadWrites())
    return (await through.run({ makeIntent, summary, gasLimit: FARM_GAS_LIMIT })) !== null
  }
  const amountText = (amountRaw: bigint) => formatAmountExact(amountRaw, LP_DECIMALS)

  return {
    user: fresh?.user ?? known,
    isHarvesting: harvesting.isBusy,
    isStaking: staking.isBusy,
    harvest: () => write(harvesting, harvestSummary(cakeSymbol), ({ harvestIntent }) => harvestIntent(pid)),
    stake: (amountRaw) =>
      write(staking, stakeSummary(amountText(amountRaw), lpSymbol), ({ stakeIntent }) => stakeIntent(pid, amountRaw)),
    unstake: (amountRaw) =>
      write(staking, unstakeSummary(amountText(amountRaw), lpSymbol, cakeSymbol), ({ unstakeIntent }) =>
        unstakeIntent(pid, amountRaw),
      ),
  }
}
