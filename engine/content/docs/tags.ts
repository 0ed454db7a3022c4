import type { Reporter } from '../../diagnostics/reporter'
import { lineOfKey } from '../front-matter/line-of-key'
import { tagSlug } from '../front-matter/tag-slug'
import { sharedTagRoute } from '../problems'
import type { DocTag, FrontMatter, Source } from '../types'

/** Labels and routes of a doc's tags, each once. `tagsPath` is the route of the list of tags. */
export function readTags(tags: FrontMatter['tags'], tagsPath: string): DocTag[] {
  const found = namedTags(tags, tagsPath)
  return [...new Map(found.toReversed().map((tag) => [tag.permalink, tag])).values()].toReversed()
}

/** Reports two labels that lead to one list of pages, which shows the first of them alone. */
export function checkTagLabels(sources: readonly Source[], tagsPath: string, reporter: Reporter): void {
  const owners = new Map<string, { label: string; file: string }>()
  const reported = new Set<string>()
  for (const { frontMatter, path: file, text, unlisted } of sources) {
    for (const { label, permalink } of unlisted ? [] : namedTags(frontMatter.tags, tagsPath)) {
      const shown = owners.get(permalink)
      if (!shown) owners.set(permalink, { label, file })
      if (!shown || shown.label === label || reported.has(`${permalink} ${label}`)) continue
      reported.add(`${permalink} ${label}`)
      const place = { file, line: lineOfKey(text, 'tags') }
      reporter.report('warn', sharedTagRoute(place, permalink, label, shown))
    }
  }
}

function namedTags(tags: FrontMatter['tags'], tagsPath: string): DocTag[] {
  return (tags ?? []).map((tag) => {
    const label = (typeof tag === 'string' ? tag : tag.label).trim()
    const own = typeof tag === 'string' ? tagSlug(label) : tag.permalink.replace(/^\/+|\/+$/g, '')
    return { label, permalink: `${tagsPath}/${own}` }
  })
}
