import {
  MutationCache,
  QueryCache,
  QueryClient,
} from '@tanstack/react-query'
import { isTemporary, isUnauthorized } from './errors'
import { expireSession } from './session'

const MAX_RETRIES = 2
const ONE_MINUTE = 60_000

// #region query-client
/**
 * Keeps the server's answers during one session, so that the next user
 * never sees them.
 */
export function createQueryClient(): QueryClient {
  const onError = (error: Error) => {
    if (isUnauthorized(error)) void expireSession()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: ONE_MINUTE,
        retry: (failures, error) =>
          failures < MAX_RETRIES && isTemporary(error),
        // Otherwise requests wait for a connection, and the page says
        // nothing.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
}
// #endregion
