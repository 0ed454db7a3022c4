import { fetchFile, loadOnce } from '../../../kit/browser/requests'
import {
  readTryMessage,
  TRY_TIME,
  type TryEnd,
  type TryJob,
  type TryPart,
  type TryPreset,
  type TrySample,
} from '../try/try-it'

/** How long the sandbox may take to load, to start once it is loaded, and to end once its time is up, in ms. */
const LOAD_TIME = 10_000
const START_TIME = 2000
const GRACE = 2000

interface SandboxOptions {
  /** URL of the document in which code runs. */
  sandbox: string
  job: TryJob
  /** Called repeatedly with everything that the code has done so far. */
  show(parts: TryPart[]): void
  /** Aborts the run, which then never resolves. */
  signal: AbortSignal
}

/**
 * Runs code in a frame, which is removed before this resolves. The frame has no origin, so it cannot access the page,
 * and its policy allows no requests.
 * @throws Error if the sandbox does not start.
 */
export function runInSandbox({ sandbox, job, show, signal }: SandboxOptions): Promise<TryEnd> {
  const frame = document.createElement('iframe')
  const withhold = () => frame.setAttribute('sandbox', 'allow-scripts')
  // The worker of offline reading sees only requests of frames without this, and takes the origin away itself.
  if (!navigator.serviceWorker?.controller) withhold()
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
    const onLoad = (): void => {
      if (frame.contentDocument) {
        // It has the site's origin, so there is another worker.
        withhold()
        frame.src = sandbox
      } else if (!isStarted) wait(START_TIME)
    }
    const listen = ({ source, origin, data }: MessageEvent): void => {
      const isSandbox = source === frame.contentWindow && origin === 'null'
      const message = isSandbox ? readTryMessage(data) : undefined
      if (!message) return
      if ('isReady' in message) {
        isStarted = true
        clearTimeout(timer)
        timer = window.setTimeout(end, TRY_TIME + GRACE, 'time')
        // The frame has an opaque origin, which cannot be named.
        frame.contentWindow?.postMessage(job, '*')
        return
      }
      show(message.parts)
      if (message.end) end(message.end)
    }
    let timer = 0
    const wait = (time: number): void => {
      clearTimeout(timer)
      timer = window.setTimeout(fail, time)
    }
    let isStarted = false
    wait(LOAD_TIME)
    signal.addEventListener('abort', stop)
    addEventListener('message', listen)
    frame.addEventListener('load', onLoad)
    frame.src = sandbox
    document.body.append(frame)
  })
}

const samples = loadOnce<TrySample>(fetchJson)
const packages = loadOnce<TryJob['packages']>(fetchJson)
const presets = loadOnce<TryPreset[]>(fetchJson)

/** @param address URL of the sample's file. @throws Error if it cannot be loaded. */
export function loadSample(address: string): Promise<TrySample> {
  return samples.get(address)
}

/** Returns the samples that every editor offers. @throws Error if they cannot be loaded. */
export async function loadPresets(address: string, sample: TrySample): Promise<TryPreset[]> {
  return sample.presets === undefined ? [] : presets.get(nextTo(address, sample.presets))
}

/** Returns what the sample runs with, loaded on its first run. @throws Error if something cannot be loaded. */
export async function loadNeeds(
  address: string,
  sample: TrySample,
): Promise<{ sandbox: string; packages?: TryJob['packages'] }> {
  const sandbox = nextTo(address, sample.sandbox)
  // Requested before the frame is, each time: no frame tells that its document failed to load.
  const there = fetchFile(sandbox)
  if (sample.packages === undefined) return there.then(() => ({ sandbox }))
  const [content] = await Promise.all([packages.get(nextTo(address, sample.packages)), there])
  return { sandbox, packages: content }
}

function nextTo(address: string, name: string): string {
  return new URL(name, new URL(address, location.href)).href
}

async function fetchJson(address: string) {
  return (await fetchFile(address)).json()
}
