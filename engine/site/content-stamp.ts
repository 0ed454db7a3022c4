import { readFile, stat } from 'node:fs/promises'
import { join, relative } from 'pathe'
import { filesBelow } from '../cache/files-below'
import { hash } from '../cache/hash'
import { listWatchedPaths } from './features/hooks'
import { CONFIG_FILE } from './file-names'
import { pageFolders, type SiteSetup } from './setup'

const TEXT = /\.(?:mdx?|[jt]sx?|json|ya?ml)$/
const IGNORED = /^(?:\.|node_modules$|dist$)/

/**
 * Returns a number that replaces the commit time for a site outside a repository. It changes with what search finds, so
 * that hosts may let browsers cache the files named after it.
 */
export async function contentStamp(setup: SiteSetup): Promise<number> {
  const { root, hooks } = setup
  const paths = [
    ...new Set([...pageFolders(setup), ...listWatchedPaths(hooks), 'components', 'i18n', 'observed', 'src']),
  ]
  const found = await Promise.all(paths.map((path) => filesOf(join(root, path))))
  const files = [
    ...new Set([join(root, CONFIG_FILE), ...found.flat().filter((file) => TEXT.test(file))]),
  ].sort()
  const parts: string[] = []
  for (const file of files) parts.push(relative(root, file), hash(await readFile(file)))
  return Number.parseInt(hash(...parts).slice(0, 10), 16)
}

/** Features may watch single files. */
async function filesOf(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => undefined)
  return found?.isFile() ? [path] : filesBelow(path, (name) => IGNORED.test(name))
}
