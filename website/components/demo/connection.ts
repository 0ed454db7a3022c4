import type { Found, SearchRequest, SeenRequest, WorkerMessage } from './messages'

interface Listener {
  request(request: SeenRequest): void
  /** Called only for the latest search. */
  found(found: Found): void
  failed(): void
}

export interface Connection {
  send(search: Omit<SearchRequest, 'number'>): void
  close(): void
}

/** Starts the worker in which the library runs. */
export function connect(listener: Listener): Connection {
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' })
  let last = 0
  worker.onerror = () => listener.failed()
  worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.kind === 'request') listener.request(data.request)
    else if (data.kind === 'failed') listener.failed()
    else if (data.number === last) listener.found(data.found)
  }
  return {
    send(search) {
      const request: SearchRequest = { ...search, number: ++last }
      worker.postMessage(request)
    },
    close: () => worker.terminate(),
  }
}
