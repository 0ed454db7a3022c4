import type { Command } from '../../feature'
import { runPackage } from '../../kit/packages'
import { MODULE_NAMES } from './modules'

/** Converts the configuration of a site of Docusaurus or VitePress, or compares its old build with the new one. */
export const migrateCommand: Command = {
  summary: 'shows how a site of Docusaurus or VitePress converts; writes site.config.ts with --write',
  options: {
    write: { type: 'boolean', help: 'writes what migrate shows' },
    compare: { type: 'string', value: 'DIR', help: 'the old build that migrate compares with --out' },
  },
  async run({ folder, outDir, options: { write, compare } }) {
    const options = { folder, outDir, write: write === true, modules: MODULE_NAMES }
    return runPackage('migrate', folder, typeof compare === 'string' ? { ...options, compare } : options)
  },
}
