import { SiteError } from '../../diagnostics/problem'
import type { BodyNode } from '../../page/tree'
import type { Page } from '../../page/types'
import { pieceWith } from '../plugins/components'
import type { CompiledMarkdown } from '../types'
import { type BodyContext, Html, toBody } from './body'
import { type EvaluationContext, evaluate, lineOf, type Origin, renderError } from './evaluate'
import { fold } from './fold'
import { addressAsComponent, componentFailed, propNotJson, wrongAttribute } from './page-problems'
import { ComponentFailure } from './props'

const NO_USES: Origin['uses'] = { components: [], script: [], imports: [] }

/**
 * Compiled Markdown to the body of a page.
 * @throws SiteError naming file and line, where a component or an expression of the page fails.
 */
export async function pageBody(
  compiled: CompiledMarkdown,
  context: EvaluationContext,
  bodyContext: BodyContext,
): Promise<BodyNode[]> {
  const withHtml = { ...context, components: { ...context.components, Html } }
  try {
    const { default: content } = await evaluate(compiled, withHtml)
    return await bodyOf(content, bodyContext, context.path, compiled)
  } catch (error) {
    throw renderError(error, compiled, context)
  }
}

/**
 * The body of a page that is a component: a `.tsx` page, or evaluated Markdown. `uses` says on which lines of the
 * file at `path` its components stand.
 * @throws SiteError where a component of the page fails.
 */
export async function bodyOf(
  content: unknown,
  context: BodyContext,
  path: string,
  uses: Origin['uses'] = NO_USES,
): Promise<BodyNode[]> {
  if (typeof content !== 'function') return []
  try {
    return fold(await toBody(await content({}), context))
  } catch (error) {
    throw error instanceof ComponentFailure ? describeFailure(error, { path, uses }) : error
  }
}

/** @returns the islands of a body, each once, in the order they are first met, with what `scriptOf` makes of its id. */
export function islandsOf(body: BodyNode[], scriptOf: (id: string) => string): Page['islands'] {
  const found = new Set<string>()
  const visit = (nodes: BodyNode[]): void => {
    for (const node of nodes) {
      if (typeof node === 'string' || 'html' in node) continue
      if ('island' in node) found.add(node.island)
      visit(node.children ?? [])
    }
  }
  visit(body)
  return Object.fromEntries([...found].map((id) => [id, scriptOf(id)]))
}

/** The error of a component that failed, with the place where it is used. */
export function describeFailure(failure: ComponentFailure, { path, uses }: Origin): SiteError {
  const { component, reason, cause } = failure
  const line = failedLine(failure, uses)
  const place = { file: path, ...(line === undefined ? {} : { line }) }
  if (typeof reason === 'object') {
    const describe = /^[a-z]/.test(component) ? wrongAttribute : propNotJson
    return new SiteError(describe({ name: component, ...reason, ...place }))
  }
  if (reason === 'address') return new SiteError(addressAsComponent({ address: component, ...place }))
  const lines = uses.components.filter(({ name }) => name === component).map((use) => use.line)
  return new SiteError(componentFailed({ name: component, lines, ...place, reason, cause }), { cause })
}

/** The line of the tag that failed; undefined where it does not stand in the file. */
export function failedLine(
  { component, reason }: ComponentFailure,
  { components, script, imports }: Origin['uses'],
): number | undefined {
  if (reason === 'address') return imports.find(({ specifier }) => isAddressOf(component, specifier))?.line
  const prop = typeof reason === 'object' ? reason.prop.replace(/[.[].*$/, '') : undefined
  const tag = prop && pieceWith(new RegExp(`<${escaped(component)}\\b[^]*?\\b${escaped(prop)}\\b`), script)
  return tag ? tag.line : lineOf(component, { components })
}

/** A file has its own name in its address, and a stamp. */
function isAddressOf(address: string, specifier: string): boolean {
  const [stem = ''] = specifier.replace(/^.*\//, '').split('.')
  return address.includes(`/${stem}-`)
}

function escaped(name: string): string {
  return name.replace(/[$().*+?[\]\\^{|}]/g, '\\$&')
}
