import type { HastNode } from 'satteri'
import { type ApiDoc, type KnownStatus, type MemberGroup, STATUSES } from '../model/types'
import { unknownChoice } from '../problems'
import type { Show, Use } from './component'
import { h } from './hast'

/** Shows a badge in a line of text. */
export const showStatus: Show = (use) => {
  const status = use.attributes.is ?? 'nothing'
  if (!isOf(use, status)) return reportUnknown(use, 'is', status)
  return { nodes: [statusBadge(status, use)], twin: `(${statusName(status)})` }
}

/** Returns the source with its badges as text. */
export function withStatuses(source: string): string {
  return source.replace(/<Status\s+is=(["'])(.+?)\1\s*\/>/g, (_tag, _quote, name: string) => {
    return `(${statusName(name)})`
  })
}

/** Kinds of admonitions, whose colors the badges use. */
type Tone = 'tip' | 'warning' | 'danger'

/** Returns a short word in a frame. */
export function badge(text: string, tone?: Tone): HastNode {
  return h('span', { className: ['badge', ...(tone === undefined ? [] : [`admonition-${tone}`])] }, text)
}

/** Returns the badge of a status, which leads to the page that explains it, if there is one. */
export function statusBadge(status: string, use: Use, text = statusName(status)): HastNode {
  use.ask(status)
  if (!isOf(use, status)) reportUnknown(use, '@status', status)
  const shown = badge(text, status.startsWith('deprecated') ? 'danger' : 'warning')
  const href = use.reference.statuses.get(status)
  return href === undefined ? shown : h('a', { href }, shown)
}

/** Returns the badges beside a member's name. */
export function statusBadges({ statuses }: Pick<ApiDoc, 'statuses'>, use: Use): (HastNode | string)[] {
  return statuses.flatMap((status) => [' ', statusBadge(status, use)])
}

export function statusText({ statuses }: Pick<ApiDoc, 'statuses'>): string {
  return statuses.map((status) => ` (${statusName(status)})`).join('')
}

/** Returns the text of a badge: that of a site's own is its name. */
export function statusName(status: string): string {
  return isKnown(status) ? STATUS_TEXTS[status] : status
}

function isOf({ reference }: Use, status: string): boolean {
  return isKnown(status) || reference.statuses.has(status)
}

function reportUnknown({ component, reference, report }: Use, prop: string, received: string): undefined {
  report(unknownChoice(component, prop, received, [...STATUSES, ...reference.statuses.keys()]))
}

function isKnown(status: string): status is KnownStatus {
  return STATUSES.some((name) => name === status)
}

/** Texts that readers see. */
export const STATUS_TEXTS: Record<KnownStatus, string> = {
  deprecated: 'deprecated',
  newer: 'later release',
  early: 'earlier release',
}

/** Precedes the type if no heading announces it. */
export const RETURNS = 'Returns'
export const PARAMETERS = 'Parameters'

export const GROUP_TEXTS: Record<MemberGroup, string> = {
  inputs: 'Inputs',
  models: 'Two-way bindings',
  outputs: 'Outputs',
  properties: 'Properties',
  methods: 'Methods',
  members: 'Members',
  slots: 'Content slots',
}
