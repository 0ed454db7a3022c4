import { createHash } from 'node:crypto'
import type { FencedFile } from '../../../kit/fences'
import { loadOptional, type SitePackages } from '../../../kit/packages'
import { TRY_PACKAGES } from '../packages'
import type { ReadFences } from '../samples/fences/read-fences'
import { packageModules } from '../samples/run/bundle'
import { readPresets } from './presets'
import type { TryPackages } from './sandbox/worker'
import { sandboxDocument, sandboxVersion } from './sandbox-document'
import type { TrySample } from './try-it'
import { tryableSamples } from './try-samples'

export interface TryFilesOptions {
  /** Absolute path of the site's folder. Packages are resolved from there. */
  root: string
  /** Absolute path of the cache folder. */
  cache: string
  readFences: ReadFences
  /** Returns what samples can import. */
  packages(): SitePackages
  /** The package that answers requests: one of `packages`. */
  server?: string | undefined
  /** Path of the page whose samples every editor offers, relative to the site's root. */
  presets?: string | undefined
}

/** The files that browsers request when a reader tries a sample. */
export interface TryFiles {
  /** Adds the files of a page's samples. Returns file names by the lines of the fences. */
  add(page: FencedFile): Promise<Map<number, string>>
  /** Returns the sorted names of all files. */
  names(): string[]
  /** Returns a file's content, created on the first read; undefined for an unknown name. */
  read(name: string): Promise<string> | undefined
}

export function createTryFiles(options: TryFilesOptions): TryFiles {
  const { root, cache, readFences, packages, server, presets: presetsPage } = options
  const contents = new Map<string, () => Promise<string>>()
  const offer = (name: string, make: () => Promise<string>): string => {
    let content: Promise<string> | undefined
    const read = () => {
      content ??= make()
      // Retry a failed read the next time.
      content.catch(() => {
        content = undefined
      })
      return content
    }
    if (!contents.has(name)) contents.set(name, read)
    return name
  }
  return {
    async add(page) {
      const own = packages()
      const samples = await tryableSamples(page, readFences, own)
      const [first] = samples
      if (!first) return new Map()
      // The script of the editor is bundled later, which fails without a word of the feature.
      const location = { file: page.path, line: first.line }
      await loadOptional({ ...TRY_PACKAGES, location }, () => import('sucrase'))
      const offered =
        presetsPage === undefined ? undefined : await readPresets(root, presetsPage, readFences, own)
      const always = [offered?.packages ?? [], server ?? []].flat()
      const named = samples.map(({ line, code, files, packages: imported }): [number, string] => {
        const specifiers = [...new Set([...imported, ...always])].sort()
        // Not `.html`, because it is not a page and hosts redirect those.
        const sandbox = offer(`try-${sandboxVersion()}.htm`, () => sandboxDocument(cache))
        const sample: TrySample = { code, files, sandbox }
        if (specifiers.length > 0) {
          const version = hash([sandboxVersion(), specifiers, [...own]])
          const make = async () => JSON.stringify(await packagesFile(specifiers))
          sample.packages = offer(`try-packages-${version}.json`, make)
        }
        if (offered) {
          const list = JSON.stringify(offered.presets)
          sample.presets = offer(`try-presets-${hash(list)}.json`, async () => list)
        }
        const text = JSON.stringify(sample)
        return [line, offer(`try-${hash(text)}.json`, async () => text)]
      })
      return new Map(named)
    },
    names: () => [...contents.keys()].sort(),
    read: (name) => contents.get(name)?.(),
  }

  async function packagesFile(specifiers: readonly string[]): Promise<TryPackages> {
    const modules = await packageModules(specifiers, root, packages())
    const id = server === undefined ? undefined : modules.ids[server]
    return { ...modules, ...(id === undefined ? {} : { server: id }) }
  }
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 8)
}
