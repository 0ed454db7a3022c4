import { appInitializerFn, fetchPrincipal, getToken, globalConfig, login, logout } from '@sinequa/atomic'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetSession, installMockServer } from './testing'

beforeEach(forgetSession)

afterEach(async () => {
  await forgetSession()
  vi.unstubAllGlobals()
})

test('a user signs in with a password, and out again', async () => {
  installMockServer({ signedIn: false })
  vi.spyOn(console, 'error').mockReturnValueOnce()
  await expect(login({ username: 'alice', password: 'wrong' })).rejects.toMatchObject({ status: 401 })
  expect(await login({ username: 'bob', password: 'bob' })).toBe(true)
  expect(await fetchPrincipal()).toMatchObject({ fullName: 'Bob Lindgren' })
  await logout()
  expect(getToken()).toBeNull()
  await expect(fetchPrincipal()).rejects.toMatchObject({ status: 401 })
})

test('a session that is there is found', async () => {
  installMockServer()
  expect(await login()).toBe(true)
  expect(getToken()).toBe('mock-token-alice')
})

test('with single sign-on, the user is known without a token; otherwise the form is needed', async () => {
  const server = installMockServer({ signedIn: false, signInWith: 'credentials' })
  await appInitializerFn()
  expect(await login()).toBe(false)
  server.set({ signInWith: 'sso' })
  expect(await login()).toBe(true)
  expect(globalConfig.useSSO).toBe(true)
})

test.each(['oauth', 'saml'] as const)(
  'with %s, the provider sends the browser back with a session',
  async (signInWith) => {
    installMockServer({ signedIn: false, signInWith })
    await appInitializerFn()
    expect(await login(), 'the browser leaves').toBe(false)
    expect(await login(), 'it is back').toBe(true)
  },
)
