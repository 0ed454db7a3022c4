// `docs mcp`: a server of the Model Context Protocol, with which assistants search and read a built site on this machine. It
// offers the tools of all features, and those of pages that are below.
import { type Command, defineFeature } from '../../feature'
import { listSections, readPage } from './page-tools'

const command: Command = {
  summary: 'answers assistants about the site in --out, by the Model Context Protocol',
  async run({ folder, outDir, site, tools }) {
    // The protocol has the standard output for itself.
    console.log = console.error
    const { config } = await site()
    const { serveTools } = await import('./serve-tools')
    const built = { folder: outDir, url: config.url, basePath: config.baseUrl }
    await serveTools({ title: config.title, built, tools: await tools(), from: folder })
    return ''
  },
}

export const mcp = defineFeature({
  name: 'mcp',
  commands: { mcp: command },
  tools: { list_sections: listSections, read_page: readPage },
  setup() {},
})
