import type { Entry } from '../content/types'
import type { RenderedPage } from '../feature'
import type { BuiltPage } from './page-builder'

const LANGUAGE = / data-lang="([^"]*)"/g

/** Returns what a page shows. `markup` is its HTML. */
export function shownPage(
  { path }: Pick<Entry, 'path'>,
  { partials = [] }: Pick<BuiltPage, 'partials'>,
  markup: string,
): RenderedPage {
  const languages = [...markup.matchAll(LANGUAGE)].map(([, label = '']) => label)
  return { sources: [path, ...partials], languages: [...new Set(languages)] }
}
