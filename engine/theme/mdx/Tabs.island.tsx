import {
  Children,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { onAddressChange } from '../../client/navigation/address'
import { hashTarget, readScroll, showTarget } from '../../client/navigation/scroll'
import { tabAfterKey, useSelectedTab } from './use-selected-tab'

export interface Tab {
  value: string
  label: string
}

interface TabsIslandProps {
  tabs: Tab[]
  defaultValue: string
  groupId?: string | undefined
  queryString?: boolean | string | undefined
  /** One `<TabPanel>` for each tab. */
  children?: ReactNode
}

/** The style sheet hides the panels that are not selected, and only where scripts run. */
export default function Tabs({ tabs, defaultValue, groupId, queryString, children }: TabsIslandProps) {
  const values = tabs.map(({ value }) => value)
  const [selected, select] = useSelectedTab({ values, defaultValue, groupId, queryString })
  const list = useRef<HTMLDivElement>(null)
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  const selectAt = (index: number) => select(values[index] ?? selected)
  useHashTab(root, selectAt)

  /** Synchronized tabs further up may change height. This keeps the clicked ones under the pointer. */
  const choose = (index: number) => {
    const top = () => root.current?.getBoundingClientRect().top ?? 0
    const before = top()
    flushSync(() => selectAt(index))
    scrollBy(0, top() - before)
  }

  const followKey = (event: KeyboardEvent) => {
    const { direction } = getComputedStyle(event.currentTarget)
    const onward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const index = tabAfterKey(event.key, values.indexOf(selected), tabs.length, onward)
    if (index === undefined) return
    event.preventDefault()
    choose(index)
    list.current?.querySelectorAll('button')[index]?.focus()
  }
  return (
    <div className="tabs" ref={root}>
      <div className="tab-list" role="tablist" ref={list} onKeyDown={followKey}>
        {tabs.map(({ value, label }, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={value === selected}
            tabIndex={value === selected ? 0 : -1}
            onClick={() => choose(index)}
          >
            {label}
          </button>
        ))}
      </div>
      {Children.toArray(children).map((panel, index) => (
        <div
          key={values[index]}
          className="tab-panel"
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          data-selected={values[index] === selected ? '' : undefined}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must reach panels without links, too
          tabIndex={0}
        >
          <p className="tab-label">{tabs[index]?.label}</p>
          {panel}
        </div>
      ))}
    </div>
  )
}

/**
 * Selects the tab that contains the target of the address, which could not be scrolled to while hidden. A history entry
 * that the reader returns to has its own scroll position.
 */
function useHashTab(tabs: RefObject<HTMLElement | null>, select: (index: number) => void): void {
  const [sought, seek] = useState<{ target: Element }>()
  const follow = useEffectEvent(() => {
    const target = hashTarget(location.hash)
    const panels = [...(tabs.current?.children ?? [])].filter((child) => child.role === 'tabpanel')
    const index = panels.findIndex((panel) => panel.contains(target))
    if (!target || index < 0) return
    select(index)
    if (readScroll(history.state) === undefined) seek({ target })
  })
  useEffect(() => {
    follow()
    return onAddressChange(follow)
  }, [])
  // Runs once the selected tab is in the document.
  useEffect(() => {
    if (sought) showTarget(sought.target)
  }, [sought])
}
