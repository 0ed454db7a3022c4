import {
  createMockServer,
  type MockServerOptions,
} from '@search-docs/mock-server'
import {
  configureLogger,
  LogLevel,
  logout,
  setGlobalConfig,
} from '@sinequa/atomic'
import type {
  QueryKey,
  UndefinedInitialDataOptions,
} from '@tanstack/react-query'
import { onTestFinished, vi } from 'vitest'
import { type AppConfig, loadAppConfig } from './app-config'
import { createQueryClient } from './query-client'

/** Replaces the network with a mock server until the test ends. */
export function useMockServer(options: MockServerOptions = {}) {
  const mock = createMockServer(options)
  vi.stubGlobal('fetch', vi.fn(mock.fetch))
  // What the library uses of a browser.
  vi.stubGlobal('navigator', { language: 'en' })
  vi.stubGlobal('dispatchEvent', () => true)
  onTestFinished(async () => {
    // Forgets the token. Without credentials, this makes no request.
    setGlobalConfig({ useCredentials: false })
    await logout()
    vi.unstubAllGlobals()
  })
  configureLogger({ level: LogLevel.NONE })
  setGlobalConfig({ app: 'training', backendUrl: 'https://search.example' })
  return mock
}

/** The same, and loads the application's configuration. */
export async function useMockApp(): Promise<AppConfig> {
  useMockServer()
  return loadAppConfig()
}

/** Asks the server what a component would ask with these options. */
export function ask<T, K extends QueryKey>(
  options: UndefinedInitialDataOptions<T, Error, T, K>,
): Promise<T> {
  return createQueryClient().query(options)
}
