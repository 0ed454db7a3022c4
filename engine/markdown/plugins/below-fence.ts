import { createElement, type FC } from 'react'
import { defineMdastPlugin } from 'satteri'
import { readFence } from '../code/fence'
import { BELOW_COMPONENT, componentNode, HTML_COMPONENT } from './compiled-components'
import type { TwinEdit } from './extension'
import type { FencePlace } from './positions'

/** What stands right below a code fence, besides what its own text gives. */
export interface BelowFence {
  /** Finished HTML. */
  html: string
  /** The same for the page's Markdown twin. */
  markdown: string
  /** A component that stands below both. */
  component?: { name: string; props: Record<string, string> }
}

/** By the 1-based line of the backticks. */
export type BelowFences = Readonly<Record<number, BelowFence>>

/** The slot below a fence; undefined for a fence that never has anything below it. */
export function slotBelow({ lang, meta, line }: FencePlace) {
  return hasSlot(lang, meta) ? componentNode(BELOW_COMPONENT, { line }) : undefined
}

function hasSlot(lang = '', meta = ''): boolean {
  return readFence(lang, meta).words.some((word) => word === 'run' || word === 'try')
}

/** The component that fills the slots of a page, out of the components that the page has. */
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

const MARK = /\n\n([ \t>]*)\0below (\d+)\0/g

/** Marks the slots in the twin, indented as their fences are. */
export function markSlots(text: string, edit: (edit: TwinEdit) => void) {
  const lines = text.split('\n')
  return defineMdastPlugin({
    name: 'below fences',
    options: { position: true },
    code({ lang, meta, position }) {
      if (!position || !hasSlot(lang ?? '', meta ?? '')) return
      const last = position.end.line
      const [indent = ''] = /^[ \t>]*/.exec(lines[last - 1] ?? '') ?? []
      const end = lines.slice(0, last).join('\n').length
      edit({ from: end, to: end, text: `\n\n${indent}\0below ${position.start.line}\0` })
    },
  })
}

/** A twin with what stands below its fences. */
export function fillSlots(twin: string, below: BelowFences): string {
  return twin.replace(MARK, (_, indent: string, line: string) => {
    const { markdown = '' } = below[Number(line)] ?? {}
    return markdown === '' ? '' : `\n${`\n${markdown}`.replace(/^(?=.)/gm, indent)}`
  })
}
