import { useEffect, useMemo, useState } from 'react'
import { shallowEqual } from 'react-redux'
import { selectCurrentBlock } from '../../../chain/block/block.slice'
import { useBlockTime } from '../../../chain/block/useBlockTime'
import { selectIsStalled } from '../../../chain/multicall/multicall.slice'
import { knownValue } from '../../../chain/multicall/oldReads'
import { useCalls } from '../../../chain/multicall/useCalls'
import type { Address } from '../../../core/address'
import type { TableToken } from '../../../market/prices/tokenTable'
import { useTokenPricesUsd } from '../../../market/prices/useTokenPricesUsd'
import { useAppSelector } from '../../../state/storeHooks'
import { whenIdle } from '../../../ui/whenIdle'
import { useRefreshBlocks } from '../../earn'
import { poolDefinitions } from '../../../market/prices/poolList'
import { poolTotalCall } from '../../../market/prices/poolCalls'
import { poolPrices } from '../../../market/prices/poolPrices'
import { createPoolFactory, type Pool, termsOf } from './pool'
import { poolStatus } from '../../../market/prices/poolValue'
import { type MaybeCall, termCalls, userCalls } from './poolCalls'
import { firstBatchSize, isInBatch, LIVE_POOL_COUNT, nextBatchSize } from './readBatch'

/** Terms are constant once they are read. */
const ONCE = { blocksPerFetch: Infinity }
const TERMS_EACH = 3
const USER_EACH = 4
const NO_POOLS: readonly Pool[] = []

/**
 * Returns the tokens whose prices are needed: those of live pools in the batch, and of finished ones with a stake.
 * `stakes` has a "1" for each pool with a stake.
 */
function pricedTokens(stakes: string, batchSize: number): TableToken[] {
  const tokens = new Set<TableToken>()
  for (const [index, { isFinished, stakingToken, earningToken }] of poolDefinitions.entries()) {
    const isNeeded = isFinished ? stakes[index] === '1' : isInBatch(index, batchSize)
    if (isNeeded) tokens.add(stakingToken).add(earningToken)
  }
  return [...tokens]
}

/** Returns the calls of all pools in the batch, and as many nulls for each other pool. */
const callsInBatch = (batchSize: number, each: number, callsOf: (index: number) => readonly MaybeCall[]) =>
  poolDefinitions.flatMap((_, index) => (isInBatch(index, batchSize) ? callsOf(index) : Array<null>(each).fill(null)))

const definitionAt = (index: number) => {
  const definition = poolDefinitions[index]
  if (!definition) throw new RangeError(`There is no pool ${index}`)
  return definition
}

/**
 * Subscribes to all pools and the account's figures in each. Returns them in the order of the deployment; an unchanged
 * pool is the same object. Returns none until the first reads are done: empty rows would render twice (yield 3, 7).
 * Unless all are needed at once, the pools of the first screens are read first, then the others in batches. Finished
 * pools are read last unless they are needed.
 */
export function usePools(account: Address | null, areAllNeeded: boolean, areFinishedNeeded: boolean): readonly Pool[] {
  const refresh = useRefreshBlocks()
  const [loadedSize, setLoadedSize] = useState(firstBatchSize)
  const needed = areFinishedNeeded ? poolDefinitions.length : areAllNeeded ? LIVE_POOL_COUNT : 0
  const batchSize = Math.max(loadedSize, needed)
  const termList = useMemo(
    () => callsInBatch(batchSize, TERMS_EACH, (index) => termCalls(definitionAt(index))),
    [batchSize],
  )
  const termStates = useCalls(termList, ONCE)
  const totalList = useMemo(
    () => callsInBatch(batchSize, 1, (index) => [poolTotalCall(definitionAt(index))]),
    [batchSize],
  )
  const totalStates = useCalls(totalList, { blocksPerFetch: refresh.slow })
  const userList = useMemo(
    () =>
      account === null ? [] : callsInBatch(batchSize, USER_EACH, (index) => userCalls(definitionAt(index), account)),
    [account, batchSize],
  )
  const userStates = useCalls(userList, { blocksPerFetch: refresh.fast })
  const termsEach = useMemo(
    () =>
      poolDefinitions.map((_, index) => {
        const [start, end, limit] = termStates.slice(index * TERMS_EACH, (index + 1) * TERMS_EACH)
        return { start, end, limit }
      }),
    [termStates],
  )
  // A new block changes the list only when a pool starts or ends with it.
  const statuses = useAppSelector((state) => {
    const block = selectCurrentBlock(state)
    return poolDefinitions.map(({ isFinished }, index) => {
      const each = termsEach[index]
      return poolStatus(isFinished, termsOf(each ?? { start: undefined, end: undefined, limit: undefined }), block)
    })
  }, shallowEqual)
  const stakes = poolDefinitions
    .map((_, index) => (knownValue(userStates[index * USER_EACH + 2])?.value ? '1' : '0'))
    .join('')
  const tokens = useMemo(() => pricedTokens(stakes, batchSize), [batchSize, stakes])
  const prices = useTokenPricesUsd(tokens, poolPrices, refresh.slow)
  const { seconds: blockTimeSeconds } = useBlockTime()
  const [createPool] = useState(createPoolFactory)
  const isStalled = useAppSelector(selectIsStalled)
  const [isInitialLoad, setIsInitialLoad] = useState(true)
  const isRead = [termStates, totalStates, userStates].every((states) =>
    states.every(({ status }) => status !== 'loading'),
  )
  if (isInitialLoad && (isRead || isStalled)) setIsInitialLoad(false)
  const next = isRead || isStalled ? nextBatchSize(batchSize) : batchSize
  useEffect(
    () => (isInitialLoad || next === batchSize ? undefined : whenIdle(() => setLoadedSize(next))),
    [isInitialLoad, next, batchSize],
  )
  const pools = useMemo(
    () =>
      isInitialLoad
        ? NO_POOLS
        : poolDefinitions.map((definition, index) =>
            createPool({
              definition,
              status: statuses[index] ?? 'live',
              ...(termsEach[index] ?? { start: undefined, end: undefined, limit: undefined }),
              total: totalStates[index],
              user: userStates.slice(index * USER_EACH, (index + 1) * USER_EACH),
              stakingPrice: prices(definition.stakingToken),
              earningPrice: prices(definition.earningToken),
              blockTimeSeconds,
            }),
          ),
    [blockTimeSeconds, createPool, isInitialLoad, prices, statuses, termsEach, totalStates, userStates],
  )
  return pools
}
