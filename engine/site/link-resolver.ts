import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { basename, dirname, extname, join, relative, resolve } from 'pathe'
import { isMarkdown } from '../content/docs/doc'
import { routeOf, withBase } from '../content/href'
import { commonFile, fileInLocale, type Layers } from '../content/layers'
import type { Content } from '../content/types'
import { nearest } from '../diagnostics/words'
import type { LinkResolver, MarkdownSource } from '../markdown/types'
import { editDistance } from '../page/edit-distance'
import { percentDecode, relativeTo, splitUrl } from '../page/href'
import { cleanPath, HASHED } from '../page/site'

export interface SiteLinks extends LinkResolver {
  /** Absolute paths of the files that pages show: in fences, and as partials. */
  readonly fenceFiles: Set<string>
  /** Files beside the sources that pages use: absolute path by public path. */
  readonly assets: Map<string, string>
  /** Adds a file by absolute path and returns its public path. */
  add(file: string): string
}

/** Returns a resolver that answers the compiler's questions from the content of the whole site. */
export function createSiteLinks(
  layers: Layers,
  docsPath: string,
  basePath: string,
  content: Content,
): SiteLinks {
  const { root } = layers
  const assets = new Map<string, string>()
  const fenceFiles = new Set<string>()
  /** Relative links are resolved against the page's location among the files of the default locale. */
  const candidates = (target: string, from: MarkdownSource): string[] => {
    if (target.startsWith('@site/')) return [join(root, target.slice(6))]
    const docs = join(root, versionFolder(from) ?? docsPath)
    if (target.startsWith('/')) return [join(docs, target), join(root, target)]
    return [resolve(folderOf(from), target), join(docs, target)]
  }
  const folderOf = (from: MarkdownSource) => dirname(commonFile(from.file, layers))
  /** A page of a version links to pages of the same version. */
  const versionFolder = (from: MarkdownSource) => {
    const path = commonFile(from.file, layers).slice(root.length + 1)
    return content.versions.find(({ folder }) => path.startsWith(`${folder}/`))?.folder
  }
  const inLocale = (file: string) => fileInLocale(file, layers)
  const pageOf = (target: string, from: MarkdownSource): string | null => {
    const sources = candidates(target, from).flatMap((file) => content.byFile.get(inLocale(file)) ?? [])
    return sources[0] ? withBase(basePath, sources[0].route) : null
  }
  const add = (file: string): string => {
    const path = assetPath(file, basePath)
    assets.set(path, file)
    return path
  }
  return {
    assets,
    fenceFiles,
    add,
    page(target, from) {
      if (isMarkdown(target)) return pageOf(target, from)
      if (target.startsWith('/')) return withBase(basePath, content.cleanLink(routeOf(basePath, target)))
      if (content.byRoute.has(percentDecode(cleanPath(relativeTo(target, from.route))))) return null
      const names = ['.md', '.mdx', '/index.md', '/index.mdx'].map((end) => target.replace(/\/$/, '') + end)
      return names.map((name) => pageOf(name, from)).find((page) => page !== null) ?? null
    },
    asset(target, from) {
      const file = candidates(target, from).map(inLocale).find(isFile)
      return file === undefined ? null : add(file)
    },
    file(target, from) {
      const project = dirname(root)
      const file = [...candidates(target, from), join(project, target)].find(isFile)
      if (file === undefined || !file.startsWith(`${project}/`)) return null
      fenceFiles.add(file)
      return readFileSync(file, 'utf8')
    },
    similar(target, from) {
      const [wanted = ''] = candidates(splitUrl(target).path, from)
      const files = [...content.byFile.keys()].map((file) => commonFile(file, layers))
      const file = similarFile(wanted, files)
      return file === undefined ? [] : [relativeLink(file, folderOf(from))]
    },
  }
}

/** Returns false for a path that no file can have, such as a name of 300 letters, where `stat` throws. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/** Contains a hash, so that a changed image has a new URL, and no characters that are special in URLs. */
function assetPath(file: string, basePath: string): string {
  const stamp = createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 8)
  const extension = extname(file)
  const name = `${basename(file, extension)}-${stamp}${extension}`
  return basePath + HASHED + name.replace(/[#?%\\]|\p{Cc}/gu, '_')
}

/**
 * Returns the file that a link to `wanted` was likely meant for: one with the same name elsewhere, or with a similar
 * name beside it.
 */
export function similarFile(wanted: string, files: readonly string[]): string | undefined {
  const name = fileStem(wanted)
  const moved = files.filter((file) => fileStem(file) === name && name !== 'index')
  const [closest] = moved.sort((a, b) => editDistance(a, wanted) - editDistance(b, wanted))
  if (closest !== undefined) return closest
  const beside = files.filter((file) => dirname(file) === dirname(wanted))
  const [near] = nearest(name, beside.map(fileStem), 1)
  return beside.find((file) => fileStem(file) === near)
}

/** Returns the relative link to a file as an author would write it in `folder`. */
export function relativeLink(file: string, folder: string): string {
  const path = relative(folder, file)
  return path.startsWith('.') ? path : `./${path}`
}

function fileStem(file: string): string {
  return basename(file, extname(file))
}
