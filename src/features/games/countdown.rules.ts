/**
 * Returns the seconds until a block at the measured block time. After a block the time runs on for one block time at
 * most, and it is 0 only once the target block is known. So the countdown stops while no new block arrives.
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
