import { ErrorMessage } from './components/ErrorMessage'
import { SearchPage } from './pages/SearchPage'
import { SignInPage } from './pages/SignInPage'
import { startSession, useSession } from './session'

export function App() {
  const session = useSession()
  if (session === 'starting') return <p className="wait">Starting…</p>
  if (session === 'unreachable') {
    return (
      <ErrorMessage
        text="The search server cannot be reached."
        onRetry={startSession}
      />
    )
  }
  return session === 'signed-in' ? (
    <SearchPage />
  ) : (
    <SignInPage expired={session === 'expired'} />
  )
}
