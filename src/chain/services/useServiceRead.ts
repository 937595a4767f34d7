import { useEffect, useState } from 'react'

/** State of a read. A failed one is repeated until it succeeds, so that a page recovers without a reload. */
export type ServiceRead<Value> = { status: 'loading' | 'unavailable'; value: null } | { status: 'ready'; value: Value }

/** Time between attempts while the services do not reply (games 9: fast refresh), in milliseconds. */
const REPEAT_MS = 10_000

const LOADING = { status: 'loading', value: null } as const
const UNAVAILABLE = { status: 'unavailable', value: null } as const

/** Returns the state of a read of the services. `read` has to be memoised: another function is another read. */
export function useServiceRead<Value>(read: () => Promise<Value>): ServiceRead<Value> {
  const [latest, setLatest] = useState<{ read: () => Promise<Value>; state: ServiceRead<Value> } | null>(null)
  useEffect(() => {
    let isCurrent = true
    let timer: ReturnType<typeof setTimeout> | undefined
    async function attempt(): Promise<void> {
      // A hidden page sends no requests.
      if (!document.hidden) {
        const state = await read().then(
          (value): ServiceRead<Value> => ({ status: 'ready', value }),
          () => UNAVAILABLE,
        )
        if (!isCurrent) return
        setLatest({ read, state })
        if (state.status === 'ready') return
      }
      timer = setTimeout(() => void attempt(), REPEAT_MS)
    }
    void attempt()
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [read])
  return latest?.read === read ? latest.state : LOADING
}
