import type { Settings } from '../settings'
import { ErrorMessage } from './ErrorMessage'

/** What went wrong with the things that the user has stored. */
export function SettingsMessages({ settings }: { settings: Settings }) {
  const { loadProblem, writeProblem, reload, dismiss } = settings
  return (
    <>
      {loadProblem && <ErrorMessage text={loadProblem} onRetry={reload} />}
      {writeProblem && (
        <ErrorMessage
          text={writeProblem}
          action="Close message"
          onRetry={dismiss}
        />
      )}
    </>
  )
}
