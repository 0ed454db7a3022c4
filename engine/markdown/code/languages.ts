import { bundledLanguagesInfo } from 'shiki/langs'

export interface Language {
  /** The grammar's name; empty for plain text. */
  id: string
  /** The name that readers see, such as `TypeScript`. Empty for plain text. */
  label: string
}

export const PLAIN_TEXT: Language = { id: '', label: '' }

const PLAIN_NAMES = ['text', 'txt', 'plain', 'plaintext', 'none', 'ansi']

/** Names that other highlighters, such as Prism, use for a grammar. */
const OTHER_NAMES: Record<string, string> = {
  htm: 'html',
  markup: 'html',
  htmlmixed: 'html',
  svg: 'xml',
  atom: 'xml',
  mathml: 'xml',
  rss: 'xml',
  ssml: 'xml',
  env: 'dotenv',
  'shell-session': 'shellsession',
  'sh-session': 'shellsession',
  objectivec: 'objective-c',
  clike: 'c',
  dotnet: 'csharp',
  golang: 'go',
  regex: 'regexp',
  rest: 'rst',
  vbnet: 'vb',
  'visual-basic': 'vb',
  vba: 'vb',
  webmanifest: 'json',
  jsonp: 'json',
  jsonld: 'json',
  nasm: 'asm',
  jinja2: 'jinja',
  django: 'jinja',
  objectpascal: 'pascal',
  qs: 'qsharp',
  elisp: 'emacs-lisp',
  properties: 'ini',
  editorconfig: 'ini',
  uri: '',
  url: '',
  git: '',
  ignore: '',
  gitignore: '',
  npmignore: '',
  javastacktrace: '',
}

const SHORT_LABELS: Record<string, string> = { jsonc: 'JSONC', dotenv: '.env', shellsession: 'Shell' }

const languages = new Map<string, Language>(PLAIN_NAMES.map((name) => [name, PLAIN_TEXT]))
for (const { id, name, aliases = [] } of bundledLanguagesInfo) {
  const language = { id, label: SHORT_LABELS[id] ?? name }
  for (const key of [id, ...aliases]) languages.set(key, language)
}
for (const [name, id] of Object.entries(OTHER_NAMES)) {
  const language = id === '' ? PLAIN_TEXT : languages.get(id)
  if (language && !languages.has(name)) languages.set(name, language)
}

/** Returns the language with this name, ignoring case, or undefined if there is no grammar. */
export function findLanguage(name: string): Language | undefined {
  return languages.get(name.toLowerCase())
}

/** Returns every name that a fence may use. */
export function languageNames(): Iterable<string> {
  return languages.keys()
}
