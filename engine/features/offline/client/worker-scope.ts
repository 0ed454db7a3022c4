import type { OfflineRequest } from '../build-files'

/** The parts used of a worker's global scope: TypeScript's types for workers conflict with those for documents. */
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
  message: RequestEvent
}

interface LongEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

/** A message of a page. */
export interface RequestEvent extends MessageEvent<OfflineRequest> {
  waitUntil(work: Promise<unknown>): void
}

export interface FetchEvent extends LongEvent {
  request: Request
  /** The response to a navigation, which the browser has already requested. */
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
