import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { basename, dirname, extname, join, resolve } from 'node:path'
import { withBase } from '../content/href'
import type { Content } from '../content/types'
import { nearest } from '../errors/nearest'
import type { LinkResolver, MarkdownSource } from '../markdown/types'

export interface SiteLinks extends LinkResolver {
  /** Files beside the sources that pages show: public path -> absolute path of the file. */
  readonly assets: Map<string, string>
  /** Adds one, by its absolute path. @returns its public path. */
  add(file: string): string
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
  const add = (file: string): string => {
    const path = assetPath(file, basePath)
    assets.set(path, file)
    return path
  }
  return {
    assets,
    add,
    page(target, from) {
      for (const file of candidates(target, from)) {
        const source = content.byFile.get(file)
        if (source) return withBase(basePath, source.route)
      }
      return null
    },
    asset(target, from) {
      const file = candidates(target, from).find(isFile)
      return file === undefined ? null : add(file)
    },
    similar(target, from) {
      const [wanted = ''] = candidates(target.replace(/[?#].*$/, ''), from)
      const names = [...content.byFile.values()].map(({ path }) => path)
      return nearest(wanted.slice(root.length + 1), names)
    },
  }
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true
}

/** Named by content, so that a changed picture has a new address. */
function assetPath(file: string, basePath: string): string {
  const stamp = createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 8)
  const extension = extname(file)
  return `${basePath}assets/${basename(file, extension)}-${stamp}${extension}`
}
