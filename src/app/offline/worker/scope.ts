interface LastingEvent {
  waitUntil(work: Promise<unknown>): void
}

export interface FetchedEvent extends LastingEvent {
  readonly request: Request
  /** The browser's own request for a page, sent while the worker was starting. */
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}

interface OpenPage {
  postMessage(message: unknown, options: { transfer: Transferable[] }): void
}

interface WorkerEvents {
  install: LastingEvent
  activate: LastingEvent
  message: LastingEvent & { readonly data: unknown }
  fetch: FetchedEvent
}

/** The used part of ServiceWorkerGlobalScope, whose types conflict with those of a page. */
export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { includeUncontrolled: boolean; type: 'window' }): Promise<readonly OpenPage[]>
  }
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listen: (event: WorkerEvents[Name]) => void): void
}
