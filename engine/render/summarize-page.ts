import type { Entry } from '../content/types'
import type { RenderedPage } from '../feature'
import type { RenderResult } from './render-page'

const LANGUAGE = / data-lang="([^"]*)"/g

/** Returns what a page shows. `markup` is its HTML. */
export function summarizePage(
  { path }: Pick<Entry, 'path'>,
  { partials = [] }: Pick<RenderResult, 'partials'>,
  markup: string,
): RenderedPage {
  const languages = [...markup.matchAll(LANGUAGE)].map(([, label = '']) => label)
  return { sources: [path, ...partials], languages: [...new Set(languages)] }
}
