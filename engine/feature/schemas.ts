// What features give to hooks, and what their functions return.
import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'pathe'
import { parseSync } from 'vite'
import { z } from 'zod'
import { ENGINE_ROOT, pathOfUrl } from '../cache/paths'
import { listNames } from '../diagnostics/words'
import { PACKAGE } from '../page/package-name'
import { run, wait } from './hook'
import { ARTICLE_SLOTS, SHELL_SLOTS } from './layout'

export const TEXT = z.string()
/** Its keys are not looked at, and it is not copied. */
export const OBJECT = z.custom<object>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'an object',
)

const TEXTS = ['title', 'documentTitle', 'description', 'path', 'canonical', 'layout', 'section'] as const

/** What a feature adds to a page. The parts that others read are looked at. */
export const PAGE_PARTS = z
  .looseObject({
    ...Object.fromEntries(TEXTS.map((key) => [key, TEXT.optional()])),
    keywords: z.array(TEXT).optional(),
    toc: z.array(z.looseObject({ id: TEXT, html: TEXT, level: z.number() })).optional(),
    frontMatter: OBJECT.optional(),
  })
  .describe("parts of a page by name, such as { description: 'When the tide is high' }")

const TIDE = "new URL('./Tide.tsx', import.meta.url)"

export const FILE_URL = z.custom<URL>(
  (value) => value instanceof URL && value.protocol === 'file:' && existsSync(value),
  `the URL of a file that exists, such as ${TIDE}`,
)

const PLACES = [...SHELL_SLOTS, ...ARTICLE_SLOTS, 'markdown'] as const
/** The kinds of a feature's pages are its own to choose. */
export const PLACE = z.preprocess(
  (where) => (/^view:.+-/.test(String(where)) ? 'markdown' : where),
  z.enum(PLACES, `${PLACES.join(', ')}, or view: with a kind of pages, such as 'view:tides-list'`),
)

export const PART = z
  .looseObject({ name: TEXT, module: FILE_URL.optional(), html: run(TEXT).optional() })
  .superRefine(({ module, name, html }, context) => {
    if (!module && !html) context.addIssue({ code: 'custom', path: ['module'], message: 'the URL of a file' })
    if (!module) return
    const names = readExportedNames(module)
    if (!names || names.includes(name)) return
    const message = `a name that ${basename(pathOfUrl(module))} exports: ${listNames(names) || 'there is none'}`
    context.addIssue({ code: 'custom', path: ['name'], message })
  })
  .describe(`a component of a file that exists, such as { module: ${TIDE}, name: 'Tide' }`)

/**
 * Undefined for a module of the engine, one that exports what others do, and one that cannot be parsed, which is reported
 * where it is loaded.
 */
function readExportedNames(url: URL): string[] | undefined {
  const file = pathOfUrl(url)
  if (file.startsWith(ENGINE_ROOT)) return undefined
  const { module, errors } = parseSync(file, readFileSync(file, 'utf8'))
  const entries = module.staticExports.flatMap(({ entries }) => entries)
  if (errors.length > 0 || entries.some(({ importName }) => importName.kind === 'AllButDefault'))
    return undefined
  return entries.map(({ exportName }) =>
    exportName.kind === 'Default' ? 'default' : (exportName.name ?? ''),
  )
}

const CONTENT = z
  .union([
    TEXT,
    z.custom<Buffer>(Buffer.isBuffer),
    z.looseObject({ digest: TEXT, read: run(z.custom<Buffer>(Buffer.isBuffer, 'a Buffer')) }),
    z.undefined(),
  ])
  .describe('a string, a Buffer, or { digest, read }, or nothing')

export const FILES = z
  .record(TEXT, wait(CONTENT, { nameOf: (path) => `The function for ${path}` }))
  .describe("an object of functions by public path, such as { [config.baseUrl + 'tides.txt']: () => text }")

const PAGE_TEXTS = ['route', 'title', 'text', 'file', 'path', 'id', 'kind'] as const

export const ENTRIES = z
  .looseObject({
    sources: z.array(z.looseObject(Object.fromEntries(PAGE_TEXTS.map((key) => [key, TEXT])))),
    arrange: run().optional(),
  })
  .describe(
    `{ sources: [dataPage({ … })] }, whose pages have strings as ${PAGE_TEXTS.map((key) => `\`${key}\``).join(', ')}`,
  )

export const EXTENSION = z
  .looseObject({ name: TEXT })
  .describe('an extension of Markdown: an object with a `name`')

export const KEYS = z
  .record(
    TEXT,
    z.custom<z.ZodType>(
      (value) => value instanceof z.ZodType,
      `a schema made with \`z\` of ${PACKAGE}/feature`,
    ),
  )
  .describe(`an object of schemas by key, made with \`z\` of ${PACKAGE}/feature: { level: z.string() }`)

export const JSON_DATA = z.custom(isJson, 'data that JSON can express')

function isJson(value: unknown): boolean {
  try {
    return JSON.stringify(value) !== undefined
  } catch {
    return false
  }
}
