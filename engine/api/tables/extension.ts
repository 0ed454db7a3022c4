import type { CodeHighlighter } from '../../markdown/blocks'
import type { ExtendedPage, Extension } from '../../markdown/extension'
import type { Reference } from '../reference'
import type { PageContext } from './component'
import { referencePlugins } from './plugin'

export interface ReferenceExtension {
  reference: Reference
  highlighter: CodeHighlighter
  /** Path of a page, with the base path, by its route. */
  pathOf(route: string): string
}

/** Makes the components of the reference known to a page. Whatever is wrong with one ends the build. */
export function referenceExtension(setup: ReferenceExtension): Extension {
  return {
    answer: setup.reference.digest,
    plugins: (page) => referencePlugins(contextOf(page, setup), page.edit),
  }
}

function contextOf(
  { source, text, report, ask }: ExtendedPage,
  { reference, highlighter, pathOf }: ReferenceExtension,
): PageContext {
  return {
    reference,
    text,
    file: source.path,
    get path() {
      return pathOf(source.route)
    },
    report: (problem) => report('throw', problem),
    ask,
    highlight: (code, line, links = []) =>
      highlighter.highlight({ code, lang: 'ts', file: source.path, line, links }).html,
    ids: new Set(),
  }
}
