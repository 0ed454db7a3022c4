import type { Element } from 'hast'
import { defineHastPlugin } from 'satteri'
import type { Severity } from '../../diagnostics/problem'
import type { Reporter } from '../../diagnostics/reporter'
import { fileOfHref, isExternal, mapSrcSet, percentDecode, relativeTo, splitUrl } from '../../page/href'
import { cleanPath } from '../../page/site'
import { brokenMarkdownLink, emptyLink, linkWithoutEnding } from '../problems'
import type { LinkResolver, MarkdownSource, SourceLink } from '../types'
import { isDeclared } from './imports'
import { LINE_MARK, lineOfMark } from './positions'
import { nodesText } from './text'

export interface LinkContext {
  source: MarkdownSource
  /** Starts and ends with a slash. */
  basePath: string
  /** The base paths of all locales. */
  homes?: readonly string[] | undefined
  resolver: LinkResolver
  reporter: Reporter
  onBrokenMarkdownLinks: Severity
  links: SourceLink[]
  images: SourceLink[]
}

const MARKDOWN_FILE = /\.mdx?$/

/** Resolves files, site paths and relative URLs to paths of the built site. */
export function resolveLinks(context: LinkContext) {
  return defineHastPlugin({
    name: 'links',
    options: { position: true },
    mdxJsxFlowElement: {
      filter: ['Card'],
      visit(node, visitor) {
        const { value: url } = node.attributes.find((own) => 'name' in own && own.name === 'href') ?? {}
        if (typeof url !== 'string' || isDeclared('Card', context.source.text)) return
        visitor.setProperty(node, 'href', noteLink(url, node.position?.start.line ?? 1, context))
      },
    },
    element: [
      {
        filter: ['a'],
        visit(node, visitor) {
          const url = node.properties.href
          if (typeof url !== 'string') return
          const line = lineOfMark(node) ?? lineWith(url, context.source.text)
          if (url.trim() === '')
            context.reporter.report('warn', emptyLink({ file: context.source.path, line }))
          visitor.setProperty(node, 'href', noteLink(url, line, context))
          if (showsItself(url, node)) visitor.setProperty(node, 'className', ['autolink'])
          visitor.setProperty(node, LINE_MARK, null)
        },
      },
      {
        filter: Object.keys(FILES),
        visit(node, visitor) {
          const { tagName, properties } = node
          const resolve = (url: string) => {
            const href = resolveImage(url, context)
            const line = lineOfMark(node) ?? lineWith(url, context.source.text)
            context.images.push({ url, href, line })
            return href ?? url
          }
          for (const name of FILES[tagName] ?? []) {
            const url = properties[name]
            if (name === 'srcSet' && url) visitor.setProperty(node, name, mapSrcSet(String(url), resolve))
            else if (typeof url === 'string') visitor.setProperty(node, name, resolve(url))
          }
          if (tagName !== 'img' || typeof properties.src !== 'string') return
          visitor.setProperty(node, 'loading', 'lazy')
          visitor.setProperty(node, LINE_MARK, null)
        },
      },
    ],
  })
}

/** The properties of elements that name a file. */
const FILES: Record<string, readonly string[]> = {
  img: ['src', 'srcSet'],
  source: ['src', 'srcSet'],
  video: ['src', 'poster'],
  audio: ['src'],
  track: ['src'],
  embed: ['src'],
  input: ['src'],
}

/** Records a link, and returns its href; null if it names a Markdown file that does not exist. */
function noteLink(url: string, line: number, context: LinkContext): string | null {
  const href = resolveLink(url, line, context)
  context.links.push({ url, href, line })
  if (href === null) reportMissing(url, line, context)
  return href
}

/** True if a link's text is its URL, which a printed page must not repeat. */
function showsItself(url: string, { children, properties }: Readonly<Element>): boolean {
  const text = nodesText(children).trim()
  return properties.className === undefined && isExternal(url) && [text, `http://${text}`].includes(url)
}

/** Returns the first line that contains a URL, the best guess for a link written as HTML. */
function lineWith(url: string, text: string): number {
  return text.slice(0, Math.max(0, text.indexOf(url))).split('\n').length
}

/** Returns the href of a link, or null if it names a Markdown file that does not exist. */
function resolveLink(url: string, line: number, context: LinkContext): string | null {
  const file = fileOfHref(url)
  if (file !== undefined) return underBase(file, context.basePath, context.homes)
  if (isExternal(url)) return url
  if (url.startsWith('#')) return anchorIn(context) + url
  const { path, suffix } = splitUrl(url)
  if (path === '') return url
  if (MARKDOWN_FILE.test(path)) {
    const page = context.resolver.page(percentDecode(path), context.source)
    return page === null ? null : page + suffix
  }
  const beside = fileBeside(path, context)
  if (beside !== null) return beside + suffix
  const named = pageBeside(path, line, context)
  if (named !== null) return named + suffix
  const sitePath = path.replace(/^@site\/static\//, '/')
  const route = sitePath.startsWith('/') ? sitePath : relativeTo(path, context.source.route)
  return addressOf(route, context) + suffix
}

/** Returns the public path of a file among the sources, which links name as pictures do; null for any other path. */
function fileBeside(path: string, { resolver, source }: LinkContext): string | null {
  const isFile = /(?<!\.html)\.\w+$/.test(path) && !/^(?:\/|@site\/static\/)/.test(path)
  return isFile ? resolver.asset(percentDecode(path), source) : null
}

/** Returns the address of the page whose file a link names without its ending, as VitePress reads it, with a warning. */
function pageBeside(path: string, line: number, { source, resolver, reporter }: LinkContext): string | null {
  if (/^[/@]/.test(path)) return null
  const page = resolver.page(percentDecode(path), source)
  const [file = `${path}.md`] = page === null ? [] : resolver.similar(path, source)
  if (page !== null) reporter.report('warn', linkWithoutEnding({ url: path, file: source.path, line }, file))
  return page
}

/** Each page has one canonical URL, which variants with a trailing slash or `.html` resolve to. */
function addressOf(route: string, { basePath, homes, resolver, source }: LinkContext): string {
  const address = underBase(route, basePath, homes)
  if (address === basePath || cleanPath(address) === address) return address
  return resolver.page(address, source) ?? address
}

/** Excerpts have no anchors, so links to an anchor lead to the full page. */
function anchorIn({ source, basePath }: LinkContext): string {
  return source.isExcerpt ? underBase(source.route, basePath) : ''
}

function resolveImage(written: string, context: LinkContext): string | null {
  const url = fileOfHref(written) ?? written
  if (isExternal(url)) return url
  if (url.startsWith('/')) return underBase(url, context.basePath, context.homes)
  return context.resolver.asset(percentDecode(splitUrl(url).path), context.source)
}

/**
 * Returns a path with the base path, which it may already have.
 * @param homes The base paths of all locales: a path may have that of the whole site, or of another locale.
 */
export function underBase(path: string, basePath: string, homes: readonly string[] = []): string {
  const [home] = homes.filter((one) => `${path}/`.startsWith(one)).sort((a, b) => b.length - a.length)
  const isOfSite = home === undefined || (basePath.startsWith(home) && home !== basePath)
  if (!isOfSite || path.startsWith(basePath) || `${path}/` === basePath) return path
  return basePath + path.slice(home?.length ?? 0).replace(/^\/+/, '')
}

function reportMissing(
  url: string,
  line: number,
  { source, resolver, reporter, onBrokenMarkdownLinks }: LinkContext,
) {
  const similar = resolver.similar(url, source)
  reporter.report(onBrokenMarkdownLinks, brokenMarkdownLink({ url, file: source.path, line, similar }))
}
