import type { HastNode } from 'satteri'
import { type ApiDoc, type MemberGroup, STATUSES, type Status } from '../model/types'
import { unknownChoice } from '../problems'
import type { Show } from './component'
import { h } from './hast'

/** A badge in a line of text. */
export const showStatus: Show = ({ attributes, component, report }) => {
  const received = attributes.is ?? 'nothing'
  const status = STATUSES.find((name) => name === received)
  if (status) return { nodes: [statusBadge(status)], twin: `(${STATUS_TEXTS[status]})` }
  report(unknownChoice(component, 'is', received, STATUSES))
  return undefined
}

/** Source with its badges as words. */
export function withStatuses(source: string): string {
  return source.replace(/<Status\s+is=["'](\w+)["']\s*\/>/g, (tag, word: string) => {
    const status = STATUSES.find((name) => name === word)
    return status ? `(${STATUS_TEXTS[status]})` : tag
  })
}

/** Kinds of admonitions, which have the colors. */
type Tone = 'tip' | 'warning' | 'danger'

const TONES: Record<Status, Tone> = {
  deprecated: 'danger',
  newer: 'warning',
  early: 'warning',
}

/** A short word in a frame. */
export function badge(text: string, tone?: Tone): HastNode {
  return h('span', { className: ['badge', ...(tone === undefined ? [] : [`admonition-${tone}`])] }, text)
}

export function statusBadge(status: Status, text = STATUS_TEXTS[status]): HastNode {
  return badge(text, TONES[status])
}

/** What stands beside the name of a member. */
export function statusBadges({ statuses }: Pick<ApiDoc, 'statuses'>): (HastNode | string)[] {
  return statuses.flatMap((status) => [' ', statusBadge(status)])
}

export function statusText({ statuses }: Pick<ApiDoc, 'statuses'>): string {
  return statuses.map((status) => ` (${STATUS_TEXTS[status]})`).join('')
}

/** Words that readers see. */
export const STATUS_TEXTS: Record<Status, string> = {
  deprecated: 'deprecated',
  newer: 'later release',
  early: 'earlier release',
}

/** Stands before the type, where no heading says it. */
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
