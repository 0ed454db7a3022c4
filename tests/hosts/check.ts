import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from '../files'

/** A request, and the expected response. */
interface Case {
  path: string
  encoding?: 'br' | 'gzip'
  status: number
  /** Target of a redirect. */
  location?: string
  /** File of the built site in the body. */
  file?: string
  type?: RegExp
  cache?: RegExp
}

const HTML = /^text\/html/
const ALWAYS_ASKED = /no-cache/
const FOR_EVER = /max-age=31536000.*immutable/

/**
 * Sends a host the requests of readers and tools, and returns what is wrong with its responses.
 * @param url URL of the site, with a trailing slash.
 * @param folder The built site that the host serves.
 */
export async function checkHost(url: string, folder: string): Promise<{ count: number; wrong: string[] }> {
  const cases = casesOf(new URL(url).pathname, folder)
  const wrong: string[] = []
  for (const one of cases) wrong.push(...(await ask(new URL(url).origin, folder, one)))
  return { count: cases.length, wrong }
}

function casesOf(base: string, folder: string): Case[] {
  const files = filesIn(folder).map((file) => file.replaceAll('\\', '/'))
  const pages = files.flatMap((file) => /^(.*)(?<!^index|404)\.html$/.exec(file)?.[1] ?? [])
  const folders = pages.filter((page) => isFolder(join(folder, page)))
  const [page = 'index'] = pages.filter((name) => !folders.includes(name))
  const asset = files.find((file) => /^assets\/hashed\/.*\.js$/.test(file))
  const missing = { status: 404, file: '404.html', type: HTML }
  return [
    { path: base, status: 200, file: 'index.html', type: HTML, cache: ALWAYS_ASKED },
    ...(base === '/' ? [] : [{ path: base.slice(0, -1), status: 301, location: base }]),
    { path: `${base}index.html`, status: 301, location: base },
    ...[page, ...folders].flatMap((name) => pageCases(base, name)),
    {
      path: `${base}${page}.md`,
      status: 200,
      file: `${page}.md`,
      type: /^text\/markdown/,
      cache: ALWAYS_ASKED,
    },
    { path: `${base}${page}.json`, status: 200, file: `${page}.json`, type: /^application\/json/ },
    { path: `${base}llms.txt`, status: 200, file: 'llms.txt', type: /^text\/plain; ?charset=utf-8/i },
    { path: `${base}there-is-no-such-page`, ...missing },
    { path: `${base}assets/hashed/there-is-no-such.js`, ...missing },
    { path: `${base}404`, ...missing },
    ...(asset ? [{ path: base + asset, status: 200, file: asset, cache: FOR_EVER }] : []),
  ]
}

function pageCases(base: string, name: string): Case[] {
  const path = base + name
  const found = { path, status: 200, file: `${name}.html`, type: HTML, cache: ALWAYS_ASKED }
  return [
    found,
    { ...found, encoding: 'br' },
    { ...found, encoding: 'gzip' },
    { path: `${path}/`, status: 301, location: path },
    { path: `${path}.html`, status: 301, location: path },
    { path: `${path}/index.html`, status: 301, location: path },
  ]
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

async function ask(origin: string, folder: string, wanted: Case): Promise<string[]> {
  const { path, encoding = 'identity', status, location, file, type, cache } = wanted
  const response = await fetch(origin + path, {
    redirect: 'manual',
    headers: { 'accept-encoding': encoding },
  })
  const body = Buffer.from(await response.arrayBuffer())
  const header = (name: string) => response.headers.get(name) ?? ''
  const target = header('location') === '' ? undefined : new URL(header('location'), origin + path).pathname
  const checks: [what: string, got: unknown, isRight: boolean][] = [
    [
      'status',
      response.status,
      response.status === status || (location !== undefined && response.status === 308),
    ],
    ['location', target, location === undefined || target === location],
    ['body', `${body.length} bytes`, file === undefined || body.equals(readFileSync(join(folder, file)))],
    ['content-type', header('content-type'), type === undefined || type.test(header('content-type'))],
    ['cache-control', header('cache-control'), cache === undefined || cache.test(header('cache-control'))],
    ['content-encoding', header('content-encoding'), encoding === (header('content-encoding') || 'identity')],
  ]
  return checks.flatMap(([what, got, isRight]) =>
    isRight ? [] : [`${path} (${encoding}): ${what} is ${got}`],
  )
}
