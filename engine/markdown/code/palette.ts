/** A syntactic role of code. Each role has one class, and one color per mode. */
export interface Role {
  className: string
  light: string
  dark: string
  /** TextMate scope selectors. */
  scopes: string[]
}

/**
 * Every color of highlighted code. Text, variables, operators and punctuation keep the text color and need no markup.
 * The order of the classes is fixed here, so that it never depends on a site's code.
 */
export const ROLES: readonly Role[] = [
  {
    className: 'c',
    light: '#5a6962',
    dark: '#93a69e',
    scopes: ['comment', 'punctuation.definition.comment', 'meta.diff.header', 'meta.diff.range'],
  },
  {
    className: 'k',
    light: '#7a2d9c',
    dark: '#cfa2f4',
    scopes: [
      'keyword',
      'storage',
      'variable.language',
      'entity.name.function.keyword',
      'punctuation.definition.template-expression',
      'punctuation.definition.list.begin.markdown',
      'punctuation.definition.block.sequence.item',
      'punctuation.definition.keyword',
    ],
  },
  {
    className: 's',
    light: '#0b6648',
    dark: '#7ddcb0',
    scopes: [
      'string',
      'punctuation.definition.string',
      'markup.inline.raw',
      'markup.fenced_code',
      'markup.inserted',
      'punctuation.definition.inserted',
    ],
  },
  {
    className: 'n',
    light: '#9a4208',
    dark: '#f3b27c',
    scopes: [
      'constant',
      'support.constant',
      'variable.other.enummember',
      'string.regexp',
      'string.regexp punctuation.definition.string',
      'string.regexp keyword',
      'keyword.other.unit',
      'markup.underline.link',
      'variable.other.normal.shell',
      'punctuation.definition.variable.shell',
      'meta.parameter-expansion.shell',
      'variable.parameter.positional.shell',
    ],
  },
  {
    className: 'f',
    light: '#1c53b3',
    dark: '#86bbff',
    scopes: [
      'entity.name.function',
      'support.function',
      'meta.decorator variable',
      'punctuation.decorator',
      'entity.name.command.shell',
    ],
  },
  {
    className: 't',
    light: '#0b6178',
    dark: '#72d2e6',
    scopes: [
      'entity.name.type',
      'entity.name.namespace',
      'entity.other.inherited-class',
      'support.type',
      'support.class',
      'storage.type.java',
      'storage.type.cs',
    ],
  },
  {
    className: 'g',
    light: '#ab2440',
    dark: '#ff9dab',
    scopes: [
      'entity.name.tag',
      'entity.other.attribute-name.class.css',
      'entity.other.attribute-name.id.css',
      'entity.other.attribute-name.parent-selector',
      'markup.deleted',
      'punctuation.definition.deleted',
      'invalid',
    ],
  },
  {
    className: 'a',
    light: '#785205',
    dark: '#e4c77c',
    scopes: [
      'entity.other.attribute-name',
      'entity.name.tag.yaml',
      'support.type.property-name',
      'entity.name.tag.http',
      'keyword.other.definition.ini',
    ],
  },
]

/** Emphasis keeps the text color, so that its classes need no colors. */
export const EMPHASIS: readonly { className: string; style: string; scopes: string[] }[] = [
  {
    className: 'b',
    style: 'font-weight:650',
    scopes: ['markup.bold', 'markup.heading', 'entity.name.section'],
  },
  { className: 'i', style: 'font-style:italic', scopes: ['markup.italic'] },
]

/** Returns the style sheet of highlighted code, which is the same for every page and build. */
export function paletteCss(): string {
  const roles = ROLES.map(
    ({ className, light, dark }) => `code .${className}{color:light-dark(${light},${dark})}`,
  )
  const emphasis = EMPHASIS.map(({ className, style }) => `code .${className}{${style}}`)
  return [...roles, ...emphasis].join('')
}
