import { isAuthenticated } from '@sinequa/atomic'
import { expect, test } from 'vitest'
import { loadAppConfig } from './app-config'
import { isUnauthorized, messageOf } from './errors'
import { configOptions } from './queries'
import { createQueryClient } from './query-client'
import { signIn, signOut } from './session'
import { useMockServer } from './testing'

const ALICE = { username: 'alice', password: 'alice' }

test('a user signs in, and out again', async () => {
  const mock = useMockServer({ signedIn: false })
  await signIn(ALICE)
  expect(mock.state.session?.user.fullName).toBe('Alice Moreau')
  await signOut()
  expect(mock.state.session).toBeUndefined()
  expect(isAuthenticated()).toBe(false)
})

test('a wrong password is told apart from other errors', async () => {
  useMockServer({ signedIn: false })
  const error = await signIn({ ...ALICE, password: 'bob' }).catch(
    (reason: unknown) => reason,
  )
  expect(isUnauthorized(error)).toBe(true)
})

// #region expired
test('the token of an expired session is forgotten', async () => {
  const mock = useMockServer({ signedIn: false })
  await signIn(ALICE)
  mock.set({ expiresAfter: 0 })
  await expect(
    createQueryClient().query(configOptions),
  ).rejects.toMatchObject({ status: 401 })
  expect(isAuthenticated()).toBe(false)
})
// #endregion

// #region status
test.each([
  [500, 'The search server has a problem. Try again in a moment.'],
  [403, 'The search server refused the request (status 403).'],
])('status %i is explained', async (status, message) => {
  useMockServer({ errors: { 'api/v1/app': status } })
  const error = await loadAppConfig().catch((reason: unknown) => reason)
  expect(messageOf(error)).toBe(message)
})
// #endregion
