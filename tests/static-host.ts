import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'

const TYPES: Record<string, string> = {
  '.html': 'text/html;charset=utf-8',
  '.htm': 'text/html;charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

const own = (path: string) => [path, `${path}index.html`]

/** How hosts find a file for a path: the names in the site's folder that they try, in order. */
const RULES = {
  'knows files only': own,
  'adds .html': (path: string) => [...own(path), `${path}.html`],
  'adds .html for a slash, too': (path: string) => [...own(path), `${path.replace(/\/$/, '')}.html`],
}

export type HostKind = keyof typeof RULES

export interface StaticHost {
  /** Ends with a slash. */
  url: string
  close(): void
}

/**
 * Starts a host without redirects, which serves a file, or `404.html` with status 404. While it is silent, requests wait
 * forever.
 */
export async function staticHost(
  folder: string,
  basePath: string,
  kind: HostKind,
  isSilent = () => false,
): Promise<StaticHost> {
  const server = createServer((request, response) => {
    if (isSilent()) return
    const path = decodeURI((request.url ?? '/').replace(/[?#].*$/, ''))
    const below = path.startsWith(basePath) ? RULES[kind](path.slice(basePath.length)) : []
    const found = below.map((name) => join(folder, name)).find(isFile)
    const file = found ?? join(folder, '404.html')
    const type = TYPES[extname(file)] ?? 'application/octet-stream'
    response.writeHead(found ? 200 : 404, { 'Content-Type': type }).end(readFileSync(file))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://localhost:${port}${basePath}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile()
}
