import {
  Children,
  createElement,
  type ElementType,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { BodyNode } from '../../page/tree'
import { HTML_COMPONENT } from '../plugins/compiled-components'
import { callComponent } from './call-component'
import { componentOrigin } from './evaluate'
import { describeFailure, findFailedLine } from './failures'
import { withoutFrames } from './frames'
import { ComponentFailure, hostProps, islandProps } from './props'

/** Placeholder for finished HTML; never rendered, only handled by `toBody`. */
export function Html(): null {
  return null
}
Html.displayName = HTML_COMPONENT

/** Placeholder for nodes that are already a body; never rendered, only handled by `toBody`. */
export function Nodes(_: { nodes: BodyNode[] }): null {
  return null
}

/** Returns the id of an island, or undefined for a component that runs at build time. */
export type IslandId = (component: unknown) => string | undefined

export interface BodyContext {
  islandId: IslandId
  /** The same for a component that is an island only if it cannot be called at build time. */
  liveId?: IslandId
  /** True inside such a component. */
  isInLive?: boolean
  /** Returns whether a component that can be neither called nor hydrated may be rendered as static HTML. */
  mayBeStill?: (name: string) => boolean
  /** What the page calls its components. */
  names?: ReadonlyMap<unknown, string>
  /** Absolute path of the site's folder, for messages. */
  root?: string
  /** Starts and ends with a slash. */
  basePath: string
  /** The base paths of all locales. */
  homes?: readonly string[]
  /** Returns the HTML of a fence that a component shows. If absent, such code is not highlighted. */
  highlight?: (code: string, lang: string, meta: string) => string
  /** True for the URL of a frame that the content security policy blocks. */
  isBlocked?: (address: string) => boolean
  /** How many components are around the converted node; 0 if absent. */
  depth?: number
}

/** Far deeper than any page nests its components. A component that renders itself would exhaust memory. */
const MAX_DEPTH = 500

/**
 * Converts React elements to a body: calls build-time components, keeps islands with their props, and turns the rest
 * into elements and HTML.
 * @throws ComponentFailure for a component that cannot run at build time, or props that are not JSON.
 */
export async function toBody(node: ReactNode, context: BodyContext): Promise<BodyNode[]> {
  if (node === null || node === undefined || typeof node === 'boolean') return []
  if (typeof node === 'string' || typeof node === 'number' || typeof node === 'bigint') return [String(node)]
  if (Array.isArray(node)) checkItems(node)
  if (node instanceof Promise) return toBody(await node, context)
  if (isValidElement<Record<string, unknown>>(node)) return elementToBody(node, context)
  checkShown(node)
  const lists = await Promise.all(Children.toArray(node).map((child) => toBody(child, context)))
  return lists.flat()
}

/** React leaves functions and symbols out of a list. */
function checkItems(items: readonly unknown[]): void {
  for (const item of items) {
    if (Array.isArray(item)) checkItems(item)
    else checkShown(item)
  }
}

/** @throws Error for what React would silently not show. */
function checkShown(node: unknown): void {
  if (typeof node === 'function' || typeof node === 'symbol')
    throw new Error(`A ${typeof node} cannot be shown.`)
}

async function elementToBody(
  { type, props }: ReactElement<Record<string, unknown>>,
  context: BodyContext,
): Promise<BodyNode[]> {
  if (type === Html) return [{ html: withoutFrames(String(props.html), context.isBlocked) }]
  if (type === Nodes && Array.isArray(props.nodes)) return props.nodes
  const { children, ...rest } = props
  if (type === Fragment) return toBody(children as ReactNode, context)
  const island = context.islandId(type)
  if (island !== undefined) return islandBody(island, type, props, context)
  if (typeof type === 'string') {
    if (isPicture(type)) return [{ tag: 'img', props: hostProps('img', pictureProps(type, props), context) }]
    if (type.includes('/')) throw new ComponentFailure(type, 'address')
    const fence = rest['data-fence']
    if (typeof fence === 'string' && context.highlight) {
      const [, lang = '', meta = ''] = /^(\S*) ?(.*)$/s.exec(fence) ?? []
      return [{ html: context.highlight(plainText(children as ReactNode), lang, meta) }]
    }
    const own = hostProps(type, rest, context)
    if (type === 'iframe')
      return [{ html: withoutFrames(renderToStaticMarkup(createElement(type, own)), context.isBlocked) }]
    return [{ tag: type, props: own, children: await toBody(children as ReactNode, context) }]
  }
  return componentToBody(type, props, context)
}

/** Other tools turn an imported SVG into a component. Here it is the URL of the file. */
function isPicture(type: string): boolean {
  return type.includes('/') && type.endsWith('.svg')
}

/** What such a component gets is meant for an `<svg>`: its role and its colors mean nothing to a picture. */
function pictureProps(src: string, props: Record<string, unknown>): Record<string, unknown> {
  const { id, className, style, width, height, title, 'aria-label': label } = props
  return { id, className, style, width, height, src, alt: props.alt ?? title ?? label ?? '' }
}

async function islandBody(
  island: string,
  type: unknown,
  props: Record<string, unknown>,
  context: BodyContext,
): Promise<BodyNode[]> {
  const { children, ...rest } = props
  return [
    {
      island,
      props: islandProps(nameIn(context, type), typeof children === 'function' ? props : rest),
      children: await toBody(children as ReactNode, context),
    },
  ]
}

function plainText(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) =>
      isValidElement<{ html?: string; children?: ReactNode }>(child)
        ? (child.props.html ?? plainText(child.props.children))
        : String(child),
    )
    .join('')
}

/** A component that cannot be called at build time becomes an island if a browser can load it, or else static HTML. */
async function componentToBody(
  type: unknown,
  props: Record<string, unknown>,
  context: BodyContext,
): Promise<BodyNode[]> {
  const live = context.liveId?.(type)
  const isInLive = context.isInLive || live !== undefined
  try {
    return await callBody(type, props, { ...context, isInLive })
  } catch (error) {
    if (!(error instanceof ComponentFailure) || !NEEDS_BROWSER.has(error.reason)) throw error
    if (live !== undefined) return islandBody(live, type, props, context)
    const name = nameIn(context, type)
    const isStill =
      !isInLive && isComponent(type) && error.component === name && hasNoElements(props.children as ReactNode)
    if (!isStill || !context.mayBeStill?.(name)) throw error
    return [{ html: stillHtml(name, type as ElementType, props) }]
  }
}

const NEEDS_BROWSER: ReadonlySet<unknown> = new Set(['hook', 'not-a-function'])

/** A page's content has parts that React does not know. */
function hasNoElements(children: ReactNode): boolean {
  return typeof children === 'function' || Children.toArray(children).every((child) => !isValidElement(child))
}

function stillHtml(name: string, type: ElementType, props: Record<string, unknown>): string {
  try {
    return renderToStaticMarkup(createElement(type, props))
  } catch (error) {
    throw new ComponentFailure(name, 'threw', error)
  }
}

/** Errors inside a partial are reported at the partial, errors in what the page passes to it at the page. */
async function callBody(
  type: unknown,
  props: Record<string, unknown>,
  context: BodyContext,
): Promise<BodyNode[]> {
  const origin = typeof type === 'function' ? componentOrigin(type) : undefined
  const depth = (context.depth ?? 0) + 1
  if (depth > MAX_DEPTH) throw new ComponentFailure(nameIn(context, type), 'endless')
  const content = await callComponent(nameIn(context, type), type, props)
  const inside = { ...context, depth }
  if (origin === undefined) return toBody(content, inside)
  return toBody(content, inside).catch((error) => {
    const ofPartial = error instanceof ComponentFailure && findFailedLine(error, origin.uses) !== undefined
    throw ofPartial ? describeFailure(error, origin) : error
  })
}

function isComponent(type: unknown): boolean {
  return typeof type === 'function' || (typeof type === 'object' && type !== null)
}

function nameIn({ names }: BodyContext, type: unknown): string {
  return names?.get(type) ?? componentName(type)
}

function componentName(type: unknown): string {
  if (typeof type === 'string') return type
  if (typeof type === 'function')
    return ('displayName' in type && String(type.displayName)) || type.name || 'Component'
  if (typeof type === 'object' && type !== null && 'type' in type) return componentName(type.type)
  if (typeof type === 'object' && type !== null && 'render' in type) return componentName(type.render)
  return 'Component'
}
