import { type ComponentType, createElement, type ReactNode } from 'react'

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
export type Props = Record<string, Json>

/** Finished HTML. React never walks it, and a hollow tree (see `hollow`) leaves it out. */
export interface HtmlNode {
  html: string
}

export interface ElementNode {
  tag: string
  props?: Props
  children?: BodyNode[]
}

export interface IslandNode {
  island: string
  props?: Props
  children?: BodyNode[]
}

/** A page's body: text, HTML, host elements and islands. Serializable as JSON. */
export type BodyNode = string | HtmlNode | ElementNode | IslandNode

export type IslandComponent = ComponentType<Record<string, unknown>>
export type FindIsland = (id: string) => IslandComponent
/** Wraps an island in an error boundary; `children` are the island's content. */
export type AroundIsland = (island: ReactNode, children: ReactNode[], key: number) => ReactNode

/** How `render` finds and wraps islands. */
export interface IslandRendering {
  find: FindIsland
  around: AroundIsland
}

/** Attribute of the wrapper around HTML. */
export const HTML_MARK = 'data-html'

/** Renders a body as React nodes. HTML blocks are numbered so that `fill` can find them again. */
export function render(body: BodyNode[], islands: IslandRendering): ReactNode[] {
  const counter = { next: 0 }
  return renderAll(body, islands, counter)
}

function renderAll(nodes: BodyNode[], islands: IslandRendering, counter: { next: number }): ReactNode[] {
  return nodes.map((node, key) => renderOne(node, islands, counter, key))
}

function renderOne(
  node: BodyNode,
  islands: IslandRendering,
  counter: { next: number },
  key: number,
): ReactNode {
  if (typeof node === 'string') return node
  if ('html' in node) {
    const mark = counter.next++
    return <div key={key} data-html={mark} dangerouslySetInnerHTML={{ __html: node.html }} />
  }
  const children = node.children ? renderAll(node.children, islands, counter) : []
  if ('tag' in node) return createElement(node.tag, { key, ...node.props }, ...children)
  return islands.around(createElement(islands.find(node.island), node.props, ...children), children, key)
}

/** Returns the tree without its HTML, for a document that already contains it. */
export function hollow(body: BodyNode[]): BodyNode[] {
  return body.map((node) => {
    if (typeof node === 'string') return node
    if ('html' in node) return { html: '' }
    return node.children ? { ...node, children: hollow(node.children) } : node
  })
}

/**
 * Fills a hollow tree with the HTML of the document it was prerendered into. Otherwise, any hydration mismatch (a
 * translated page, a browser extension) would blank the article.
 */
export function fill(body: BodyNode[], root: ParentNode): BodyNode[] {
  const blocks = new Map<string, string>()
  for (const element of root.querySelectorAll(`[${HTML_MARK}]`)) {
    blocks.set(element.getAttribute(HTML_MARK) ?? '', element.innerHTML)
  }
  let next = 0
  const visit = (nodes: BodyNode[]): BodyNode[] =>
    nodes.map((node) => {
      if (typeof node === 'string') return node
      if ('html' in node) return { html: blocks.get(String(next++)) ?? '' }
      return node.children ? { ...node, children: visit(node.children) } : node
    })
  return visit(body)
}
