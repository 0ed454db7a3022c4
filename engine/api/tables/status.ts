import type { HastNode } from 'satteri'
import { type ApiDoc, type MemberGroup, STATUSES, type Status } from '../model/types'
import { unknownChoice } from '../problems'
import type { Show } from './component'
import { h } from './hast'

/** Shows a badge in a line of text. */
export const showStatus: Show = ({ attributes, component, report }) => {
  const received = attributes.is ?? 'nothing'
  const status = STATUSES.find((name) => name === received)
  if (status) return { nodes: [statusBadge(status)], twin: `(${STATUS_TEXTS[status]})` }
  report(unknownChoice(component, 'is', received, STATUSES))
  return undefined
}

/** Returns the source with its badges as text. */
export function withStatuses(source: string): string {
  return source.replace(/<Status\s+is=["'](\w+)["']\s*\/>/g, (tag, word: string) => {
    const status = STATUSES.find((name) => name === word)
    return status ? `(${STATUS_TEXTS[status]})` : tag
  })
}

/** Kinds of admonitions, whose colors the badges use. */
type Tone = 'tip' | 'warning' | 'danger'

const TONES: Record<Status, Tone> = {
  deprecated: 'danger',
  newer: 'warning',
  early: 'warning',
}

/** Returns a short word in a frame. */
export function badge(text: string, tone?: Tone): HastNode {
  return h('span', { className: ['badge', ...(tone === undefined ? [] : [`admonition-${tone}`])] }, text)
}

export function statusBadge(status: Status, text = STATUS_TEXTS[status]): HastNode {
  return badge(text, TONES[status])
}

/** Returns the badges beside a member's name. */
export function statusBadges({ statuses }: Pick<ApiDoc, 'statuses'>): (HastNode | string)[] {
  return statuses.flatMap((status) => [' ', statusBadge(status)])
}

export function statusText({ statuses }: Pick<ApiDoc, 'statuses'>): string {
  return statuses.map((status) => ` (${STATUS_TEXTS[status]})`).join('')
}

/** Texts that readers see. */
export const STATUS_TEXTS: Record<Status, string> = {
  deprecated: 'deprecated',
  newer: 'later release',
  early: 'earlier release',
}

/** Precedes the type if no heading announces it. */
export const RETURNS = 'Returns'

export const GROUP_TEXTS: Record<MemberGroup, string> = {
  inputs: 'Inputs',
  models: 'Two-way bindings',
  outputs: 'Outputs',
  properties: 'Properties',
  methods: 'Methods',
  members: 'Members',
  slots: 'Content slots',
}
