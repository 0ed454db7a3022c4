// `docs print`: one document of a sidebar's pages, in its order, made of a built site. Each build lists what can be printed.
import { type Command, defineFeature } from '../../feature'
import { BOOKS_FILE, bookList } from './books'

const command: Command = {
  summary: 'writes the pages of a sidebar as one document, and as a PDF if there is a Chromium',
  options: {
    sidebar: { type: 'string', value: 'ID', help: 'the sidebar to print; the first one by default' },
    version: { type: 'string', value: 'V', help: 'the version to print; the released one by default' },
    locale: { type: 'string', value: 'CODE', help: 'the language to print; the default one by default' },
    name: { type: 'string', value: 'NAME', help: 'the name of the printed files (default: print)' },
  },
  async run({ outDir, options, site }) {
    const { config } = await site()
    const { writePrintable } = await import('./write-printable')
    return writePrintable(outDir, config, options)
  },
}

export const print = defineFeature({
  name: 'print',
  commands: { print: command },
  setup({ files }) {
    files(({ site, content }) => ({
      [site.basePath + BOOKS_FILE]: () => JSON.stringify(bookList(site, content)),
    }))
  },
})
