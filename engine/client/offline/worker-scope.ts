/** What is used of a service worker's global scope: TypeScript's library for workers cannot stand beside that for documents. */
export interface WorkerScope {
  registration: ServiceWorkerRegistration
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void
}

interface WorkerEvents {
  install: LongEvent
  activate: LongEvent
  fetch: FetchEvent
  message: MessageEvent
}

interface LongEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface FetchEvent extends LongEvent {
  request: Request
  /** The answer to a navigation that the browser has asked for meanwhile. */
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
