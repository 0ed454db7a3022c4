import { componentFailed, propNotJson } from '../errors/catalog-markdown'
import { SiteError } from '../errors/problem'
import type { BodyNode } from '../page/tree'
import { type BodyContext, Html, toBody } from './body'
import { type EvaluationContext, evaluate, lineOf, renderError } from './evaluate'
import { fold } from './fold'
import { ComponentFailure } from './props'
import type { CompiledMarkdown } from './types'

type Uses = Pick<CompiledMarkdown, 'components'>

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
    return await bodyOf(content, bodyContext, compiled, context.path)
  } catch (error) {
    throw renderError(error, compiled, context)
  }
}

/**
 * The body of a page that is a component: a `.tsx` page, or evaluated Markdown.
 * @throws SiteError where a component of the page fails.
 */
export async function bodyOf(
  content: unknown,
  context: BodyContext,
  uses: Uses,
  path: string,
): Promise<BodyNode[]> {
  if (typeof content !== 'function') return []
  try {
    return fold(await toBody(await content({}), context))
  } catch (error) {
    throw error instanceof ComponentFailure ? describeFailure(error, uses, path) : error
  }
}

/** @returns the islands of a body, each once, in the order they are first met. */
export function islandsOf(body: BodyNode[]): string[] {
  const found = new Set<string>()
  const visit = (nodes: BodyNode[]): void => {
    for (const node of nodes) {
      if (typeof node === 'string' || 'html' in node) continue
      if ('island' in node) found.add(node.island)
      visit(node.children ?? [])
    }
  }
  visit(body)
  return [...found]
}

function describeFailure(failure: ComponentFailure, uses: Uses, path: string): SiteError {
  const { component, reason } = failure
  const line = lineOf(component, uses)
  const place = { file: path, ...(line === undefined ? {} : { line }) }
  if (typeof reason === 'object') {
    return new SiteError(propNotJson({ island: component, ...reason, ...place }))
  }
  return new SiteError(componentFailed({ name: component, ...place, ...FAILURES[reason](failure.cause) }), {
    cause: failure.cause,
  })
}

const FAILURES = {
  hook: () => ({
    reason: 'it uses a React hook, but components of a page run at build time.',
    hint: 'Rename its file to *.island.tsx, so that it runs in the browser.',
  }),
  'not-a-function': () => ({
    reason: 'it is not a plain function (a class, memo, forwardRef, lazy or a context).',
    hint: 'Make it a plain function, or rename its file to *.island.tsx, so that it runs in the browser.',
  }),
  threw: (cause: unknown) => ({
    reason: cause instanceof Error ? cause.message : String(cause),
    hint: 'Correct the component, or what the page passes to it.',
  }),
}
