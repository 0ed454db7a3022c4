import { hash } from '../cache/hash'
import { openTable } from '../cache/table'
import { isMarkdown } from '../content/docs/doc'
import { isListing } from '../content/routes'
import type { Entry, Source } from '../content/types'
import type { Answer, CompiledMarkdown } from '../markdown/types'
import { pageImage } from '../render/view/page-image'
import { markdownOf } from '../site/compile-source'
import { isCurrent } from '../site/page-compiler'
import type { SiteModel } from '../site/site-model'

/** Recognizes pages that are the same as in the last build, without compiling them. */
export interface SamePages {
  /** Returns the `PageKey` of such a page. */
  keyOf(source: Entry): string | undefined
  /** Adds a page for the next build. */
  add(source: Entry, own: CompiledMarkdown, key: string): void
  save(): void
}

interface KnownPage {
  key: string
  /** Answers that depend on other files than sources. */
  answers: Answer[]
}

/**
 * `common` is the hash of what all pages depend on. A page with samples, which also depend on packages, is never the same.
 */
export function openSamePages(model: SiteModel, common: string): SamePages {
  const { setup, compiler, links, history, reference } = model
  const table = openTable<KnownPage>(setup.cache, 'page-keys')
  const surroundings = hash(common, surroundingsOf(model))
  const inputsOf = (source: Source, compiled: string): string =>
    [surroundings, compiled, history.lastUpdated(source.file), pageImage(source, model).image].join(' ')
  return {
    keyOf(source) {
      const markdown = markdownOf(source)
      if (!markdown || isListing(source)) return undefined
      const compiled = compiler.keyOf(markdown)
      const known = table.get(source.path, inputsOf(source, compiled))
      if (!known || !isCurrent(known.answers, markdown, { resolver: links })) return undefined
      compiler.keep(compiled)
      return known.key
    },
    add(source, own, key) {
      const markdown = markdownOf(source)
      if (!markdown || isListing(source) || reference || mayHaveSamples(own)) return
      const answers = own.answers.filter(
        ({ kind, target }) => kind !== 'route' && !(kind === 'page' && isMarkdown(target)),
      )
      table.set(source.path, inputsOf(source, compiler.keyOf(markdown)), { key, answers })
    },
    save: table.save,
  }
}

function mayHaveSamples({ fences }: CompiledMarkdown): boolean {
  return fences.some(({ meta }) => /\b(run|try)\b/.test(meta))
}

/** Returns everything that pages take from the content of the site: all but the texts, and descriptions made of them. */
function surroundingsOf({ content, locales }: SiteModel): string {
  const { sidebars, versions, blog, byRoute, byFile } = content
  const entries = [...byRoute.values()].map((entry) =>
    isListing(entry) ? { ...entry, posts: [] } : { ...entry, text: '', bodyStart: 0, description: '' },
  )
  const files = [...byFile].map(([file, { route }]) => [file, route])
  const routes = locales.map((locale) => [locale.site, [...locale.content.byRoute.keys()]])
  return JSON.stringify([entries, files, sidebars, versions, blog?.sidebar, routes])
}
