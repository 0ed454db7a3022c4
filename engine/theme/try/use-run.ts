import { useEffect, useRef, useState } from 'react'
import { loadNeeds, runInSandbox } from '../../client/try-it'
import type { TryEnd, TryPart, TrySample } from '../../page/try-it'
import { END_TEXTS, NOT_LOADED, NOTHING_SEEN, RUNNING, WITH_ERROR } from './texts'

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
  return { state, run, clear: () => void begin('') }
}

function endText(end: TryEnd, parts: readonly TryPart[]): string {
  if (end !== 'done') return END_TEXTS[end]
  if (parts.length === 0) return NOTHING_SEEN
  return parts.some(({ isError }) => isError) ? WITH_ERROR : END_TEXTS.done
}
