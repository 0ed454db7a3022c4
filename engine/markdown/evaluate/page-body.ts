import { dirname } from 'pathe'
import type { ReactNode } from 'react'
import { ENGINE_ROOT } from '../../cache/paths'
import { locateThrow } from '../../diagnostics/locate-throw'
import type { SourceLocation } from '../../diagnostics/problem'
import type { BodyNode } from '../../page/tree'
import type { Page } from '../../page/types'
import type { CompiledMarkdown } from '../types'
import { type BodyContext, Html, toBody } from './body'
import { componentOrigin, type EvaluationContext, evaluate, type Origin, renderError } from './evaluate'
import { describeFailure } from './failures'
import { fold } from './fold'
import { ComponentFailure } from './props'

const NO_USES: Origin['uses'] = { components: [], script: [], imports: [] }

/**
 * Evaluates compiled Markdown and returns the body of the page.
 * @throws SiteError with file and line if a component or an expression of the page fails.
 */
export async function pageBody(
  compiled: CompiledMarkdown,
  context: EvaluationContext,
  bodyContext: BodyContext,
): Promise<BodyNode[]> {
  const withHtml = { ...context, components: { ...context.components, Html } }
  try {
    const { default: content } = await evaluate(compiled, withHtml)
    const names = typeof content === 'function' ? componentOrigin(content)?.names : undefined
    return await bodyOf(content, { ...bodyContext, ...(names && { names }) }, context.path, compiled)
  } catch (error) {
    throw renderError(error, compiled, context)
  }
}

/**
 * Returns the body of a page that is a component: a `.tsx` page, or evaluated Markdown. `uses` has the lines on which
 * components are used in the file at `path`.
 * @throws SiteError if a component of the page fails.
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

/**
 * Returns the body of a part of the theme. What fails in it mostly fails on every page, so it is reported in its own file: once.
 * @throws SiteError if a component fails.
 */
export async function themeBody(
  content: () => unknown,
  context: BodyContext,
  path: string,
): Promise<BodyNode[]> {
  try {
    return fold(await toBody((await content()) as ReactNode, context))
  } catch (error) {
    if (!(error instanceof ComponentFailure)) throw error
    const folders = [context.root ?? [], dirname(ENGINE_ROOT)].flat()
    const places = folders.flatMap((folder) => locateThrow(error.cause, folder) ?? [])
    const at = ['hook', 'threw'].includes(String(error.reason)) ? places[0] : undefined
    throw describeFailure(error, at ? sourceOf(error.component, at) : { path, uses: NO_USES })
  }
}

function sourceOf(name: string, { file, line = 1 }: SourceLocation): Origin {
  return { path: file, uses: { ...NO_USES, components: [{ name, line }] } }
}

/** Returns the distinct islands of a body in order of first use, mapped to the result of `scriptOf`. */
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
