import { onAddressChange } from '../navigation/address'
import { onStoredChange, readStored, writeStored } from './storage'

/** How tabs share their choice: within a group, through the address, or not at all. */
export interface TabSharing {
  /** Tabs of the same group switch together, and the choice is remembered. */
  group?: string | undefined
  /** Name of the query parameter: `?language=ts`. */
  parameter?: string | undefined
}

const listeners = new Set<() => void>()
/** Choices since the page was loaded, which also work if storage is blocked. */
const choices = new Map<string, string>()

/**
 * Calls `listener` when a tab of the group is chosen, on this page or in another browser tab, and when the address
 * changes.
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
 * Returns the chosen tab: that of the address, or else the last one chosen in the group.
 * @param values The existing tabs; any other choice is ignored.
 */
export function chosenTab({ group, parameter }: TabSharing, values: readonly string[]): string | undefined {
  const wanted = [
    parameter === undefined ? null : parameterOf(parameter),
    group === undefined ? null : (choices.get(group) ?? readStored(storageKey(group))),
  ]
  return wanted.find((value): value is string => value !== null && values.includes(value))
}

/** Chooses a tab in all tabs of the group, and remembers it. */
export function chooseTab(group: string, value: string): void {
  choices.set(group, value)
  writeStored(storageKey(group), value)
  for (const listener of listeners) listener()
}

/** Returns the choice that the address names; null for none. */
export function parameterOf(parameter: string): string | null {
  return new URLSearchParams(location.search).get(parameter)
}

/** Writes a choice into the address without a new history entry; an empty one is taken out of it. */
export function writeParameter(parameter: string, value: string): void {
  const url = new URL(location.href)
  if (value === '') url.searchParams.delete(parameter)
  else url.searchParams.set(parameter, value)
  history.replaceState(history.state, '', url)
}

function storageKey(group: string): string {
  return `docusaurus.tab.${group}`
}
