import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib'
import { globSync } from 'tinyglobby'
import { BASE } from '../contender'

/** Kinds of responses, from the browser's point of view. */
export const KINDS = ['document', 'script', 'style', 'font', 'image', 'other'] as const
export type Kind = (typeof KINDS)[number]

const TYPES: Record<string, [type: string, kind: Kind]> = {
  '.html': ['text/html; charset=utf-8', 'document'],
  '.js': ['text/javascript; charset=utf-8', 'script'],
  '.mjs': ['text/javascript; charset=utf-8', 'script'],
  '.css': ['text/css; charset=utf-8', 'style'],
  '.json': ['application/json; charset=utf-8', 'other'],
  '.svg': ['image/svg+xml', 'image'],
  '.png': ['image/png', 'image'],
  '.webp': ['image/webp', 'image'],
  '.ico': ['image/x-icon', 'image'],
  '.woff2': ['font/woff2', 'font'],
  '.wasm': ['application/wasm', 'other'],
}
/** What hosts compress; all other types are already compressed. */
const COMPRESSED = /^(?:text|application|image\/svg)/
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
/** In bytes, before compression. Smaller files take no time to compress. */
const LARGE = 50_000
/** As long as on GitHub Pages; repeated requests are sent only once. */
const CACHING = 'public, max-age=600'

export interface Sent {
  path: string
  kind: Kind
  bytes: number
}

export interface StaticServer {
  /** With the base path. */
  url: string
  /** All files sent so far, in order. */
  sent: Sent[]
  stop(): void
}

/** Serves a built site with Brotli, like a static host, and records what it sends. */
export async function serveStatic(folder: string): Promise<StaticServer> {
  const sent: Sent[] = []
  const packed = await packLarge(folder)
  const server = createServer(({ url = '/' }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname)
    const file = path.startsWith(BASE) ? findFile(folder, path.slice(BASE.length)) : undefined
    if (file === undefined) {
      response.writeHead(404).end()
      return
    }
    const [type, kind] = TYPES[extname(file)] ?? ['application/octet-stream', 'other']
    const isPacked = isCompressed(file)
    const body =
      packed.get(file) ?? (isPacked ? brotliCompressSync(readFileSync(file), BROTLI) : readFileSync(file))
    packed.set(file, body)
    sent.push({ path, kind, bytes: body.length })
    response.writeHead(200, {
      'content-type': type,
      'cache-control': CACHING,
      ...(isPacked ? { 'content-encoding': 'br' } : {}),
    })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    url: `http://localhost:${address.port}${BASE}`,
    sent,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A page's URL has no extension: its file has one, or is in a folder of that name. */
function findFile(folder: string, path: string): string | undefined {
  const place = join(folder, normalize(`/${path}`))
  const bare = place.replace(/\/$/, '')
  return [place, `${bare}.html`, join(bare, 'index.html')].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  )
}

/** Compresses ahead of requests, since the first reader of a large file would otherwise wait for it. */
async function packLarge(folder: string): Promise<Map<string, Buffer>> {
  const files = globSync('**/*', { cwd: folder, absolute: true, dot: true, ignore: '**/*.html' }).filter(
    (file) => isCompressed(file) && statSync(file).size >= LARGE,
  )
  const pack = async (file: string): Promise<[string, Buffer]> => [
    file,
    await promisify(brotliCompress)(readFileSync(file), BROTLI),
  ]
  return new Map(await Promise.all(files.map(pack)))
}

function isCompressed(file: string): boolean {
  return COMPRESSED.test(TYPES[extname(file)]?.[0] ?? '')
}
