import { createMockServer, type MockServerOptions } from '@search-docs/mock-server'
import { configureLogger, LogLevel, logout, setGlobalConfig } from '@sinequa/atomic'
import { onTestFinished, vi } from 'vitest'
import { type AppConfig, loadAppConfig } from './app-config'

/** Puts a mock server in the place of the network until the test ends. */
export function useMockServer(options: MockServerOptions = {}) {
  const mock = createMockServer(options)
  vi.stubGlobal('fetch', vi.fn(mock.fetch))
  // What the library takes from a browser.
  vi.stubGlobal('navigator', { language: 'en' })
  vi.stubGlobal('dispatchEvent', () => true)
  onTestFinished(async () => {
    // Forgets the token. Without credentials, that asks no server.
    setGlobalConfig({ useCredentials: false })
    await logout()
    vi.unstubAllGlobals()
  })
  configureLogger({ level: LogLevel.NONE })
  setGlobalConfig({ app: 'training', backendUrl: 'https://search.example' })
  return mock
}

/** The same, with the configuration of its application. */
export async function useMockApp(): Promise<AppConfig> {
  useMockServer()
  return loadAppConfig()
}
