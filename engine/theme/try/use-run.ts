import { useEffect, useRef, useState } from 'react'
import { loadNeeds, runInSandbox } from '../../client/try-it'
import { TRY_TIME, type TryEnd, type TryPart, type TrySample } from '../../page/try-it'

export const RUN = 'Run'
export const RESET = 'Reset'
export const CLOSE = 'Close'
export const COPY_LINK = 'Copy link'
export const LINK_COPIED = 'Link to this code copied.'
export const LINK_SHOWN = 'The link to this code is in the address bar.'
export const FORM_LABEL = 'Editor'
export const EDITOR_LABEL = 'Code to try'
export const OUTPUT_LABEL = 'Output of your code'
export const PRESETS_LABEL = 'Start from'
export const OWN_SAMPLE = 'The sample above'
export const HINT =
  'Ctrl+Enter or ⌘+Enter runs the code, Escape closes the editor, Tab moves on. ' +
  'Requests do not leave the page: a mock server answers them, and respond(…) in the code says otherwise.'
export const LOADING = 'Loading…'
const RUNNING = 'Running…'
const WITH_ERROR = 'Finished, with an error.'
const NOTHING_SEEN = 'Finished. The code wrote nothing and made no request.'
export const NOT_LOADED = 'What the code needs could not be loaded.'

const END_TEXTS: Record<TryEnd, string> = {
  done: 'Finished.',
  time: `Stopped after ${TRY_TIME / 1000} seconds.`,
  waits: 'Finished, but the code still waits for something that does not come.',
  cut: 'Stopped: there was too much to show.',
}

interface RunState {
  /** What is announced. */
  status: string
  parts: TryPart[]
  /** Something could not be loaded. */
  isFailed: boolean
}

const NOTHING: RunState = { status: '', parts: [], isFailed: false }

/** Runs code, one at a time: a new run ends the one before. */
export function useRun(address: string, sample: TrySample) {
  const [state, setState] = useState(NOTHING)
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  const begin = (status: string): AbortSignal => {
    current.current?.abort()
    current.current = new AbortController()
    setState({ ...NOTHING, status })
    return current.current.signal
  }
  const run = async (code: string): Promise<void> => {
    const signal = begin(RUNNING)
    const change = (news: Partial<RunState>) => {
      if (!signal.aborted) setState((state) => ({ ...state, ...news }))
    }
    let seen: TryPart[] = []
    const show = (parts: TryPart[]): void => {
      seen = parts
      change({ parts })
    }
    try {
      const { sandbox, ...needs } = await loadNeeds(address, sample)
      if (signal.aborted) return
      const job = { code, files: sample.files, ...needs }
      const end = await runInSandbox({ sandbox, job, show, signal })
      change({ status: endText(end, seen) })
    } catch {
      change({ status: NOT_LOADED, isFailed: true })
    }
  }
  const say = (status: string) => setState((state) => ({ ...state, status }))
  return { state, run, clear: () => void begin(''), say }
}

function endText(end: TryEnd, parts: readonly TryPart[]): string {
  if (end !== 'done') return END_TEXTS[end]
  if (parts.length === 0) return NOTHING_SEEN
  return parts.some(({ isError }) => isError) ? WITH_ERROR : END_TEXTS.done
}
