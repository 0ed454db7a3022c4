/** Stands around the number of a piece of code while the marks outside of code are removed. */
const CODE = '\uE000'
const CODE_NUMBER = /\uE000(\d+)\uE000/g
const SPAN = /(`+)([\s\S]*?[^`])\1(?!`)/g
const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['nbsp', ' '],
])

/** What a reader sees of one line or paragraph of Markdown: no marks, no addresses of links, no tags. */
export function plainText(markdown: string): string {
  const spans: string[] = []
  const keep = (_: string, __: string, code: string) => `${CODE}${spans.push(code.trim()) - 1}${CODE}`
  return withoutMarks(markdown.replace(SPAN, keep))
    .replace(CODE_NUMBER, (_, at: string) => (spans[Number(at)] ?? '').replace(/\\\|/g, '|'))
    .replace(/\s+/g, ' ')
    .trim()
}

function withoutMarks(text: string): string {
  return text
    .replace(/\{\/\*.*?\*\/\}|<!--.*?-->/g, '')
    .replace(/\{(['"])(.*?)\1\}/g, '$2')
    .replace(/!?\[((?:[^[\]]|\[[^\]]*\])*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/<(https?:\/\/[^>\s]+)>/g, '$1')
    .replace(/<\/?[a-zA-Z][^<>]*>/g, ' ')
    .replace(/(\*\*|__|~~)(?=\S)(.+?)\1/g, '$2')
    .replace(/(?<![\w*\\])([*_])(?=\S)([^*_]+)\1(?!\w)/g, '$2')
    .replace(/\\([^\w\s])/g, '$1')
    .replace(/&(\w+);/g, (entity, name: string) => ENTITIES.get(name) ?? entity)
}

/** Inline HTML of a heading as plain text. */
export function htmlText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (entity, name: string) => ENTITIES.get(name) ?? entity)
}
