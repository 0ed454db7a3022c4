import { createHash } from 'node:crypto'
import type { FencedFile } from '../../markdown/plugins/code-fences'
import type { TrySample } from '../../page/try-it'
import type { ReadFences } from '../fences/read-fences'
import { packageModules } from '../run/bundle'
import { readSitePackages } from '../run/site-packages'
import type { TryPackages } from './sandbox/messages'
import { sandboxDocument, sandboxVersion } from './sandbox-document'
import { tryableSamples } from './try-samples'

export interface TryFilesOptions {
  /** Absolute path of the site: packages are found from there. */
  root: string
  /** Absolute path of the folder for what is kept from run to run. */
  cache: string
  readFences: ReadFences
  /** What samples can import: see `readSitePackages`. */
  packages: readonly string[]
}

/** The files that readers' browsers ask for when a sample is to be tried. */
export interface TryFiles {
  /** Names of the samples' files, by the lines of their fences. */
  add(page: FencedFile): Promise<Map<number, string>>
  /** Names of all files there are. */
  names(): string[]
  /** The content of one; undefined for a name that is none of ours. It is made when it is first read. */
  read(name: string): Promise<string> | undefined
}

export function createTryFiles({ root, cache, readFences, packages }: TryFilesOptions): TryFiles {
  const contents = new Map<string, () => Promise<string>>()
  const offer = (name: string, make: () => Promise<string>): string => {
    let content: Promise<string> | undefined
    const read = () => {
      content ??= make()
      // What failed is made again when it is asked for again.
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
      const own = readSitePackages(root, packages)
      const samples = await tryableSamples(page, readFences, own)
      const named = samples.map(({ line, code, files, packages: specifiers }): [number, string] => {
        // No `.html`: it is no page, and hosts redirect from those.
        const sandbox = offer(`try-${sandboxVersion()}.htm`, () => sandboxDocument(cache))
        const sample: TrySample = { code, files, sandbox }
        if (specifiers.length > 0) {
          const version = hash([sandboxVersion(), specifiers, [...own]])
          const make = async () => JSON.stringify(await packagesFile(specifiers))
          sample.packages = offer(`try-packages-${version}.json`, make)
        }
        const text = JSON.stringify(sample)
        return [line, offer(`try-${hash(text)}.json`, async () => text)]
      })
      return new Map(named)
    },
    names: () => [...contents.keys()].sort(),
    read: (name) => contents.get(name)?.(),
  }

  function packagesFile(specifiers: readonly string[]): Promise<TryPackages> {
    return packageModules(specifiers, root, readSitePackages(root, packages))
  }
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 8)
}
