import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { SiteError } from 'docwright/kit/diagnostics'
import { Parser } from 'htmlparser2'
import { join } from 'pathe'
import { glob } from 'tinyglobby'
import { noBuildToCompare } from './problems'

/** What readers find on one page. */
export interface BuiltPage {
  title: string
  anchors: ReadonlySet<string>
  /** In lower case, since style sheets may change the case, as in titles of admonitions. */
  words: string[]
}

/** Elements whose text does not count as the page's. */
const SKIPPED = new Set(['script', 'style', 'svg', 'button', 'nav', 'template', 'noscript'])
const SKIPPED_CLASS = /(?:^|\s)(?:hash-link|toc-fold|table-of-contents|theme-doc-toc-mobile)(?:\s|$)/
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'i',
  'kbd',
  'mark',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
  'var',
  'wbr',
])
/** Prefix of ids that Docusaurus gives to its own containers. */
const OWN_ID = '__'
/** Classes of a page's text in Docusaurus and in this engine. Without them, all of `<main>` counts. */
const TEXT_CLASS = /(?:^|\s)(?:markdown|prose)(?:\s|$)/

/**
 * Returns a built site's pages by route, as hosts serve it: without `.html`, `/index` or trailing slash.
 * @throws SiteError if the folder has no pages.
 */
export async function readBuild(folder: string): Promise<Map<string, BuiltPage>> {
  const files = existsSync(folder) ? await glob('**/*.html', { cwd: folder }) : []
  if (files.length === 0) throw new SiteError(noBuildToCompare(folder))
  const pages = new Map<string, BuiltPage>()
  for (const file of files.sort()) {
    const route = `/${file.replace(/(?:^|\/)index(?:\/index)?\.html$/, '').replace(/\.html$/, '')}`
    if (!route.endsWith('/404')) pages.set(route, readBuiltPage(await readFile(join(folder, file), 'utf8')))
  }
  return pages
}

function readBuiltPage(html: string): BuiltPage {
  const isText = /<(?:div|article)[^>]*class="[^"]*(?<=["\s])(?:markdown|prose)(?=["\s])/.test(html)
  const anchors = new Set<string>()
  let [title, text] = ['', '']
  // The depths at which the text, a skipped part and the title began.
  let [depth, textAt, skippedAt, titleAt] = [0, 0, 0, 0]
  const parser = new Parser({
    onopentag(name, attributes) {
      depth++
      const { id, class: names = '' } = attributes
      if (name === 'title') titleAt ||= depth
      if (isText ? TEXT_CLASS.test(names) : name === 'main') textAt ||= depth
      if (SKIPPED.has(name) || SKIPPED_CLASS.test(names)) skippedAt ||= depth
      if (textAt > 0 && id && !id.startsWith(OWN_ID)) anchors.add(id)
      if (!INLINE.has(name)) text += ' '
    },
    ontext(data) {
      if (titleAt === depth && textAt === 0) title += data
      if (textAt > 0 && skippedAt === 0) text += data
    },
    onclosetag(name) {
      if (!INLINE.has(name)) text += ' '
      if (textAt === depth) textAt = 0
      if (skippedAt === depth) skippedAt = 0
      if (titleAt === depth) titleAt = -1
      depth--
    },
  })
  parser.end(html)
  return {
    title: title.trim(),
    anchors,
    words: text
      .toLowerCase()
      .split(/[\s\u200b]+/)
      .filter((word) => word !== ''),
  }
}
