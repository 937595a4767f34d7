import { useEffect, useMemo, useState } from 'react'
import { shallowEqual, useSelector } from 'react-redux'
import { selectCurrentBlock, type WithBlock } from '../../../chain/block/block.slice'
import { selectIsStalled } from '../../../chain/multicall/multicall.slice'
import { useCalls } from '../../../chain/multicall/useCalls'
import { useBlockTime } from '../../../chain/block/useBlockTime'
import type { TableToken } from '../../../market/prices/tokenTable'
import { useTokenPricesUsd } from '../../../market/prices/useTokenPricesUsd'
import { afterPaint } from '../../../ui/afterPaint'
import { poolDefinitions } from './definitions'
import { FAST, ONCE, SLOW } from './paces'
import { poolMaker, termsOf, type Pool } from './pool'
import { poolStatus } from './pool.rules'
import { termCalls, totalCall, userCalls } from './poolCalls'
import { poolPrices } from './poolPrices'

const terms = poolDefinitions.map(termCalls)
const TERM_CALLS = terms.flat()
const TOTAL_CALLS = poolDefinitions.map(totalCall)
/** Most pools of a deployment are over: what they hold is asked for when the others are on screen. */
const LIVE_TOTAL_CALLS = TOTAL_CALLS.map((call, index) => (poolDefinitions[index]?.isFinished ? null : call))
const TERMS_EACH = 3
const USER_EACH = 4
const NO_CALLS: readonly null[] = []
const NO_USER_CALLS = [null, null, null, null] as const
const NO_POOLS: readonly Pool[] = []

/** Answers the tokens whose prices matter: those of pools that pay, and of those marked "1", where there is a stake. */
function pricedTokens(stakes: string): TableToken[] {
  const tokens = new Set<TableToken>()
  for (const [index, { isFinished, stakingToken, earningToken }] of poolDefinitions.entries()) {
    if (!isFinished || stakes[index] === '1') tokens.add(stakingToken).add(earningToken)
  }
  return [...tokens]
}

const userCallsOf = (account: string, areAllWanted: boolean) =>
  poolDefinitions.flatMap((pool) => (areAllWanted || !pool.isFinished ? userCalls(pool, account) : NO_USER_CALLS))

/**
 * Keeps all pools read, and what the account has in each, and answers them in the order of the deployment; a pool of which
 * nothing changed is the same object. None until the first answers are there: rows drawn empty would be drawn twice
 * (yield 3, 7). Pools that are over come after the others unless they are wanted at once.
 */
export function usePools(account: string | null, areFinishedWanted: boolean): readonly Pool[] {
  const [areLiveShown, setAreLiveShown] = useState(false)
  const areAllWanted = areLiveShown || areFinishedWanted
  const termStates = useCalls(TERM_CALLS, ONCE)
  const totalStates = useCalls(areAllWanted ? TOTAL_CALLS : LIVE_TOTAL_CALLS, SLOW)
  const calls = useMemo(
    () => (account === null ? NO_CALLS : userCallsOf(account, areAllWanted)),
    [account, areAllWanted],
  )
  const userStates = useCalls(calls, FAST)
  const termsEach = useMemo(
    () =>
      poolDefinitions.map((_, index) => {
        const [start, end, limit] = termStates.slice(index * TERMS_EACH, (index + 1) * TERMS_EACH)
        return { start, end, limit }
      }),
    [termStates],
  )
  // Another block is another list of pools only when one of them begins or ends with it.
  const statuses = useSelector((state: WithBlock) => {
    const block = selectCurrentBlock(state)
    return poolDefinitions.map(({ isFinished }, index) => {
      const each = termsEach[index]
      return poolStatus(isFinished, termsOf(each ?? { start: undefined, end: undefined, limit: undefined }), block)
    })
  }, shallowEqual)
  const stakes = poolDefinitions.map((_, index) => (userStates[index * USER_EACH + 2]?.value ? '1' : '0')).join('')
  const tokens = useMemo(() => pricedTokens(stakes), [stakes])
  const prices = useTokenPricesUsd(tokens, poolPrices, SLOW.blocksPerFetch)
  const { seconds: blockTimeSeconds } = useBlockTime()
  const [make] = useState(poolMaker)
  const isStalled = useSelector(selectIsStalled)
  const [isAwaited, setIsAwaited] = useState(true)
  const isRead = [termStates, totalStates, userStates].every((states) =>
    states.every(({ status }) => status !== 'loading'),
  )
  if (isAwaited && (isRead || isStalled)) setIsAwaited(false)
  useEffect(
    () => (isAwaited || areLiveShown ? undefined : afterPaint(() => setAreLiveShown(true))),
    [areLiveShown, isAwaited],
  )
  const pools = useMemo(
    () =>
      isAwaited
        ? NO_POOLS
        : poolDefinitions.map((definition, index) =>
            make({
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
    [blockTimeSeconds, isAwaited, make, prices, statuses, termsEach, totalStates, userStates],
  )
  return pools
}
