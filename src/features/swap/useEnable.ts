import { useState } from 'react'
import { useUsdPrice } from '../../market/useUsdPrice'
import { useAppSelector } from '../../state/storeHooks'
import { centsOf } from '../lists'
import { type Enabling, useEnabling } from '../transactions'
import { selectSlippageBps } from '../user'
import type { SwapForm } from './useSwapForm'

export interface Enable extends Pick<Enabling, 'state' | 'step' | 'isRequesting' | 'review'> {
  /** True if this input was approved since it was selected on this page; another input resets it (trading 4). */
  wasApprovedHere: boolean
  run(): void
}

const FULL_BPS = 10_000n

/**
 * Returns the amount of an exact approval. The limit of an exact output follows the price, so the approval adds the
 * slippage tolerance: otherwise each base unit more would need another approval.
 */
const withSlippage = (limitRaw: bigint, slippageBps: number): bigint =>
  limitRaw + (limitRaw * BigInt(slippageBps)) / FULL_BPS + 1n

/**
 * Returns the state of the router's allowance for the swap's input, and the function that requests it (trading 4
 * "Enable button").
 */
export function useEnable({ sides, quote }: SwapForm): Enable {
  const { token, amountRaw, balanceRaw } = sides.input
  const slippageBps = useAppSelector(selectSlippageBps)
  const price = useUsdPrice(token?.traded ?? null)
  const [approvedId, setApprovedId] = useState<string | null>(null)
  const inputId = token?.id ?? null
  const isLimited = quote !== null && !quote.isExactInput
  const { state, step, isRequesting, review, run } = useEnabling({
    tokenAddress: token?.address ?? null,
    symbol: token?.symbol ?? '',
    decimals: token?.decimals ?? 0,
    amountRaw: isLimited ? quote.limitRaw : quote && amountRaw,
    ...(isLimited && { exactRaw: withSlippage(quote.limitRaw, slippageBps) }),
    valueCents: token && balanceRaw !== undefined ? centsOf(price, token.traded, balanceRaw) : null,
    onSent: () => setApprovedId(inputId),
  })

  if (approvedId !== null && approvedId !== inputId) setApprovedId(null)

  return {
    ...{ state, step, isRequesting, review },
    wasApprovedHere: approvedId !== null && approvedId === inputId,
    run: () => void run(),
  }
}
