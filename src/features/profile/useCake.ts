import { useMemo } from 'react'
import { costToReactivate, costToRegister, costToUpdate } from '../../chain/contracts/pancakeProfile/reads'
import { useBalances } from '../../chain/multicall/useBalances'
import { useCalls } from '../../chain/multicall/useCalls'
import type { Address } from '../../core/address'
import { profileAddress } from '../../deployment/laterFacts'
import { cake, useCakePrice } from '../../market/cake'
import { valueCentsOf } from '../earn'
import { reportFailureAs, useEnabling } from '../transactions'
import { APPROVE_ERROR, CAKE_APPROVED } from './profile.messages'
import { approvalRaw } from './profile.rules'

const NO_TOKEN = { address: null, decimals: 18, symbol: 'CAKE' } as const

/** Facts of CAKE; without an address on a deployment that has none. */
export interface CakeFacts {
  address: Address | null
  decimals: number
  symbol: string
}

export const cakeFacts: CakeFacts = cake ?? NO_TOKEN

/** Returns an account's CAKE in its smallest unit; undefined until it is read. */
export const useCakeBalance = (account: Address | null): bigint | undefined =>
  useBalances(account, [cakeFacts.address ?? undefined])[0]?.value

/** Prices of the registry in CAKE's smallest unit; each is null until it is read. */
export interface ProfileCosts {
  isFailed: boolean
  registerRaw: bigint | null
  updateRaw: bigint | null
  reactivateRaw: bigint | null
}

/** Returns the prices of the registry, which its administrators may change. */
export function useProfileCosts(): ProfileCosts {
  const calls = useMemo(
    () => [costToRegister, costToUpdate, costToReactivate].map((read) => profileAddress && read(profileAddress)),
    [],
  )
  const states = useCalls(calls)
  const [registerRaw = null, updateRaw = null, reactivateRaw = null] = states.map(({ value }) => value ?? null)
  return { isFailed: states.some(({ status }) => status === 'failed'), registerRaw, updateRaw, reactivateRaw }
}

interface ApprovalNeed {
  account: Address
  spender: Address | null
  /** In CAKE's smallest unit; null while unknown. */
  costRaw: bigint | null
  isCreation: boolean
}

/** Returns the approval of CAKE that a step needs: an allowance of its cost is enough (games 2.2.4). */
export function useCakeApproval({ account, spender, costRaw, isCreation }: ApprovalNeed) {
  const price = useCakePrice()
  const balanceRaw = useCakeBalance(account)
  const { address: tokenAddress, decimals, symbol } = cakeFacts
  const { state, step, isRequesting, review, run } = useEnabling({
    ...{ tokenAddress, decimals, symbol, amountRaw: costRaw, outcome: CAKE_APPROVED },
    ...(costRaw !== null && { exactRaw: approvalRaw(costRaw, isCreation) }),
    ...(spender && { spender }),
    valueCents: valueCentsOf(price, balanceRaw),
    report: (error) => reportFailureAs(APPROVE_ERROR, error),
  })
  return { state, step, isBusy: isRequesting || state === 'pending', review, run }
}

/** Returns the value of CAKE in US cents; null while unknown. */
export const useCakeCents = (amountRaw: bigint | null): bigint | null => valueCentsOf(useCakePrice(), amountRaw)
