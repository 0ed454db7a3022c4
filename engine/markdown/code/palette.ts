/** A syntactic role of code. Each role has one class, and one color per mode. */
export interface Role {
  className: string
  light: string
  dark: string
  isStrong?: true
  /** TextMate scope selectors. */
  scopes: string[]
}

/**
 * Every color of highlighted code, which differ in lightness as well as in hue. Text, variables, operators and punctuation keep the text color and need no markup.
 * The order of the classes is fixed here, so that it never depends on a site's code.
 */
export const ROLES: readonly Role[] = [
  {
    className: 'c',
    light: '#5a6a63',
    dark: '#869c93',
    scopes: ['comment', 'punctuation.definition.comment', 'meta.diff.header', 'meta.diff.range'],
  },
  {
    className: 'k',
    light: '#7a2a9c',
    dark: '#c99bf5',
    isStrong: true,
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
    light: '#965e00',
    dark: '#f2d394',
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
    light: '#b8332a',
    dark: '#ff9d8a',
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
    light: '#1f5fd0',
    dark: '#80afff',
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
    light: '#0c3f66',
    dark: '#aee2f4',
    isStrong: true,
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
    light: '#a3295f',
    dark: '#ff9fc2',
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
    light: '#0c5a66',
    dark: '#9fdce6',
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
    style: 'font-weight:600',
    scopes: ['markup.bold', 'markup.heading', 'entity.name.section'],
  },
  { className: 'i', style: 'font-style:italic', scopes: ['markup.italic'] },
]

/** Returns the style sheet of highlighted code, which is the same for every page and build. */
export function paletteCss(): string {
  const roles = ROLES.map(
    ({ className, light, dark, isStrong }) =>
      `code .${className}{color:light-dark(${light},${dark})${isStrong ? ';font-weight:500' : ''}}`,
  )
  const emphasis = EMPHASIS.map(({ className, style }) => `code .${className}{${style}}`)
  return [...roles, ...emphasis].join('')
}
