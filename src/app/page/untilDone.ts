const PATIENCE_MS = 3_000
/** By these a person takes the page into their own hands. */
const TAKES_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Tries something at each frame until it says that it is done, for 3 seconds at most, and gives way to a person who
 * scrolls, presses or types meanwhile. Answers what ends it early.
 */
export function untilDone(attempt: () => boolean): () => void {
  const startMs = performance.now()
  let frame = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const name of TAKES_OVER) removeEventListener(name, stop)
  }
  const step = () => {
    if (attempt() || performance.now() - startMs > PATIENCE_MS) stop()
    else frame = requestAnimationFrame(step)
  }
  for (const name of TAKES_OVER) addEventListener(name, stop, { passive: true })
  step()
  return stop
}
