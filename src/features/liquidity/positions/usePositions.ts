import { useMemo } from 'react'
import { balanceOf } from '../../../chain/contracts/erc20/reads'
import { pairAddress } from '../../../chain/contracts/pair/address'
import { useCalls } from '../../../chain/multicall/useCalls'
import { deployment } from '../../../deployment/deployment'
import type { TokenPair } from '../../../market/candidates'
import { useAppSelector } from '../../../state/storeHooks'
import { useTokenLists } from '../../lists'
import { selectSavedPairs } from '../pairs.slice'
import { trackedPairs } from './tracked.rules'
import { pinned, trackingBases } from './trackingBases'

/** Above this number of pairs, balances are read only every few blocks: they change mostly by the account's own writes. */
const MANY_PAIRS = 500
const BLOCKS_WHEN_MANY = 10

const selectOurs = selectSavedPairs(deployment.chainId)

/** Returns the tracked pairs whose LP tokens an account holds, and whether balances are still loading (trading 2.5). */
export function usePositions(account: string | null): { pairs: readonly TokenPair[]; isLoading: boolean } {
  const tokens = useTokenLists()
  const saved = useAppSelector(selectOurs)
  const tracked = useMemo(() => {
    const facts = tokens.map(({ traded }) => traded)
    return trackedPairs({ saved: Object.values(saved), tokens: facts, bases: trackingBases, pinned })
  }, [saved, tokens])
  const calls = useMemo(
    () => (account ? tracked.map(([a, b]) => balanceOf(pairAddress(a.address, b.address), account)) : []),
    [account, tracked],
  )
  const balances = useCalls(calls, { blocksPerFetch: calls.length > MANY_PAIRS ? BLOCKS_WHEN_MANY : 1 })
  return useMemo(
    () => ({
      pairs: tracked.filter((_, index) => (balances[index]?.value ?? 0n) > 0n),
      isLoading: balances.some(({ status }) => status === 'loading'),
    }),
    [balances, tracked],
  )
}
