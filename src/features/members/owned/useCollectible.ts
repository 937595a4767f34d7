import { useMemo } from 'react'
import type { Address } from '../../../core/address'
import { sameAddress } from '../../../core/address'
import type { CollectibleEntry } from '../../../deployment/nfts'
import { collectibleSources, useCollectiblesOf } from './useOwnedCollectibles'

/** Returns the collectible of one token, as of a profile's picture; null until it is known, and for an unknown one. */
export function useCollectible(token: { contract: Address; tokenId: bigint } | null): CollectibleEntry | null {
  const [contract, tokenId] = [token?.contract ?? null, token?.tokenId ?? 0n]
  const tokens = useMemo(() => {
    const source = collectibleSources.find((each) => contract !== null && sameAddress(each.contract, contract))
    return source ? [{ ...source, tokenId }] : []
  }, [contract, tokenId])
  return useCollectiblesOf(tokens).found[0] ?? null
}
