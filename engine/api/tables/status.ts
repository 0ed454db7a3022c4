import { STATUSES } from '../model/types'
import { statusBadge } from './badges'
import type { Show } from './component'
import { unknownChoice } from './problems'
import { STATUS_TEXTS } from './texts'

/** A badge in a line of text. */
export const showStatus: Show = ({ attributes, component, file, line, report }) => {
  const received = attributes.is ?? 'nothing'
  const status = STATUSES.find((name) => name === received)
  if (status) return { nodes: [statusBadge(status)], twin: `(${STATUS_TEXTS[status]})` }
  report(unknownChoice({ component, prop: 'is', received, allowed: [...STATUSES], file, line }))
  return undefined
}

/** Source with its badges as words. */
export function withStatuses(source: string): string {
  return source.replace(/<Status\s+is=["'](\w+)["']\s*\/>/g, (tag, word: string) => {
    const status = STATUSES.find((name) => name === word)
    return status ? `(${STATUS_TEXTS[status]})` : tag
  })
}
