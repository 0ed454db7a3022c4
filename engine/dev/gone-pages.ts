import { setTimeout } from 'node:timers/promises'
import { withBase } from '../content/href'
import type { Source } from '../content/types'
import type { Problem, SourceLocation } from '../diagnostics/problem'
import type { BuiltSite } from '../feature'
import { splitUrl } from '../page/href'
import { cleanPath } from '../page/site'
import { listGeneratedFiles } from '../render/generated-files'
import { compileSource, markdownOf } from '../site/compile-source'
import { stampOf } from '../site/git'
import { hasPath } from '../site/public-files'
import type { SiteModel } from '../site/site-model'
import { addressGone } from './problems'
import type { DevSite } from './site'

/** In milliseconds. A file that is renamed is gone for a moment, and a folder's files are so one by one. */
const PAUSE = 400

/**
 * Returns a function to call after each edit. It names the pages that are gone, once no other edit follows. Translations
 * follow the default locale, so only that one is watched.
 */
export function createGoneWatch(site: DevSite): () => void {
  if (site.setup.layers.own !== undefined) return () => undefined
  let last = site.model()
  let edits = 0
  const compare = async (): Promise<void> => {
    const edit = ++edits
    await setTimeout(PAUSE)
    if (edit !== edits) return
    const [before, after] = [await last, await site.model()]
    last = Promise.resolve(after)
    const found = await findGonePages(before, after)
    site.log.report('moved pages', { problems: found.map((problem) => ({ severity: 'warn', problem })) })
  }
  // A site that cannot be read is compared after it was mended.
  return () => void compare().catch(() => undefined)
}

/**
 * Returns a problem for each page whose address is gone after an edit: one that was moved, or one that others still
 * link to.
 */
export async function findGonePages(before: SiteModel, after: SiteModel): Promise<Problem[]> {
  const gone = sourcesOf(before).filter(({ route }) => !after.content.byRoute.has(route))
  const { now: files } = listGeneratedFiles(after, createUnbuiltSite(after))
  const isKept = ({ route }: Source) => files.has(`${withBase(after.site.basePath, route)}.html`)
  const problems = gone.map(async (source): Promise<Problem[]> => {
    const to = newRoute(source, before, after)
    // Links to a file follow its new slug.
    const isMoved = after.content.byFile.has(source.file)
    const links = (await linksTo(source, before)).filter(({ url }) => !isMoved || !/\.mdx?([?#]|$)/.test(url))
    const isReported = (to !== undefined || links.length > 0) && !isKept(source)
    return isReported ? [addressGone(source.route, to, links)] : []
  })
  return (await Promise.all(problems)).flat()
}

/** A site whose generated files are listed, and none is made. */
function createUnbuiltSite(model: SiteModel): BuiltSite {
  const { site, content, history } = model
  const never = () => Promise.reject(new Error('Nothing is rendered to list the generated files.'))
  const ignore = () => undefined
  const none = {
    pages: never,
    twin: never,
    pageOf: never,
    excerpt: never,
    collection: never,
    has: (path: string) => hasPath(path, model),
    checkLink: ignore,
    report: ignore,
  }
  return { site, content, stamp: stampOf(history), ...none }
}

function sourcesOf({ content }: SiteModel): Source[] {
  return [...content.byRoute.values()].filter((entry): entry is Source => 'text' in entry)
}

/** Returns the new route of a file, or of a new file with the same text. */
function newRoute({ file, text }: Source, before: SiteModel, after: SiteModel): string | undefined {
  const isNew = ({ route }: Source) => !before.content.byRoute.has(route)
  const news = sourcesOf(after).filter(isNew)
  return (news.find((other) => other.file === file) ?? news.find((other) => other.text === text))?.route
}

interface WrittenLink extends SourceLocation {
  url: string
}

/** Returns the links of other pages to a page, as they were while it was there. */
async function linksTo(target: Source, model: SiteModel): Promise<WrittenLink[]> {
  const { basePath } = model.site
  const path = cleanPath(basePath + target.route.slice(1))
  const names = [target.route, target.file.slice(target.file.lastIndexOf('/') + 1)]
  const pages = sourcesOf(model).filter(
    ({ text, file }) => file !== target.file && names.some((name) => text.includes(name)),
  )
  const found = pages.map(async (page): Promise<WrittenLink[]> => {
    const markdown = markdownOf(page)
    const compiled = markdown && (await compileSource(markdown, model).catch(() => undefined))
    const links = compiled?.links ?? []
    return links.flatMap(({ url, href, line, file }) =>
      isTo(href ?? url, path, basePath) ? [{ url, file: file ?? page.path, line }] : [],
    )
  })
  return (await Promise.all(found)).flat()
}

/** A link may be written with the base path or without it. */
function isTo(href: string, path: string, basePath: string): boolean {
  const plain = cleanPath(splitUrl(href).path)
  return plain === path || cleanPath(basePath + plain.replace(/^\//, '')) === path
}
