import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, join, resolve } from 'node:path'
import type { Content } from '../content/types'
import { nearest } from '../errors/nearest'
import { withBase } from '../markdown/links'
import type { LinkResolver, MarkdownSource } from '../markdown/types'

export interface SiteLinks extends LinkResolver {
  /** Files beside the sources that pages show: public path -> absolute path of the file. */
  readonly assets: Map<string, string>
}

/** Answers the compiler's questions from the content of the whole site. */
export function createSiteLinks(
  root: string,
  docsPath: string,
  basePath: string,
  content: Content,
): SiteLinks {
  const assets = new Map<string, string>()
  const candidates = (target: string, from: MarkdownSource): string[] => {
    if (target.startsWith('@site/')) return [join(root, target.slice(6))]
    if (target.startsWith('/')) return [join(root, docsPath, target), join(root, target)]
    return [resolve(dirname(from.file), target), join(root, docsPath, target)]
  }
  return {
    assets,
    page(target, from) {
      for (const file of candidates(target, from)) {
        const source = content.byFile.get(file)
        if (source) return source.route === '/' ? basePath : withBase(source.route, basePath)
      }
      return null
    },
    asset(target, from) {
      const file = candidates(target, from).find((candidate) => existsSync(candidate))
      if (file === undefined) return null
      const path = assetPath(file, basePath)
      assets.set(path, file)
      return path
    },
    similar(target, from) {
      const [wanted = ''] = candidates(target.replace(/[?#].*$/, ''), from)
      const names = [...content.byFile.values()].map(({ path }) => path)
      return nearest(wanted.slice(root.length + 1), names)
    },
  }
}

/** Named by content, so that a changed picture has a new address. */
function assetPath(file: string, basePath: string): string {
  const stamp = createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 8)
  const extension = extname(file)
  return `${basePath}assets/${basename(file, extension)}-${stamp}${extension}`
}
