import { configureLogger, LogLevel, logout, setGlobalConfig } from '@sinequa/atomic'
import { vi } from 'vitest'
import { createCorpus } from './corpus/create-corpus'
import { createMockServer, type MockServer, type MockServerOptions } from './index'

/** Shared by all tests, because documents never change. */
const documents = createCorpus()

/** Sends the library's requests to a new mock server, until `vi.unstubAllGlobals()`. */
export function installMockServer(options: MockServerOptions = {}): MockServer {
  const server = createMockServer({ documents, ...options })
  vi.stubGlobal('fetch', vi.fn(server.fetch))
  // What the library expects of a browser.
  vi.stubGlobal('navigator', { language: 'en-US' })
  vi.stubGlobal('dispatchEvent', vi.fn())
  configureLogger({ level: LogLevel.NONE })
  setGlobalConfig({ app: 'training', backendUrl: 'https://search.acme.example' })
  return server
}

/** The library remembers a session in its module, which other tests share. */
export async function forgetSession(): Promise<void> {
  vi.stubGlobal('dispatchEvent', vi.fn())
  setGlobalConfig({ autoOAuthProvider: '', autoSAMLProvider: '', useCredentials: false, useSSO: false })
  await logout()
}
