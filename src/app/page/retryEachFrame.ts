const PATIENCE_MS = 3_000
/** Input events that show that the user has taken control of the page. */
const TAKES_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Retries `attempt` at each frame until it returns true, for at most 3 seconds. Stops when the user scrolls, presses or
 * types. Returns a function that stops it.
 */
export function retryEachFrame(attempt: () => boolean): () => void {
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
