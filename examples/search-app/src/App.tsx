import { loadAppConfig } from './app-config'
import { ErrorMessage } from './components/ErrorMessage'
import { SearchPage } from './components/SearchPage'
import { SignIn } from './components/SignIn'
import { startSession, useSession } from './session'
import { useRequest } from './use-request'

export function App() {
  const session = useSession()
  if (session === 'starting') return <p className="wait">Starting…</p>
  if (session === 'unreachable') {
    return <ErrorMessage text="The search server cannot be reached." onRetry={startSession} />
  }
  // The URL still has the search, so signing in leads back to it.
  return session === 'signed-in' ? <SignedIn /> : <SignIn expired={session === 'expired'} />
}

function SignedIn() {
  const { data: config, error, retry } = useRequest('config', loadAppConfig)
  if (config) return <SearchPage config={config} />
  return error === undefined ? (
    <p className="wait">Loading…</p>
  ) : (
    <ErrorMessage text={error} onRetry={retry} />
  )
}
