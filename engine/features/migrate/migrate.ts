// `docs migrate`: converts the configuration of a Docusaurus site, and compares its old build with the new one.
import { type Command, defineFeature } from '../../feature'

const command: Command = {
  summary: 'shows how a Docusaurus site converts; writes site.config.ts with --write',
  options: {
    write: { type: 'boolean', help: 'writes the configuration that migrate shows' },
    compare: { type: 'string', value: 'DIR', help: 'the Docusaurus build that migrate compares with --out' },
  },
  async run({ folder, outDir, options: { write, compare } }) {
    const { migrate } = await import('./convert-site')
    return migrate({
      folder,
      write: write === true,
      ...(typeof compare === 'string' ? { compare } : {}),
      outDir,
    })
  },
}

export const migrate = defineFeature({ name: 'migrate', commands: { migrate: command }, setup() {} })
