// `docs print`: one document of a sidebar's pages, in its order, made of a built site.
import { type Command, defineFeature } from '../../feature'

const command: Command = {
  summary: 'writes the pages of a sidebar as one document, and as a PDF if there is a Chromium',
  options: {
    sidebar: { type: 'string', value: 'ID', help: 'the sidebar to print; the first one by default' },
  },
  async run({ outDir, options, site }) {
    const { config } = await site()
    const { writePrintable } = await import('./write-printable')
    return writePrintable(outDir, config, typeof options.sidebar === 'string' ? options.sidebar : undefined)
  },
}

export const print = defineFeature({ name: 'print', commands: { print: command }, setup() {} })
