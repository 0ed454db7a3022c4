import { createElement, type FC } from 'react'
import { defineMdastPlugin } from 'satteri'
import { readFence } from '../code/fence'
import type { BelowFences } from '../types'
import { BELOW_COMPONENT, componentNode, HTML_COMPONENT } from './compiled-components'
import type { TwinEdit } from './extension'
import type { FenceInfo } from './positions'
import { fillMarks, twinMark } from './twin-marks'

/** True for a fence that may have something below it. `words` mark such fences. */
export type HasSlot = (lang: string | undefined, meta: string | undefined) => boolean

export function slotTest(words: readonly string[]): HasSlot {
  return (lang = '', meta = '') => readFence(lang, meta).words.some((word) => words.includes(word))
}

/** Returns the slot below a fence; undefined if the fence never has anything below it. */
export function slotBelow({ lang, meta, line }: FenceInfo, hasSlot: HasSlot) {
  return hasSlot(lang, meta) ? componentNode(BELOW_COMPONENT, { line }) : undefined
}

/** Returns the component that fills the slots of a page, using the page's components. */
export function belowComponent(
  below: BelowFences,
  components: Record<string, unknown>,
): FC<{ line: string }> {
  const element = (name: string, props: object) => {
    const component = components[name]
    return isComponent(component) ? createElement(component, props) : null
  }
  return ({ line }) => {
    const { html = '', component } = below[Number(line)] ?? {}
    return [
      html === '' ? null : element(HTML_COMPONENT, { html }),
      component ? element(component.name, component.props) : null,
    ]
  }
}

function isComponent(value: unknown): value is FC {
  return typeof value === 'function'
}

/** Inserts marks for the slots into the twin, indented like their fences. */
export function markSlots(text: string, hasSlot: HasSlot, edit: (edit: TwinEdit) => void) {
  const lines = text.split('\n')
  return defineMdastPlugin({
    name: 'below fences',
    options: { position: true },
    code({ lang, meta, position }) {
      if (!position || !hasSlot(lang ?? '', meta ?? '')) return
      const last = position.end.line
      const [indent = ''] = /^[ \t>]*/.exec(lines[last - 1] ?? '') ?? []
      const end = lines.slice(0, last).join('\n').length
      edit({ from: end, to: end, text: `\n\n${indent}${twinMark('below', position.start.line)}` })
    },
  })
}

/** Replaces the marks in a twin with the content below its fences. */
export function fillSlots(twin: string, below: BelowFences): string {
  const fill = (line: string, indent: string) => {
    const { markdown = '' } = below[Number(line)] ?? {}
    return markdown === '' ? '' : `\n${`\n${markdown}`.replace(/^(?=.)/gm, indent)}`
  }
  return fillMarks(twin, 'below', fill, '\\n\\n([ \\t>]*)')
}
