import GithubSlugger from 'github-slugger'
import type { Element, ElementContent } from 'hast'
import { defineHastPlugin } from 'satteri'
import { escapeHtml } from '../page/escape'
import { SHELL_IDS } from '../page/ids'
import type { TocItem } from '../page/types'

export interface Headings {
  toc: TocItem[]
  hasTitle: boolean
}

/** Gives each heading an id and an anchor, and collects them into `headings`. */
export function collectHeadings(headings: Headings) {
  const slugger = new GithubSlugger()
  for (const id of SHELL_IDS) slugger.occurrences[id] = 0
  return defineHastPlugin({
    name: 'headings',
    element: [
      {
        filter: ['h1'],
        visit(node, context) {
          const siblings = context.parent(node)?.children.filter((child) => child.type === 'element')
          if (siblings?.[0] === node || context.indexOf(node) === 0) headings.hasTitle = true
        },
      },
      {
        filter: ['h2', 'h3', 'h4', 'h5', 'h6'],
        visit(node, context) {
          const text = context.textContent(node)
          const id = ownId(node, slugger) ?? slugger.slug(text)
          headings.toc.push({ id, html: inlineHtml(node.children).trim(), level: levelOf(node.tagName) })
          context.setProperty(node, 'id', id)
          context.appendChild(node, anchor(id, text.trim()))
        },
      },
    ],
  })
}

function ownId(node: Readonly<Element>, slugger: GithubSlugger): string | undefined {
  const id = node.properties.id
  if (typeof id !== 'string' || id === '') return undefined
  slugger.occurrences[id] = 0
  return id
}

function levelOf(tag: string): TocItem['level'] {
  const level = Number(tag.slice(1))
  return level === 2 || level === 3 || level === 4 || level === 5 ? level : 6
}

function anchor(id: string, text: string): Element {
  return {
    type: 'element',
    tagName: 'a',
    properties: { className: ['anchor'], href: `#${id}`, ariaLabel: `Direct link to ${text}` },
    children: [],
  }
}

const KEPT_TAGS = new Set(['code', 'em', 'strong', 'del', 'sub', 'sup', 'kbd'])

/** A heading's text for the table of contents: its marks are kept, its links are not. */
function inlineHtml(nodes: readonly Readonly<ElementContent>[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return escapeHtml(node.value)
      if (node.type !== 'element') return ''
      const inner = inlineHtml(node.children)
      return KEPT_TAGS.has(node.tagName) ? `<${node.tagName}>${inner}</${node.tagName}>` : inner
    })
    .join('')
}
