import type { RenderedPage } from '../feature'
import type { RenderResult } from './render-page'

const LANGUAGE = / data-lang="([^"]*)"/g

/** Returns what a page shows. `markup` is its HTML. */
export function summarizePage({ source, partials = [] }: RenderResult, markup: string): RenderedPage {
  const languages = [...markup.matchAll(LANGUAGE)].map(([, label = '']) => label)
  return { sources: [source.path, ...partials], languages: [...new Set(languages)] }
}
