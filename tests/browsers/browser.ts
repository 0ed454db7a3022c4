import type { Tab } from './webdriver'

export interface Browser {
  name: string
  tab: Tab
  /** Returns the errors in the console since the last call. */
  errors(): Promise<string[]>
  close(): Promise<void>
}
