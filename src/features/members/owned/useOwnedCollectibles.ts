import { useMemo } from 'react'
import { balanceOf, tokenOfOwnerByIndex, tokenUri } from '../../../chain/contracts/erc721/reads'
import type { Call } from '../../../chain/contracts/call'
import { knownValue } from '../../../chain/multicall/oldReads'
import { useCalls } from '../../../chain/multicall/useCalls'
import type { Address } from '../../../core/address'
import { contractsByName } from '../../../deployment/laterFacts'
import { type CollectibleEntry, collectibleFacts } from '../../../deployment/nfts'
import { collectibleByFile, collectibleOf } from './collectibles.rules'
import { useMetadata } from './useMetadata'

const ONCE = { blocksPerFetch: Infinity }
/** An account with more tokens of a contract sees the first ones: each is three reads. */
const MOST_TOKENS = 200

/** Contracts of the collectibles by their type. */
export const collectibleSources: readonly { type: CollectibleEntry['type']; contract: Address }[] = (
  Object.entries(collectibleFacts.sources) as [CollectibleEntry['type'], string][]
).flatMap(([type, name]) => {
  const contract = contractsByName[name]
  return contract ? { type, contract } : []
})

/** A token of an account; `collectible` is null for one that no table has. */
export interface OwnedCollectible {
  collectible: CollectibleEntry | null
  contract: Address
  tokenId: bigint
}

/** Tokens of an account, as of the last successful reads. Those that were never read are left out (games 8.1.3). */
export interface OwnedCollectibles {
  /** `failed`: it is unknown how many tokens of a contract the account has. */
  status: 'loading' | 'failed' | 'ready'
  tokens: readonly OwnedCollectible[]
}

interface Token {
  type: CollectibleEntry['type']
  contract: Address
  tokenId: bigint
}

const tokenCalls = (account: Address | null, counts: readonly (number | undefined)[]) =>
  collectibleSources.flatMap(({ type, contract }, at) =>
    Array.from({ length: account === null ? 0 : Math.min(counts[at] ?? 0, MOST_TOKENS) }, (_, index) => ({
      ...{ type, contract },
      call: account && tokenOfOwnerByIndex(contract, account, index),
    })),
  )

const isPending = ({ status }: { status: string }): boolean => status === 'loading' || status === 'idle'

/** Returns the collectibles of tokens: by the file of their metadata, else by its field `image` (games 3.8.4). */
export function useCollectiblesOf(tokens: readonly Token[]): {
  isLoading: boolean
  found: (CollectibleEntry | null)[]
} {
  const calls = useMemo(() => tokens.map(({ contract, tokenId }) => tokenUri(contract, tokenId)), [tokens])
  const uris = useCalls(calls, ONCE)
  const byFile = tokens.map(({ type }, at) => {
    const uri = uris[at]?.value
    return uri === undefined ? null : collectibleByFile(uri, type, collectibleFacts.collectibles)
  })
  const unknown = uris.map(({ value }, at) => (value !== undefined && byFile[at] === null ? value : ''))
  const images = useMetadata(unknown)
  return {
    isLoading: uris.some(isPending) || unknown.some((uri) => uri !== '' && images[uri] === undefined),
    found: tokens.map(({ type }, at) => {
      const image = images[unknown[at] ?? '']
      return byFile[at] ?? (image ? collectibleOf(image, type, collectibleFacts.collectibles) : null)
    }),
  }
}

/** Subscribes to the collectibles of an account at each block; without an account there are none. */
export function useOwnedCollectibles(account: Address | null): OwnedCollectibles {
  const countCalls = useMemo(
    (): (Call<bigint> | null)[] =>
      collectibleSources.map(({ contract }) => (account === null ? null : balanceOf(contract, account))),
    [account],
  )
  const counts = useCalls(countCalls)
  const countsKey = counts.map((state) => String(knownValue(state)?.value ?? 0n)).join()
  const awaited = useMemo(() => tokenCalls(account, countsKey.split(',').map(Number)), [account, countsKey])
  const ids = useCalls(useMemo(() => awaited.map(({ call }) => call), [awaited]))
  const idsKey = ids.map((state) => String(knownValue(state)?.value ?? '')).join()
  const tokens = useMemo((): Token[] => {
    const read = idsKey.split(',')
    return awaited.flatMap(({ type, contract }, at) => (read[at] ? { type, contract, tokenId: BigInt(read[at]) } : []))
  }, [awaited, idsKey])
  const { isLoading, found } = useCollectiblesOf(tokens)
  if (account === null) return { status: 'ready', tokens: [] }
  const isLoaded = !counts.some(isPending) && !ids.some(isPending) && !isLoading
  const isFailed = counts.some((state) => state.status === 'failed' && !state.lastSuccess)
  return {
    status: isFailed ? 'failed' : isLoaded ? 'ready' : 'loading',
    tokens: tokens.map(({ contract, tokenId }, at) => ({ collectible: found[at] ?? null, contract, tokenId })),
  }
}
