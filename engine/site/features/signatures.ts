import { readFileSync } from 'node:fs'
import { basename } from 'pathe'
import { parseSync } from 'vite'
import { z } from 'zod'
import { ENGINE_ROOT, pathOfUrl } from '../../cache/paths'
import { check } from '../../config/findings'
import { head } from '../../config/schemas/head'
import { vite } from '../../config/schemas/vite'
import { describe, listNames } from '../../diagnostics/words'
import type { ConfiguredSite, FeatureSetup } from '../../feature'
import type { ArticleSlot, ShellSlot } from '../../feature/layout'
import {
  ANYTHING,
  either,
  FUNCTION,
  isFileUrl,
  isFunction,
  isJson,
  isListOf,
  isObject,
  isRecordOf,
  isText,
  type Kind,
  OBJECT,
  OBJECTS,
  oneOf,
  orNothing,
  property,
  type Result,
  TEXT,
  waiting,
} from './kinds'
import { sidebarItems } from './sidebar-items'

/** The functions that register something. */
export type HookName = Exclude<
  keyof FeatureSetup,
  keyof ConfiguredSite | 'localeCache' | 'session' | 'isDefaultLocale' | 'fileOf' | 'locationOf'
>

/** What a hook takes, in order, and what the function among it returns. */
interface Hook {
  takes: readonly Kind[]
  returns?: Result
}

/** The places of `slot`. Components in the layout also run in browsers, those in a page at build time only. */
const PLACES: Readonly<Record<ShellSlot | ArticleSlot, 'layout' | 'page'>> = {
  'shell:top': 'layout',
  'navbar:end': 'layout',
  'navbar:after': 'layout',
  'breadcrumbs:after': 'page',
  'article:before': 'page',
  'title:after': 'page',
  'article:after': 'page',
  'footer:before': 'page',
  'footer:end': 'page',
  'near-pages': 'page',
  'near-pages:after': 'page',
}

export function isArticleSlot(where: ShellSlot | ArticleSlot): boolean {
  return PLACES[where] === 'page'
}

const TAGS = listOf(
  head,
  'a tag',
  "a list of tags, such as [{ tag: 'meta', attributes: { name: 'tide', content: 'high' } }]",
)

const SIDEBAR_ITEMS = listOf(
  sidebarItems,
  'an item',
  "a list of items, such as [...items, { type: 'link', label: 'Tides', href: config.baseUrl + 'tides' }]",
)

/** Returns the kind of lists that a schema takes. `item` names one of what is in them. */
function listOf(schema: z.ZodType, item: string, expected: string): Kind {
  return {
    expected,
    accepts: (value) => schema.safeParse(value).success,
    wrongPart(value) {
      const checked = Array.isArray(value) ? check(schema, value) : undefined
      const [wrong] = checked && !checked.ok ? checked.findings : []
      if (!wrong) return undefined
      const key = wrong.path.length > 1 ? `\`${wrong.path.slice(1).join('.')}\` of ${item}` : item
      if (wrong.kind === 'unknown-key') return `the unknown key ${key}`
      return `${wrong.kind === 'missing' ? 'nothing' : wrong.received} as ${key}, in place of ${wrong.expected}`
    },
  }
}

/** Each text is parsed once, although it is the same for all pages. */
const wrongStatements = new Map<string, string | undefined>()

const STATEMENTS: Kind = {
  expected: 'statements of JavaScript, such as "root.dataset.tide = \'high\'"',
  accepts: (value) => isText(value) && mistakeIn(value) === undefined,
  wrongPart: (value) => (isText(value) ? mistakeIn(value) : undefined),
}

function mistakeIn(statements: string): string | undefined {
  if (!wrongStatements.has(statements)) {
    const { errors } = parseSync('first-frame.js', `(root, storage) => {\n${statements}\n}`)
    const [first] = errors
    wrongStatements.set(statements, first && `${describe(statements)}: ${first.message}`)
  }
  return wrongStatements.get(statements)
}
const TIDE = "new URL('./Tide.tsx', import.meta.url)"
const FILE_URL: Kind = {
  expected: `the URL of a file that exists, such as ${TIDE}`,
  accepts: isFileUrl,
}
const PART: Kind = {
  expected: `a component of a file that exists, such as { module: ${TIDE}, name: 'Tide' }`,
  accepts: (value) =>
    isFileUrl(property(value, 'module')) && isText(property(value, 'name')) && !missingExport(value),
  wrongPart: (value) => (isFileUrl(property(value, 'module')) ? missingExport(value) : undefined),
}

/** Returns what is wrong if a module of a site does not export the component that a part names. */
function missingExport(part: unknown): string | undefined {
  const [module, name] = [property(part, 'module'), property(part, 'name')]
  if (!(module instanceof URL) || !isText(name)) return undefined
  const file = pathOfUrl(module)
  const names = file.startsWith(ENGINE_ROOT) ? undefined : exportedNames(file)
  if (!names || names.includes(name)) return undefined
  return `the name ${describe(name)}, which ${basename(file)} does not export: it exports ${listNames(names) || 'nothing'}`
}

/** Undefined if a module exports what others do, and for one that cannot be parsed, which is reported where it is loaded. */
function exportedNames(file: string): string[] | undefined {
  const { module, errors } = parseSync(file, readFileSync(file, 'utf8'))
  const entries = module.staticExports.flatMap(({ entries }) => entries)
  if (errors.length > 0 || entries.some(({ importName }) => importName.kind === 'AllButDefault'))
    return undefined
  return entries.map(({ exportName }) =>
    exportName.kind === 'Default' ? 'default' : (exportName.name ?? ''),
  )
}

const SCHEMAS: Kind = {
  expected: 'an object of schemas by key, made with `z` of docs-engine/feature: { level: z.string() }',
  accepts: (value) => isRecordOf(value, isSchema),
  wrongPart(value) {
    const wrong = isObject(value) ? Object.entries(value).find(([, schema]) => !isSchema(schema)) : undefined
    return wrong && `${describe(wrong[1])} as the schema of \`${wrong[0]}\``
  },
}

const isSchema = (value: unknown): boolean => value instanceof z.ZodType
const EXTENSION: Kind = {
  expected: 'an extension of Markdown: an object with a `name`',
  accepts: (value) => isText(property(value, 'name')),
}
const JSON_DATA: Kind = { expected: 'data that JSON can express', accepts: isJson }
const VITE: Kind = {
  expected:
    'options of Vite: `plugins`, which are a list, `resolve`, `define`, `css`, `assetsInclude` or `json`',
  accepts: (value) => vite.safeParse(value).success && Array.isArray(property(value, 'plugins') ?? []),
}

/** What a function of `files` makes. */
export const CONTENT: Result = waiting(
  orNothing({
    expected: 'a string, a Buffer, or { digest, read }',
    accepts: (value) =>
      isText(value) ||
      Buffer.isBuffer(value) ||
      (isText(property(value, 'digest')) && isFunction(property(value, 'read'))),
  }),
)

const FILES: Result = {
  expected: "an object of functions by public path, such as { [config.baseUrl + 'tides.txt']: () => text }",
  accepts: (value) => isRecordOf(value, isFunction),
}

const PAGE_TEXTS = ['route', 'title', 'text', 'file', 'path', 'id', 'kind'] as const

const ENTRIES: Result = {
  expected: `{ sources: [dataPage({ … })] }, whose pages have strings as ${PAGE_TEXTS.map((key) => `\`${key}\``).join(', ')}`,
  accepts: (value) =>
    isListOf(property(value, 'sources'), (page) => wrongText(page) === undefined) &&
    isFunction(property(value, 'arrange') ?? isText),
  wrongPart(value) {
    const pages: unknown = property(value, 'sources')
    const wrong = Array.isArray(pages) ? pages.find((page) => wrongText(page) !== undefined) : undefined
    const key = wrongText(wrong)
    return key && isObject(wrong)
      ? `${describe(property(wrong, key))} as \`${key}\` of the page ${describe(property(wrong, 'route'))}`
      : undefined
  },
}

function wrongText(page: unknown): string | undefined {
  return PAGE_TEXTS.find((key) => !isText(property(page, key)))
}

/** Every hook, so that a new one is checked, too. What may be left out is not here. */
export const HOOKS: Readonly<Record<HookName, Hook>> = {
  files: { takes: [FUNCTION], returns: FILES },
  lastFiles: { takes: [FUNCTION], returns: waiting(ANYTHING) },
  entries: { takes: [TEXT, FUNCTION], returns: ENTRIES },
  sidebar: { takes: [FUNCTION], returns: SIDEBAR_ITEMS },
  markdown: { takes: [either(EXTENSION, FUNCTION)], returns: waiting(EXTENSION) },
  placeholder: { takes: [TEXT, FUNCTION], returns: TEXT },
  prepare: { takes: [FUNCTION], returns: waiting(orNothing(FUNCTION)) },
  check: { takes: [FUNCTION], returns: waiting(orNothing(TEXT)) },
  cleanUp: { takes: [FUNCTION], returns: waiting(ANYTHING) },
  watch: {
    takes: [{ expected: 'a list of files and folders', accepts: (value) => isListOf(value, isText) }],
  },
  head: { takes: [FUNCTION], returns: TAGS },
  view: { takes: [TEXT, PART] },
  documentHead: { takes: [either(TAGS, FUNCTION)], returns: TAGS },
  components: { takes: [FILE_URL] },
  slot: { takes: [oneOf(Object.keys(PLACES)), PART] },
  collect: { takes: [FUNCTION], returns: orNothing(OBJECT) },
  frontMatter: { takes: [SCHEMAS] },
  page: { takes: [FUNCTION], returns: orNothing(OBJECT) },
  client: {
    takes: [
      FILE_URL,
      {
        expected: "'idle', or { near: 'a selector' }",
        accepts: (value) => value === 'idle' || isText(property(value, 'near')),
      },
    ],
  },
  vite: { takes: [VITE] },
  islands: { takes: [FUNCTION], returns: waiting(OBJECTS) },
  modules: {
    takes: [
      { expected: 'an object of URLs of files by name', accepts: (value) => isRecordOf(value, isFileUrl) },
    ],
  },
  styles: { takes: [FILE_URL] },
  shared: { takes: [FUNCTION], returns: JSON_DATA },
  stampDocuments: { takes: [] },
  beforeFirstFrame: { takes: [FUNCTION], returns: STATEMENTS },
}
