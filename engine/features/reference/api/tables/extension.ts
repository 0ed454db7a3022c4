import { defineHastPlugin, type HastNode, type HastPluginList, type HastVisitorContext } from 'satteri'
import type { ExtendedPage, MarkdownExtension } from '../../../../feature'
import { AFTER_LEAD_COMPONENT } from '../../../../kit/markdown'
import { words as english } from '../../words'
import type { Reference } from '../reference'
import { showApiHead } from './api-head'
import { type JsxElement, type PageContext, type Show, useOf } from './component'
import { joinExamples } from './examples'
import { showExportList } from './export-list'
import { showReturns, showSignature, showThrows } from './functions'
import { isElement, withoutBlanks } from './hast'
import { showMembers, showParameters } from './parts'
import { showStatus } from './status'
import { showTypeLetters } from './type-letters'
import { showTypeTable } from './type-table'

/** Returns a page's path, with the base path, by its route. */
type PathOf = (route: string) => string

/** Returns the extension that provides the components of the API reference. Any problem in one fails the build. */
export function referenceExtension(
  reference: Reference,
  pathOf: PathOf,
  words = english.api,
): MarkdownExtension {
  return {
    name: 'reference',
    answer: reference.digest,
    beforeLead: ['ApiHead'],
    components: (page) => referencePlugins(contextOf(page, reference, pathOf, words), page.edit),
    documents: (path) => reference.exportsOn(path).map(({ name }) => name),
  }
}

function contextOf(
  { source, text, highlighter, report, ask }: ExtendedPage,
  reference: Reference,
  pathOf: PathOf,
  words: PageContext['words'],
): PageContext {
  return {
    reference,
    text,
    get path() {
      return pathOf(source.route)
    },
    report: (problem, line) => report('throw', { ...problem, file: source.path, line }),
    ask,
    highlight: (code, line, { links = [], title } = {}) => {
      const meta = title === undefined ? {} : { meta: `title="${title}"` }
      return highlighter.highlight({ code, lang: 'ts', ...meta, file: source.path, line, links }).html
    },
    ids: new Set(),
    types: new Set(),
    words,
  }
}

type Edit = (edit: { from: number; to: number; text: string }) => void

/**
 * The components by pass, in their order. Badges go first, since they may be in the text of a block; the letters go last,
 * since they lead to what the tables of the page have.
 */
const PASSES: Record<string, Record<string, Show>> = {
  status: { Status: showStatus },
  reference: {
    ApiHead: showApiHead,
    Signature: showSignature,
    Parameters: showParameters,
    Returns: showReturns,
    Throws: showThrows,
    Members: showMembers,
    TypeTable: showTypeTable,
    ExportList: showExportList,
  },
  letters: { TypeLetters: showTypeLetters },
}

/** Names of all components that are replaced at compile time. */
export const REFERENCE_COMPONENTS = Object.values(PASSES).flatMap(Object.keys)

/**
 * Replaces the components with finished nodes, so that the browser needs nothing of them. `edit` does the same in the
 * page's twin, replacing a range of the prepared source with text.
 */
function referencePlugins(page: PageContext, edit: Edit): HastPluginList {
  const passes = Object.entries(PASSES).map(([name, components]) => pluginOf(name, components, page, edit))
  return [...passes, joinExamples]
}

/** Returns the lead that follows a component, or the fold after that lead; undefined if none follows. */
function leadBelow(node: JsxElement, visitor: HastVisitorContext): HastNode | undefined {
  const siblings = withoutBlanks(
    (visitor.parent(node)?.children ?? []).slice((visitor.indexOf(node) ?? 0) + 1),
  )
  const [lead, fold] = siblings
  if (!isElement(lead, 'p')) return undefined
  return fold?.type === 'mdxJsxFlowElement' && fold.name === AFTER_LEAD_COMPONENT ? fold : lead
}

function pluginOf(name: string, components: Record<string, Show>, page: PageContext, edit: Edit) {
  const visit = (node: JsxElement, visitor: HastVisitorContext) => {
    const show = components[node.name ?? '']
    const shown = show?.(useOf(node, page))
    const below = shown?.belowLead ?? []
    const lead = below.length > 0 ? leadBelow(node, visitor) : undefined
    visitor.replaceNode(node, [...(shown?.nodes ?? []), ...(lead ? [] : below)])
    if (lead) visitor.insertAfter(lead, below)
    const { start, end } = node.position ?? {}
    if (start?.offset === undefined || end?.offset === undefined) return
    edit({ from: start.offset, to: end.offset, text: shown?.twin ?? '' })
  }
  const filter = Object.keys(components)
  return defineHastPlugin({
    name,
    options: { position: true },
    mdxJsxFlowElement: { filter, visit },
    mdxJsxTextElement: { filter, visit },
  })
}
