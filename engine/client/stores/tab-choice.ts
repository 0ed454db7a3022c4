import { onAddressChange } from '../navigation/address'
import { onStoredChange, readStored, writeStored } from './storage'

/** How the choice of some tabs is shared: by all tabs of a group, by the address, or not at all. */
export interface TabSharing {
  /** Tabs of the same group are in step, and the choice is remembered. */
  group?: string | undefined
  /** Name in the address: `?language=ts`. */
  parameter?: string | undefined
}

const listeners = new Set<() => void>()
/** What was chosen since the page was loaded, for browsers that block storage, too. */
const choices = new Map<string, string>()

/**
 * Calls `listener` when a tab of the group is chosen, on this page or in another browser tab, and when
 * the address changes.
 */
export function subscribeToTabs(group: string | undefined, listener: () => void): () => void {
  const stopAddress = onAddressChange(listener)
  if (group === undefined) return stopAddress
  const stopStorage = onStoredChange(storageKey(group), () => {
    choices.delete(group)
    listener()
  })
  listeners.add(listener)
  return () => {
    stopAddress()
    stopStorage()
    listeners.delete(listener)
  }
}

/**
 * Returns the tab a reader wants: that of the address, else the last one chosen in the group.
 * @param values the existing tabs; any other counts as no choice
 */
export function chosenTab({ group, parameter }: TabSharing, values: readonly string[]): string | undefined {
  const wanted = [
    parameter === undefined ? null : parameterOf(parameter),
    group === undefined ? null : (choices.get(group) ?? readStored(storageKey(group))),
  ]
  return wanted.find((value): value is string => value !== null && values.includes(value))
}

/** Chooses a tab in all tabs of that group, and remembers it. */
export function chooseTab(group: string, value: string): void {
  choices.set(group, value)
  writeStored(storageKey(group), value)
  for (const listener of listeners) listener()
}

/** Returns the tab that the address names; null if it names none. */
export function parameterOf(parameter: string): string | null {
  return new URLSearchParams(location.search).get(parameter)
}

/** Writes a choice into the address, without a new entry in the history. */
export function writeParameter(parameter: string, value: string): void {
  const url = new URL(location.href)
  url.searchParams.set(parameter, value)
  history.replaceState(history.state, '', url)
}

function storageKey(group: string): string {
  return `docusaurus.tab.${group}`
}
