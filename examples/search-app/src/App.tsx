import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorMessage } from './components/ErrorMessage'
import { messageOf } from './errors'
import { SearchPage } from './pages/SearchPage'
import { SignInPage } from './pages/SignInPage'
import { configOptions } from './queries'
import { createQueryClient } from './query-client'
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
  // The URL still has the search, so signing in leads back to it.
  return session === 'signed-in' ? (
    <SignedIn />
  ) : (
    <SignInPage expired={session === 'expired'} />
  )
}

function SignedIn() {
  const [client] = useState(createQueryClient)
  return (
    <QueryClientProvider client={client}>
      <Configured />
    </QueryClientProvider>
  )
}

function Configured() {
  const { data: config, error, refetch } = useQuery(configOptions)
  if (config) return <SearchPage config={config} />
  if (!error) return <p className="wait">Loading…</p>
  return (
    <ErrorMessage text={messageOf(error)} onRetry={() => void refetch()} />
  )
}
