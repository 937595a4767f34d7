import { type Address, sameAddress } from '../../../core/address'
import type { Movements } from '../../transactions'

/** A token that a farm or pool moves; the address of the native coin is that of its wrapped form. */
export interface MovedToken {
  address: Address
  symbol: string
  decimals: number
  isNative?: boolean
}

type Movement = Movements['movements'][number]

const movementOf = (
  direction: Movement['direction'],
  { address, symbol, decimals, isNative = false }: MovedToken,
): Movement => ({ asset: { tokenAddress: isNative ? null : address, symbol, decimals }, direction })

/** Returns what a stake moves; it also pays the reward, unless `earned` is null. */
export const stakeMovements = (staked: MovedToken, earned: MovedToken | null): Movements => ({
  kind: 'stake',
  movements: [movementOf('out', staked), ...(earned ? [movementOf('in', earned)] : [])],
})

/**
 * Returns what an unstake moves; it also pays the reward, unless `earned` is null. When both are the same token, the logs
 * only show their sum.
 */
export function unstakeMovements(staked: MovedToken, earned: MovedToken | null): Movements {
  if (earned && sameAddress(staked.address, earned.address)) {
    return { kind: 'receive', movements: [movementOf('in', staked)] }
  }
  return { kind: 'unstake', movements: [movementOf('in', staked), ...(earned ? [movementOf('in', earned)] : [])] }
}

/** Returns what a harvest or a claim moves. */
export const harvestMovements = (earned: MovedToken, kind: 'harvest' | 'claim' = 'harvest'): Movements => ({
  kind,
  movements: [movementOf('in', earned)],
})

/** Returns what a harvest moves when its reward is staked. */
export const compoundMovements = (staked: MovedToken): Movements => ({
  kind: 'compound',
  movements: [movementOf('out', staked)],
})
