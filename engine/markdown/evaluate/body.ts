import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { SiteError } from '../../diagnostics/problem'
import type { BodyNode } from '../../page/tree'
import { HTML_COMPONENT } from '../plugins/compiled-components'
import { originOf } from './evaluate'
import { describeFailure, failedLine } from './page-body'
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
  /** Starts and ends with a slash. */
  basePath: string
  /** Returns the HTML of a fence that a component shows; it stays plain where this is absent. */
  highlight?: (code: string, lang: string, meta: string) => string
  /** How many components are around what is converted; 0 where it is absent. */
  depth?: number
}

/** Far more components than any page has inside of each other: one that calls itself would fill the memory. */
const MAX_DEPTH = 500

/**
 * Converts React elements to a body: calls build-time components, retains islands with their props, and turns
 * the rest into elements and HTML.
 * @throws ComponentFailure for a component that cannot run at build time, or props that are not JSON.
 */
export async function toBody(node: ReactNode, context: BodyContext): Promise<BodyNode[]> {
  if (node === null || node === undefined || typeof node === 'boolean') return []
  if (typeof node === 'string' || typeof node === 'number' || typeof node === 'bigint') return [String(node)]
  if (node instanceof Promise) return toBody(await node, context)
  if (isValidElement<Record<string, unknown>>(node)) return elementToBody(node, context)
  // React shows nothing in their place.
  if (typeof node === 'function' || typeof node === 'symbol')
    throw new Error(`A ${typeof node} cannot be shown.`)
  const lists = await Promise.all(Children.toArray(node).map((child) => toBody(child, context)))
  return lists.flat()
}

async function elementToBody(
  { type, props }: ReactElement<Record<string, unknown>>,
  context: BodyContext,
): Promise<BodyNode[]> {
  if (type === Html) return [{ html: String(props.html) }]
  if (type === Nodes && Array.isArray(props.nodes)) return props.nodes
  const { children, ...rest } = props
  if (type === Fragment) return toBody(children as ReactNode, context)
  const island = context.islandId(type)
  if (island !== undefined) {
    return [
      {
        island,
        props: islandProps(nameOf(type), typeof children === 'function' ? props : rest),
        children: await toBody(children as ReactNode, context),
      },
    ]
  }
  if (typeof type === 'string') {
    if (type.includes('/')) throw new ComponentFailure(type, 'address')
    const fence = rest['data-fence']
    if (typeof fence === 'string' && context.highlight) {
      const [, lang = '', meta = ''] = /^(\S*) ?(.*)$/s.exec(fence) ?? []
      return [{ html: context.highlight(plainText(children as ReactNode), lang, meta) }]
    }
    return [
      {
        tag: type,
        props: hostProps(type, rest, context.basePath),
        children: await toBody(children as ReactNode, context),
      },
    ]
  }
  return componentToBody(type, props, context)
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

/** Errors inside a partial are reported at the partial, errors in what the page passes to it at the page. */
async function componentToBody(
  type: unknown,
  props: Record<string, unknown>,
  context: BodyContext,
): Promise<BodyNode[]> {
  const origin = typeof type === 'function' ? originOf(type) : undefined
  const depth = (context.depth ?? 0) + 1
  if (depth > MAX_DEPTH) throw new ComponentFailure(nameOf(type), 'endless')
  const content = await call(type, props)
  const inside = { ...context, depth }
  if (origin === undefined) return toBody(content, inside)
  return toBody(content, inside).catch((error) => {
    const ofPartial = error instanceof ComponentFailure && failedLine(error, origin.uses) !== undefined
    throw ofPartial ? describeFailure(error, origin) : error
  })
}

/** Build-time components are called as plain functions, so hooks fail in them. */
async function call(type: unknown, props: Record<string, unknown>): Promise<ReactNode> {
  const name = nameOf(type)
  if (typeof type !== 'function' || isClass(type)) throw new ComponentFailure(name, 'not-a-function')
  try {
    return await type(props)
  } catch (error) {
    if (error instanceof SiteError) throw error
    throw new ComponentFailure(name, isHookError(error) ? 'hook' : 'threw', error)
  }
}

function isClass(type: { prototype?: unknown }): boolean {
  const prototype = type.prototype
  return typeof prototype === 'object' && prototype !== null && 'isReactComponent' in prototype
}

function isHookError(error: unknown): boolean {
  return error instanceof Error && /Invalid hook call|reading 'use[A-Z]\w*'/.test(error.message)
}

export function nameOf(type: unknown): string {
  if (typeof type === 'string') return type
  if (typeof type === 'function')
    return ('displayName' in type && String(type.displayName)) || type.name || 'Component'
  if (typeof type === 'object' && type !== null && 'type' in type) return nameOf(type.type)
  if (typeof type === 'object' && type !== null && 'render' in type) return nameOf(type.render)
  return 'Component'
}
