import { useEffect, useRef, useState } from 'react'
import { phrase } from '../../../../page/words'
import { loadNeeds, runInSandbox } from '../../client/try-it'
import { MAX_LINKED } from '../../client/try-link'
import { TRY_TIME, type TryEnd, type TryPart, type TrySample } from '../../try/try-it'

export const RUN = WORDS.tryIt.run
export const RESET = WORDS.tryIt.reset
export const CLOSE = WORDS.tryIt.close
export const COPY_LINK = WORDS.tryIt.copyLink
export const LINK_COPIED = WORDS.tryIt.linkCopied
export const LINK_TOO_LONG = phrase(WORDS.tryIt.linkTooLong, { count: MAX_LINKED })
export const LINK_SHOWN = WORDS.tryIt.linkShown
export const FORM_LABEL = WORDS.tryIt.form
export const EDITOR_LABEL = WORDS.tryIt.editor
export const OUTPUT_LABEL = WORDS.tryIt.output
export const PRESETS_LABEL = WORDS.tryIt.presets
export const OWN_SAMPLE = WORDS.tryIt.ownSample
export const HINT = WORDS.tryIt.keys
export const LOADING = WORDS.tryIt.loading
const RUNNING = WORDS.tryIt.running
const WITH_ERROR = WORDS.tryIt.doneWithError
const NOTHING_SEEN = WORDS.tryIt.nothingSeen
export const NOT_LOADED = WORDS.tryIt.notLoaded

const END_TEXTS: Record<TryEnd, string> = {
  done: WORDS.tryIt.done,
  time: phrase(WORDS.tryIt.timeOut, { seconds: TRY_TIME / 1000 }),
  waits: WORDS.tryIt.waits,
  cut: WORDS.tryIt.cut,
}

interface RunState {
  /** The text to announce. */
  status: string
  parts: TryPart[]
  /** True if something could not be loaded. */
  isFailed: boolean
}

const NOTHING: RunState = { status: '', parts: [], isFailed: false }

/** Runs code, one run at a time: a new one ends the previous one. */
export function useRun(address: string, sample: TrySample, firstStatus: string) {
  const [state, setState] = useState({ ...NOTHING, status: firstStatus })
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
