/**
 * Returns the seconds until a block at the measured block time. Between two blocks the time runs on for one block time at
 * most, and it is not over before the block is known: without new blocks nothing counts down.
 */
export function secondsToBlock(
  targetBlock: number,
  head: { block: number; elapsedSeconds: number },
  blockTimeSeconds: number,
): number {
  const blocks = targetBlock - head.block
  if (blocks <= 0) return 0
  const elapsed = Math.min(Math.max(0, head.elapsedSeconds), blockTimeSeconds)
  return Math.max(1, blocks * blockTimeSeconds - elapsed)
}
