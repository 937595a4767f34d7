/** A repeated piece of work. */
interface Poll {
  /** Runs the work now, and again after each interval. A call during a run starts one more run after it. */
  run(): void
  pause(): void
}

/** Creates a poll, paused at first; `intervalMs` is called after each run, because the interval may change. */
export function createPoll(work: () => Promise<void>, intervalMs: () => number): Poll {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = false
  let isDue = false
  let isPaused = true
  async function loop(): Promise<void> {
    clearTimeout(timer)
    isDue = isRunning
    if (isRunning || isPaused) return
    isRunning = true
    await work()
    isRunning = false
    if (isDue) void loop()
    else if (!isPaused) timer = setTimeout(() => void loop(), intervalMs())
  }
  return {
    run() {
      isPaused = false
      void loop()
    },
    pause() {
      isPaused = true
      clearTimeout(timer)
    },
  }
}
