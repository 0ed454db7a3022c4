import { existsSync } from 'node:fs'
import { join } from 'pathe'
import { type BuiltFolder, type Tool, z } from '../../feature'
import { SiteError } from '../../kit/diagnostics'
import { loadOptional } from '../../kit/packages'
import { rest } from '../../kit/progress'
import { reasonOf } from '../../kit/wording'
import { noBuiltSite } from './problems'

export interface Served {
  /** The name of the site. */
  title: string
  built: BuiltFolder
  tools: ReadonlyMap<string, Tool>
  /** The folder of the site, as typed. */
  from: string
}

const NEED = { feature: 'docs mcp', packages: ['@modelcontextprotocol/sdk'] }

/**
 * Answers on standard input and output until the input ends.
 * @throws SiteError if there is no built site, or the package of the protocol is not installed.
 */
export async function serveTools({ title, built, tools, from }: Served): Promise<void> {
  if (!existsSync(join(built.folder, 'index.html'))) throw new SiteError(noBuiltSite(built.folder, from))
  const [{ McpServer }, { StdioServerTransport }] = await loadOptional(NEED, () =>
    Promise.all([
      import('@modelcontextprotocol/sdk/server/mcp.js'),
      import('@modelcontextprotocol/sdk/server/stdio.js'),
    ]),
  )
  const server = new McpServer(
    { name: 'docs', title, version: '1' },
    { instructions: `The documentation "${title}", published at ${built.url}${built.basePath}` },
  )
  for (const [name, { description, input, answer }] of tools)
    server.registerTool(name, { description, inputSchema: schemaOf(input) }, async (args) => {
      try {
        return answerOf(await answer(built, args))
      } catch (error) {
        return { ...answerOf(reasonOf(error)), isError: true }
      }
    })
  // A message that is none gets no answer, so that its sender needs a word.
  server.server.onerror = (error) => console.error(`A message was not understood: ${reasonOf(error)}`)
  // A server may be idle for as long as it likes.
  rest()
  const closed = new Promise<void>((done) => process.stdin.once('end', done))
  await server.connect(new StdioServerTransport())
  await closed
}

function schemaOf(input: Tool['input']): Record<string, z.ZodOptional<z.ZodString> | z.ZodString> {
  const texts = Object.entries(input).map(([name, { description, isOptional }]) => {
    const text = z.string().describe(description)
    return [name, isOptional ? text.optional() : text] as const
  })
  return Object.fromEntries(texts)
}

function answerOf(text: string) {
  return { content: [{ type: 'text' as const, text }] }
}
