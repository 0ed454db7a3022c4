import type { Severity } from '../../../feature'
import { check, type Finding, findingProblem, readYaml, type YamlMapping } from '../../../kit/data'
import type { SourceLocation } from '../../../kit/diagnostics'
import type { SiteConfig } from '../../../kit/options'
import type { FoundProblem } from '../../../kit/pages'
import { isExternal, isLoaded } from '../../../page/href'
import type { BlogAuthor } from '../types'
import { type AuthorInput, author, socialLinks } from './author-schema'
import { foreignAuthorImage, sharedAuthorPage } from './problems'

export interface AuthorsMap {
  /** Undefined if the file cannot be read. */
  authors?: Map<string, BlogAuthor>
  problems: FoundProblem[]
}

/** Returns the route of the authors' pages: `/blog/authors`. */
export function authorsRoute(blogRoute: string): string {
  return `${blogRoute}/authors`
}

/** Reads the authors file. `route` is that of the authors' pages. */
export function readAuthors(text: string, file: string, route: string, config: SiteConfig): AuthorsMap {
  const { onUnknownFrontMatter: unknownKey, url, allowedHosts } = config
  const read = readYaml(text, file)
  if ('problem' in read) return { problems: [{ severity: 'throw', problem: read.problem }] }
  const authors = new Map<string, BlogAuthor>()
  const problems: FoundProblem[] = []
  for (const [key, input] of Object.entries(read.value)) {
    const known = check(author, input)
    const findings = known.ok ? [] : known.findings
    problems.push(...findings.map((finding) => problemOf(finding, key, file, read, unknownKey)))
    const usable = known.ok ? known : check(author, without(input, findings))
    if (usable.ok) {
      const made = makeAuthor(usable.value, key, route)
      problems.push(
        ...findSharedPages(made, [...authors.values()], { file, line: read.lineOf([key, 'page']) }),
      )
      authors.set(key, made)
      // So that posts that name it are not reported, too.
    } else authors.set(key, { name: key, socials: [] })
    const image = usable.ok ? usable.value.image_url : undefined
    if (image !== undefined && !isLoaded(image, url, allowedHosts.pictures)) {
      const location = { file, line: read.lineOf([key, 'image_url']) }
      problems.push({ severity: 'warn', problem: foreignAuthorImage(location, key, image) })
    }
  }
  return { authors, problems }
}

/** An author from the map has a key, and therefore a page, unless the map says `page: false`. */
export function makeAuthor(input: AuthorInput, key: string | undefined, route: string): BlogAuthor {
  const { name, title, url, email, image_url: image, description, page, socials = {} } = input
  const own = typeof page === 'object' ? page.permalink.replace(/^\/+/, '') : key
  const address = url ?? (email === undefined ? undefined : `mailto:${email}`)
  return {
    name,
    socials: socialLinks(socials),
    ...(key === undefined ? {} : { key }),
    ...(key === undefined || page === false ? {} : { permalink: `${route}/${own}` }),
    ...(title === undefined ? {} : { title }),
    ...(address === undefined ? {} : { url: address }),
    ...(image === undefined ? {} : { image: isExternal(image) ? image : image.replace(/^(?!\/)/, '/') }),
    ...(description === undefined ? {} : { description }),
  }
}

function findSharedPages(
  { name, permalink = '' }: BlogAuthor,
  before: readonly BlogAuthor[],
  location: SourceLocation,
): FoundProblem[] {
  const other = before.find((author) => author.permalink === permalink)
  return other
    ? [{ severity: 'throw', problem: sharedAuthorPage(location, permalink, other.name, name) }]
    : []
}

function problemOf(
  finding: Finding,
  key: string,
  file: string,
  { lineOf }: YamlMapping,
  unknownKey: Severity,
): FoundProblem {
  const path = [key, ...finding.path]
  const isOther = finding.kind === 'unknown-key' && finding.near.length === 0
  return {
    severity: isOther ? unknownKey : 'throw',
    problem: findingProblem({ ...finding, path }, 'the authors', file, lineOf(path)),
  }
}

/** An unknown key need not fail the build: the author is made from the other keys. */
function without(input: unknown, findings: readonly Finding[]): unknown {
  if (typeof input !== 'object' || input === null) return input
  const unknown = findings.filter(({ kind }) => kind === 'unknown-key').map(({ path }) => path[0])
  return Object.fromEntries(Object.entries(input).filter(([key]) => !unknown.includes(key)))
}
