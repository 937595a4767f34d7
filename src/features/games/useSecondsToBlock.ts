import { useState } from 'react'
import { selectCurrentBlock } from '../../chain/block/block.slice'
import { useBlockTime, useIsBlockTimeSettled } from '../../chain/block/useBlockTime'
import { useAppSelector } from '../../state/storeHooks'
import { useMonotonicNow } from '../../ui/figures/useNow'
import { secondsToBlock } from './countdown.rules'

const SECOND_MS = 1_000

/** Returns the estimated seconds until a block, counted down each second; null while head or block time is unknown. */
export function useSecondsToBlock(targetBlock: number): number | null {
  const block = useAppSelector(selectCurrentBlock)
  const { seconds } = useBlockTime()
  const isSettled = useIsBlockTimeSettled()
  const nowMs = useMonotonicNow()
  const [head, setHead] = useState({ block, atMs: nowMs })
  if (head.block !== block) setHead({ block, atMs: nowMs })
  if (block === 0 || !isSettled) return null
  const elapsedSeconds = head.block === block ? (nowMs - head.atMs) / SECOND_MS : 0
  return secondsToBlock(targetBlock, { block, elapsedSeconds }, seconds)
}
