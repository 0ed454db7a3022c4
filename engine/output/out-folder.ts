import { rm } from 'node:fs/promises'
import { realPath } from '../cache/paths'
import { openStore } from '../cache/store'
import { openTable } from '../cache/table'
import type { SiteSetup } from '../site/setup'
import { compressFolder } from './compress'
import { createFileWriter, type WriteFile } from './file-writer'
import { beginPartial, checkOutFolder, clearRemains, partialFolder, replaceOutFolder } from './partial-folder'

/** The folder that a build writes, which replaces that of an earlier one as a whole. */
export interface OutFolder {
  /** Absolute path. */
  readonly folder: string
  readonly writeFile: WriteFile
  begin(): Promise<void>
  /** Adds compressed copies below an absolute path, if the site has them. `apart` has the files that no page loads. */
  compress(folder: string, apart: readonly string[]): Promise<void>
  /** Puts the folder in the place of the earlier one. */
  replace(): Promise<void>
  /** Removes what is left: an unfinished build, or the earlier one. */
  close(): Promise<void>
}

/** @throws SiteError if the folder contains, or may contain, the author's files. */
export async function openOutFolder(named: string, setup: SiteSetup): Promise<OutFolder> {
  // The folder that a link leads to is replaced, not the link.
  const outDir = await realPath(named)
  await checkOutFolder(outDir, setup)
  await clearRemains(outDir)
  const folder = partialFolder(outDir)
  const writer = createFileWriter(folder, outDir, openTable(setup.cache, 'written'))
  const compressed = openStore(setup.cache, 'compressed')
  return {
    folder,
    writeFile: writer.write,
    begin: () => beginPartial(folder),
    async compress(below, apart) {
      const { precompress } = setup.config.output
      if (precompress) await compressFolder(below, writer.write, compressed, new Set(apart))
    },
    async replace() {
      await replaceOutFolder(outDir, folder)
      writer.save()
      compressed.forgetUnused()
    },
    close: () => rm(folder, { recursive: true, force: true }),
  }
}
