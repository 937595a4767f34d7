import type { TableToken } from '../../../market/prices/tokenTable'
import { usdValueRaw, type UsdPrice } from '../../../market/usdPrice'
import type { VaultFacts } from './useVault'
import { isBountyClaimable } from './vault.rules'

export interface Bounty {
  /** In base units of CAKE; null while unknown. */
  rewardRaw: bigint | null
  isClaimable: boolean
}

/** Returns the bounty of the vault, and whether it can be claimed (yield 5). */
export function bountyOf({ bountyRaw, callFeeBps }: VaultFacts, token: TableToken, price: UsdPrice | null): Bounty {
  const worthRaw = bountyRaw === null || !price ? null : usdValueRaw(price, token, bountyRaw)
  return { rewardRaw: bountyRaw, isClaimable: isBountyClaimable(bountyRaw, worthRaw, callFeeBps) }
}
