import { setTimeout as sleep } from 'node:timers/promises'

/** Process that acts on the chain at intervals; `stop` resolves after the current step. */
export interface Keeper {
  stop(): Promise<void>
}

interface KeeperOptions {
  /** Subject of the message about a failed step. */
  name: string
  blockTimeSeconds: number
  /** Runs twice in each block. */
  step: () => Promise<void>
  report: (message: string) => void
}

/** Starts a keeper. Reports each kind of failure once, and continues. */
export function startKeeper({ name, blockTimeSeconds, step, report }: KeeperOptions): Keeper {
  const reported = new Set<string>()
  const stopping = new AbortController()
  const work = async () => {
    while (!stopping.signal.aborted) {
      await step().catch(({ message }: Error) => {
        if (!stopping.signal.aborted && !reported.has(message)) report(`${name}: ${message}`)
        reported.add(message)
      })
      await sleep(blockTimeSeconds * 500, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const finished = work()
  return {
    async stop() {
      stopping.abort()
      await finished
    },
  }
}
