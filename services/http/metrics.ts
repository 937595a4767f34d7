import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** Figures of a process in Prometheus' text form. */
export interface Metrics {
  /** Records a reply. `route` is a pattern, never a path with an address in it. */
  record(method: string, route: string, status: number, seconds: number): void
  /** Records a message to the hub or a registration, and its outcome. */
  recordMessage(kind: 'message' | 'name', outcome: string): void
  setReady(isReady: boolean): void
  text(): Promise<string>
}

/** Figures of the index that are read when the metrics are. */
export interface IndexFigures {
  state(): { isReady: boolean; indexed: number | null; head: number | null }
  /** Reorganisations since the index's process started; null while it does not reply. */
  reorganisations(): Promise<number | null>
  /** Times that the index was built anew since the services started. */
  rebuilds(): number
}

/** Adds the figures of the index. One that is unknown has no value. */
function addIndex(registers: Registry[], { state, reorganisations, rebuilds }: IndexFigures): void {
  const add = (name: string, help: string, read: () => number | null | Promise<number | null>) =>
    new Gauge({
      ...{ name, help, registers },
      async collect() {
        const value = await read()
        this.reset()
        if (value !== null) this.set(value)
        else this.remove()
      },
    })
  add('services_index_ready', '1 while the index is complete up to the head', () => Number(state().isReady))
  add('services_index_block', 'Newest block of the index', () => state().indexed)
  add('services_index_lag_blocks', 'Blocks between the head of the chain and the index', () => {
    const { head, indexed } = state()
    return head === null || indexed === null ? null : Math.max(0, head - indexed)
  })
  add('services_index_reorgs', 'Reorganisations that the index followed since its process started', reorganisations)
  add('services_index_rebuilds', 'Times that the index was built anew since the services started', rebuilds)
}

export function createMetrics(index: IndexFigures | null = null): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const replies = new Histogram({
    name: 'services_request_seconds',
    help: 'Seconds until a request was replied to',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  })
  const messages = new Counter({
    name: 'services_messages_total',
    help: 'Signed messages by their outcome',
    labelNames: ['kind', 'outcome'],
    registers,
  })
  const ready = new Gauge({ name: 'services_ready', help: '1 while store and chain reply', registers })
  if (index) addIndex(registers, index)
  return {
    record: (method, route, status, seconds) => replies.observe({ method, route, status }, seconds),
    recordMessage: (kind, outcome) => messages.inc({ kind, outcome }),
    setReady: (isReady) => ready.set(isReady ? 1 : 0),
    text: () => registry.metrics(),
  }
}
