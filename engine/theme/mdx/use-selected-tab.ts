import { useCallback, useState, useSyncExternalStore } from 'react'
import {
  chooseTab,
  chosenTab,
  parameterOf,
  subscribeToTabs,
  writeParameter,
} from '../../client/stores/tab-choice'

interface TabsOptions {
  values: readonly string[]
  defaultValue: string
  groupId: string | undefined
  queryString: boolean | string | undefined
}

/** Returns the tab to show, and a function that selects another one. */
export function useSelectedTab({ values, defaultValue, groupId, queryString }: TabsOptions) {
  const [own, setOwn] = useState(defaultValue)
  const parameter = typeof queryString === 'string' ? queryString : groupId
  const subscribe = useCallback((listener: () => void) => subscribeToTabs(groupId, listener), [groupId])
  const shared = useSyncExternalStore(
    subscribe,
    () => chosenTab({ group: groupId, parameter }, values),
    () => undefined,
  )
  // If the group's choice is not among these tabs, they keep their own.
  if (shared !== undefined && shared !== own) setOwn(shared)
  const select = (value: string) => {
    setOwn(value)
    const isInAddress = parameter !== undefined && (queryString || parameterOf(parameter) !== null)
    if (isInAddress) writeParameter(parameter, value)
    if (groupId !== undefined) chooseTab(groupId, value)
  }
  return [shared ?? own, select] as const
}

/** Returns the tab that a key moves to; undefined for other keys. `onward` is the arrow to the next tab. */
export function tabAfterKey(
  key: string,
  index: number,
  count: number,
  onward: 'ArrowRight' | 'ArrowLeft',
): number | undefined {
  switch (key) {
    case onward:
      return (index + 1) % count
    case 'ArrowRight':
    case 'ArrowLeft':
      return (index - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
