import type { ThemeRegistrationRaw } from 'shiki/core'
import { EMPHASIS, ROLES } from './palette'

const CLASSES = [
  '',
  ...ROLES.map(({ className }) => className),
  ...EMPHASIS.map(({ className }) => className),
]

/** Scopes that a broader selector would color, but that read better as text. */
const PLAIN_SCOPES: readonly string[] = [
  'keyword.operator',
  'storage.type.function.arrow',
  'meta.template.expression',
  'meta.embedded',
  'punctuation.separator',
  'string.unquoted.argument.shell',
  'punctuation.definition.tag',
  'http.headers keyword.other',
]

/** Exceptions within those scopes, colored as keywords. */
const WORD_OPERATORS: readonly string[] = [
  'keyword.operator.new',
  'keyword.operator.expression',
  'keyword.operator.logical.python',
  'keyword.operator.wordlike',
]

/** A theme whose colors encode class numbers, so that one pass over the code gives the classes for both modes. */
export const ROLE_THEME: ThemeRegistrationRaw = {
  name: 'roles',
  type: 'light',
  fg: marker(''),
  bg: '#ffffff',
  settings: [
    { settings: { foreground: marker(''), background: '#ffffff' } },
    ...[...ROLES, ...EMPHASIS].map(({ className, scopes }) => setting(scopes, className)),
    setting(PLAIN_SCOPES, ''),
    setting(WORD_OPERATORS, 'k'),
  ],
}

/** Returns the class for a color of `ROLE_THEME`; empty for plain text. */
export function tokenClass(color: string | undefined): string {
  return CLASSES[Number.parseInt((color ?? '#0').slice(1), 16)] ?? ''
}

function setting(scopes: readonly string[], className: string) {
  return { scope: [...scopes], settings: { foreground: marker(className) } }
}

function marker(className: string): string {
  return `#${CLASSES.indexOf(className).toString(16).padStart(6, '0')}`
}
