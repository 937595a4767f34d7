/** Even where a page is never idle, as while it is scrolled, nothing waits for longer. */
const PATIENCE_MS = 300

/** Runs something that nobody waits for, once a frame is painted and the page has nothing else to do; answers what calls it off. */
export function whenIdle(run: () => void): () => void {
  let idle: number | undefined
  // Where the browser does not say when it is idle, a task that is asked for within a frame runs after that frame was painted.
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
