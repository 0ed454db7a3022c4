import { readTryMessage, TRY_TIME, type TryEnd, type TryJob, type TryPart } from '../../page/try-it'

/** How long the sandbox may take to listen, and to end by itself once its time is up: in ms. */
const START_TIME = 10_000
const GRACE = 2000

interface SandboxOptions {
  /** Address of the document that code runs in. */
  sandbox: string
  job: TryJob
  /** Gets all that was seen until then, again and again. */
  show(parts: TryPart[]): void
  /** Ends the run: it then never resolves. */
  signal: AbortSignal
}

/**
 * Runs code in a frame of its own, which is gone when this resolves. The frame has no origin: it reaches nothing of
 * the page, and its policy allows no request.
 * @throws Error where the sandbox does not start.
 */
export function runInSandbox({ sandbox, job, show, signal }: SandboxOptions): Promise<TryEnd> {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.hidden = true
  frame.title = 'Sandbox'
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer)
      removeEventListener('message', listen)
      frame.remove()
    }
    const fail = (): void => {
      stop()
      reject(new Error('The sandbox did not start.'))
    }
    const end = (reason: TryEnd): void => {
      stop()
      resolve(reason)
    }
    const listen = ({ source, data }: MessageEvent): void => {
      const message = source === frame.contentWindow ? readTryMessage(data) : undefined
      if (!message) return
      if ('isReady' in message) {
        clearTimeout(timer)
        timer = window.setTimeout(end, TRY_TIME + GRACE, 'time')
        // It has no origin that could be named.
        frame.contentWindow?.postMessage(job, '*')
        return
      }
      show(message.parts)
      if (message.end) end(message.end)
    }
    let timer = window.setTimeout(fail, START_TIME)
    signal.addEventListener('abort', stop)
    addEventListener('message', listen)
    frame.src = sandbox
    document.body.append(frame)
  })
}
