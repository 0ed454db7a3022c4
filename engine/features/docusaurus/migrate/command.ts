import type { Command } from '../../../feature'
import { loadOptional } from '../../../kit/packages'

const NEED = { feature: 'docs migrate', packages: ['sucrase'] }

/** Converts the configuration of a Docusaurus site, or compares its old build with the new one. */
export const migrateCommand: Command = {
  summary: 'shows how a Docusaurus site converts; writes site.config.ts with --write',
  options: {
    write: { type: 'boolean', help: 'writes the configuration that migrate shows' },
    compare: { type: 'string', value: 'DIR', help: 'the Docusaurus build that migrate compares with --out' },
  },
  async run({ folder, outDir, options: { write, compare } }) {
    const { migrate } = await loadOptional(NEED, () => import('./convert-site'))
    return migrate({
      folder,
      write: write === true,
      ...(typeof compare === 'string' ? { compare } : {}),
      outDir,
    })
  },
}
