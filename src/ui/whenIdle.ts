/** Maximum delay where a page is never idle, as during scrolling. */
const PATIENCE_MS = 300

/** Runs a low-priority callback once a frame is painted and the page is idle; returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  let idle: number | undefined
  // Without requestIdleCallback, a task queued in an animation frame callback runs after that frame is painted.
  const hasIdle = 'requestIdleCallback' in window
  const frame = requestAnimationFrame(() => {
    idle = hasIdle ? requestIdleCallback(run, { timeout: PATIENCE_MS }) : window.setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    if (idle === undefined) return
    if (hasIdle) cancelIdleCallback(idle)
    else clearTimeout(idle)
  }
}
