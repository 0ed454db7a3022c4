import { isObservation, type Observation } from '../../samples/run/observation'
import { partsOf } from '../../samples/run/observation-text'
import { TRY_LIMITS, TRY_TIME, type TryEnd, type TryJob, type TryMessage, type TryPart } from '../try-it'

/** Minimum interval of messages to the page, in milliseconds, so that endless output cannot block it. */
const PAUSE = 50

/**
 * Runs the page's requests in a worker, which can be terminated at any time. Must run in a sandboxed
 * document: elsewhere, the code would have the site's origin.
 */
export function start(workerScript: string): void {
  if (self.origin !== 'null' || parent === self) return
  const listen = ({ source, data }: MessageEvent): void => {
    if (source !== parent || !isJob(data)) return
    removeEventListener('message', listen)
    run(data, workerScript)
  }
  addEventListener('message', listen)
  send({ isReady: true })
}

function send(message: TryMessage): void {
  // The page identifies this frame by its window. The content is not secret.
  parent.postMessage(message, '*')
}

function isJob(value: unknown): value is TryJob {
  return typeof value === 'object' && value !== null && 'code' in value && 'files' in value
}

function run(job: TryJob, workerScript: string): void {
  const worker = new Worker(URL.createObjectURL(new Blob([workerScript], { type: 'text/javascript' })))
  const observation: Observation = []
  let size = 0
  let pause = 0
  let timer = 0
  const report = (end?: TryEnd): void => {
    clearTimeout(pause)
    pause = 0
    send({ parts: tryParts(observation), ...(end ? { end } : {}) })
  }
  const finish = (end: TryEnd): void => {
    worker.terminate()
    worker.onmessage = null
    clearTimeout(timer)
    report(end)
  }
  worker.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null) return
    if ('isReady' in data && timer === 0) {
      timer = window.setTimeout(finish, TRY_TIME, 'time')
      worker.postMessage(job)
    } else if ('end' in data) finish(data.end === 'done' ? 'done' : 'waits')
    else if ('observed' in data) {
      const news: unknown = [data.observed]
      if (!isObservation(news)) return
      size += JSON.stringify(news).length
      if (size > TRY_LIMITS.characters || observation.length >= TRY_LIMITS.parts) return finish('cut')
      observation.push(...news)
      pause ||= window.setTimeout(report, PAUSE)
    }
  }
}

function tryParts(observation: Observation): TryPart[] {
  return partsOf(observation).map(({ caption, text, table, headers, body, isError }) => ({
    caption,
    text,
    ...(table === undefined ? {} : { table }),
    ...(headers === undefined ? {} : { headers }),
    ...(body === undefined ? {} : { body }),
    isError,
  }))
}
