/** Returns the work's result, or rejects with the signal's reason as soon as it aborts. */
export function abortable<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

/** Resolves after a delay, or rejects with the signal's reason as soon as it aborts. */
export function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, delayMs)
  })
  return abortable(signal, over).finally(() => clearTimeout(timer))
}
