import { createMockServer, type MockServerOptions } from '@search-docs/mock-server'
import { configureLogger, LogLevel, logout, setGlobalConfig } from '@sinequa/atomic'
import { onTestFinished, vi } from 'vitest'
import { type AppConfig, loadAppConfig } from './app-config'

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
