import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { join, relative } from 'pathe'
import type { GeneratedFiles, ReadSite, WrittenSite } from '../../feature'
import { hash } from '../../kit/cache'
import { workOn } from '../../kit/progress'
import {
  CACHE,
  DIGEST_LENGTH,
  fileKey,
  NOT_FOUND_DOCUMENT,
  OFFLINE_DOCUMENT,
  OFFLINE_WORKER,
  type OfflineBuild,
} from './build-files'
import { bundleOfflineWorker } from './offline-worker'

/** Files that pages load. Documents repeat the text in the JSON data, so two of them are enough. */
const LOADED = /\.(json|js|css|svg|png|jpe?g|webp|avif|gif|ico|woff2?|htm|wasm)$/

/**
 * Replaces a worker that an earlier build registered: deletes its caches and unregisters it. Browsers check for a new
 * worker when a page of the site is opened.
 */
export const RETIRED_WORKER = `const retire = async () => {
  const own = (await caches.keys()).filter((name) => name.startsWith('${CACHE} ' + registration.scope + ' '))
  await Promise.all(own.map((name) => caches.delete(name)))
  await registration.unregister()
}
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(retire()))
`

export function offlinePaths({ site: { basePath } }: ReadSite): string[] {
  return [basePath + OFFLINE_DOCUMENT, basePath + OFFLINE_WORKER]
}

/** Returns a locale's document for readers who are offline, and its service worker with the list of all files to cache. */
export function offlineFiles(written: WrittenSite): GeneratedFiles {
  const { basePath } = written.site
  return {
    [basePath + OFFLINE_DOCUMENT]: () => written.shell(basePath + OFFLINE_DOCUMENT),
    [basePath + OFFLINE_WORKER]: () => offlineWorker(written),
  }
}

/** Returns the worker, when all other files are written. */
async function offlineWorker(written: WrittenSite): Promise<string> {
  workOn('the files for reading offline')
  const script = await bundleOfflineWorker()
  const known = listKnown(written)
  const build: OfflineBuild = { id: hash(script, JSON.stringify(known)), ...known }
  return `const BUILD=${JSON.stringify(build)};${script}`
}

function listKnown(written: WrittenSite): Omit<OfflineBuild, 'id'> {
  const { version, site } = written
  const { basePath, locales } = site
  const others = locales
    .map(({ home }) => home)
    .filter((home) => home !== basePath && home.startsWith(basePath))
  return { version, basePath, others, ...filesOf(written, others) }
}

function filesOf(
  { folder, site: { basePath }, apart }: WrittenSite,
  others: readonly string[],
): Pick<OfflineBuild, 'files' | 'essential' | 'bytes'> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  const isOther = (path: string) => others.some((home) => (basePath + path).startsWith(home))
  const kept = paths.filter(
    (path) => (LOADED.test(path) || path === NOT_FOUND_DOCUMENT) && !apart.has(path) && !isOther(path),
  )
  const contents = kept.sort().map((path) => [path, readFileSync(join(folder, path))] as const)
  const documents = [OFFLINE_DOCUMENT, NOT_FOUND_DOCUMENT]
  const shell = readFileSync(join(folder, OFFLINE_DOCUMENT), 'utf8')
  const isEssential = (path: string) => documents.includes(path) || shell.includes(`"${basePath}${path}"`)
  return {
    files: Object.fromEntries(contents.map(([path, content]) => [keyOf(path), digestOf(content)])),
    essential: kept.filter(isEssential).map(keyOf),
    bytes: contents.reduce((sum, [path, content]) => sum + sizeOnWire(join(folder, path), content), 0),
  }
}

/** Nearly all files have compressed copies by now, if the site has any. */
function sizeOnWire(file: string, content: Buffer): number {
  const copy = statSync(`${file}.gz`, { throwIfNoEntry: false })
  return copy?.size ?? gzipSync(content, { level: 6 }).length
}

/** A `%` in a file's name is no code. */
function keyOf(path: string): string {
  return fileKey(path.replaceAll('%', '%25'))
}

function digestOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64').slice(0, DIGEST_LENGTH)
}
