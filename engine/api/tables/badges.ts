import type { HastNode } from 'satteri'
import type { ApiDoc, Status } from '../model/types'
import { h } from './hast'
import { STATUS_TEXTS } from './texts'

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
