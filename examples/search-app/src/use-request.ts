import { useEffect, useEffectEvent, useState } from 'react'
import { reportError } from './errors'

interface RequestState<T> {
  /** The last response. It stays while the next one loads, so that the page does not flicker. */
  data?: T | undefined
  error?: string | undefined
  loading: boolean
}

/** Sends a request whenever `key` changes, and ignores the response if a newer request has started. */
export function useRequest<T>(key: string, send: () => Promise<T>) {
  const [state, setState] = useState<RequestState<T>>({ loading: true })
  const [attempt, setAttempt] = useState(0)
  const start = useEffectEvent(send)

  useEffect(() => {
    let current = true
    setState(({ data }) => ({ data, loading: true }))
    start().then(
      (data) => current && setState({ data, loading: false }),
      (reason) => {
        if (!current) return
        const error = reportError(reason)
        setState(({ data }) => ({ data, error, loading: false }))
      },
    )
    return () => {
      current = false
    }
  }, [key, attempt])

  return { ...state, retry: () => setAttempt((count) => count + 1) }
}

/** Returns a button's action, and the message for the user if it fails. */
export function useAction(action: () => Promise<void>) {
  const [problem, setProblem] = useState<string>()
  const run = async () => setProblem(await action().then(() => undefined, reportError))
  return { run, problem }
}
