import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Contender } from './contender'
import type { PlainPage } from './plain-page'

/** Puts the title in front matter, for contenders that make it a heading. */
export function withTitleAbove({ title, description, body }: PlainPage): string {
  return `${frontMatter({ title, description })}\n${body}`
}

/** Makes the title a heading, for contenders that take it from there. */
export function withHeading({ title, description, body }: PlainPage): string {
  return `${frontMatter({ description })}\n# ${title.replace(/[\\`*_<>{}[\]]/g, '\\$&')}\n\n${body}`
}

/** As Starlight requires: URLs keep their case, and links have the base path. */
export function forStarlight(base: string): (page: PlainPage) => string {
  return ({ route, title, description, body }) => {
    const slug = route === '' ? undefined : route
    return `${frontMatter({ title, description, slug })}\n${body.replaceAll('](/', `](${base}`)}`
  }
}

function frontMatter(values: Record<string, string | undefined>): string {
  const lines = Object.entries(values).flatMap(([key, value]) =>
    value ? [`${key}: ${JSON.stringify(value)}`] : [],
  )
  return `---\n${lines.join('\n')}\n---\n`
}

/** Returns a page's file, relative to the site's folder. */
export function pageFile({ docs, ending }: Contender, route: string): string {
  return join(docs, `${route || 'index'}${ending}`)
}

/** Writes all pages, replacing existing ones. */
export function writePages(folder: string, contender: Contender, pages: readonly PlainPage[]): void {
  for (const page of pages) {
    const file = join(folder, pageFile(contender, page.route))
    mkdirSync(dirname(file), { recursive: true })
    rmSync(file, { force: true })
    writeFileSync(file, contender.write(page))
  }
}
