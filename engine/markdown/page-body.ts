import type { BodyNode } from '../page/tree'
import type { Page } from '../page/types'
import { type BodyContext, Html, toBody } from './body'
import { type EvaluationContext, evaluate, type Origin, renderError } from './evaluate'
import { describeFailure } from './failures'
import { fold } from './fold'
import { ComponentFailure } from './props'
import type { CompiledMarkdown } from './types'

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
