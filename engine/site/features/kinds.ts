import { existsSync } from 'node:fs'
import { vite } from '../../config/schemas/vite'
import { describe } from '../../diagnostics/words'
import type { ConfiguredSite, FeatureSetup } from '../../feature'
import type { ArticleSlot, ShellSlot } from '../../feature/layout'

/** What a value of a feature has to be. Only the border is checked: types tell authors the rest. */
export interface Kind {
  expected: string
  accepts(value: unknown): boolean
  /** Returns the wrong part of a value; without it, messages show the whole. */
  wrongPart?(value: unknown): string | undefined
  /** The names, if there is a choice of them. */
  names?: readonly string[]
}

/** What a function of a feature has to return. */
export interface Result extends Kind {
  /** True if the engine waits for a promise. */
  mayWait?: boolean
}

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

const ARTICLE_SLOTS: readonly ArticleSlot[] = [
  'breadcrumbs:after',
  'article:before',
  'title:after',
  'article:after',
  'footer:before',
  'footer:end',
  'near-pages:after',
]

const SHELL_SLOTS: readonly ShellSlot[] = ['shell:top', 'navbar:end', 'navbar:after']

export function isArticleSlot(where: string): boolean {
  return ARTICLE_SLOTS.some((slot) => slot === where)
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isFunction = (value: unknown): boolean => typeof value === 'function'
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isAddress = (value: unknown): boolean =>
  value instanceof URL && value.protocol === 'file:' && existsSync(value)
const isListOf = (value: unknown, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isItem)
const isRecordOf = (value: unknown, isItem: (item: unknown) => boolean): boolean =>
  isObject(value) && Object.values(value).every(isItem)

/** Returns a property of what may be no object. */
function property(value: unknown, key: string): unknown {
  return isObject(value) ? Reflect.get(value, key) : undefined
}

/** Returns the kind that takes nothing, too. */
function orNothing(kind: Result): Result {
  const accepts = (value: unknown) => value === undefined || kind.accepts(value)
  return { ...kind, expected: `${kind.expected}, or nothing`, accepts }
}

function waiting(kind: Result): Result {
  return { ...kind, mayWait: true }
}

const FUNCTION: Kind = { expected: 'a function', accepts: isFunction }
const TEXT: Kind = { expected: 'a string', accepts: isText }
const OBJECT: Kind = { expected: 'an object', accepts: isObject }
const OBJECTS: Kind = { expected: 'a list of objects', accepts: (value) => isListOf(value, isObject) }
const TAGS: Kind = {
  ...OBJECTS,
  expected: "a list of tags, such as [{ tag: 'meta', attributes: { name: 'tide', content: 'high' } }]",
  accepts: (value) => isListOf(value, (tag) => isText(property(tag, 'tag'))),
}
const TIDE = "new URL('./Tide.tsx', import.meta.url)"
const ADDRESS: Kind = {
  expected: `the URL of a file that exists, such as ${TIDE}`,
  accepts: isAddress,
}
const PART: Kind = {
  expected: `a component of a file that exists, such as { module: ${TIDE}, name: 'Tide' }`,
  accepts: (value) => isAddress(property(value, 'module')) && isText(property(value, 'name')),
}
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

/** What any function may return whose result is not used. */
export const ANYTHING: Result = { expected: 'anything', accepts: () => true }

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

function isJson(value: unknown): boolean {
  try {
    return JSON.stringify(value) !== undefined
  } catch {
    return false
  }
}

function oneOf(names: readonly string[]): Kind {
  return { expected: names.join(', '), accepts: (value) => isText(value) && names.includes(value), names }
}

function either(one: Kind, other: Kind): Kind {
  const accepts = (value: unknown) => one.accepts(value) || other.accepts(value)
  return { expected: `${one.expected}, or ${other.expected}`, accepts }
}

/** Every hook, so that a new one is checked, too. What may be left out is not here. */
export const HOOKS: Readonly<Record<HookName, Hook>> = {
  files: { takes: [FUNCTION], returns: FILES },
  lastFiles: { takes: [FUNCTION], returns: waiting(ANYTHING) },
  entries: { takes: [TEXT, FUNCTION], returns: ENTRIES },
  markdown: { takes: [either(EXTENSION, FUNCTION)], returns: waiting(EXTENSION) },
  placeholder: { takes: [TEXT, FUNCTION], returns: TEXT },
  prepare: { takes: [FUNCTION], returns: waiting(orNothing(FUNCTION)) },
  check: { takes: [FUNCTION], returns: waiting(orNothing(TEXT)) },
  cleanUp: { takes: [FUNCTION], returns: waiting(ANYTHING) },
  watch: { takes: [{ expected: 'a list of folders', accepts: (value) => isListOf(value, isText) }] },
  head: { takes: [FUNCTION], returns: TAGS },
  view: { takes: [TEXT, PART] },
  documentHead: { takes: [either(TAGS, FUNCTION)], returns: TAGS },
  components: { takes: [ADDRESS] },
  slot: { takes: [oneOf([...SHELL_SLOTS, ...ARTICLE_SLOTS]), PART] },
  collect: { takes: [FUNCTION], returns: orNothing(OBJECT) },
  frontMatter: { takes: [OBJECT] },
  page: { takes: [FUNCTION], returns: orNothing(OBJECT) },
  client: {
    takes: [
      ADDRESS,
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
      { expected: 'an object of URLs of files by name', accepts: (value) => isRecordOf(value, isAddress) },
    ],
  },
  styles: { takes: [ADDRESS] },
  shared: { takes: [FUNCTION], returns: JSON_DATA },
  stampDocuments: { takes: [] },
  beforeFirstFrame: { takes: [FUNCTION], returns: TEXT },
}
