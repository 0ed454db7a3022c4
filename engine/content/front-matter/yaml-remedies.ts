import type { YamlComplaint } from './problems'

type Kind =
  | 'colon'
  | 'reserved'
  | 'star'
  | 'rest'
  | 'quote'
  | 'bracket'
  | 'no-value'
  | 'tab'
  | 'twice'
  | 'columns'
  | 'no-keys'
  | 'other'

interface Remedy {
  reason: string
  expected: string
  /** Without it, the fix is quotes around the value. */
  fix?: string
}

const LINES = 'lines of the form `key: value`'
const QUOTES = 'a plain text, or one in quotes'

const REMEDIES: Record<Kind, Remedy> = {
  colon: { reason: 'the value holds a colon, which starts another key', expected: QUOTES },
  reserved: { reason: 'the value begins with a character that YAML keeps for itself', expected: QUOTES },
  star: { reason: 'the value begins with `*`, which YAML reads as a reference', expected: QUOTES },
  rest: { reason: 'there is more text after the value', expected: QUOTES },
  quote: {
    reason: 'a quote is not closed',
    expected: 'a closing quote at the end of the value',
    fix: 'Close the quote.',
  },
  bracket: {
    reason: 'a bracket is not closed',
    expected: 'a closing bracket at the end of the value',
    fix: 'Close the bracket.',
  },
  'no-value': {
    reason: 'a key has no value',
    expected: LINES,
    fix: 'Write a colon, a space and a value after the key.',
  },
  tab: { reason: 'a line is indented with a tab', expected: 'spaces', fix: 'Replace the tab with spaces.' },
  twice: { reason: 'a key is there twice', expected: 'each key once', fix: 'Remove one of the two lines.' },
  columns: {
    reason: 'the keys of one block do not start at the same column',
    expected: 'the same indentation for all keys of a block',
    fix: 'Indent the line like the ones around it.',
  },
  'no-keys': { reason: 'there are no keys', expected: LINES, fix: 'Write `key: value`.' },
  other: { reason: 'the parser gives up here', expected: LINES, fix: 'Compare the line with `key: value`.' },
}

const KINDS: Record<string, Kind> = {
  BLOCK_AS_IMPLICIT_KEY: 'colon',
  BAD_SCALAR_START: 'reserved',
  BAD_ALIAS: 'star',
  UNEXPECTED_TOKEN: 'rest',
  MULTILINE_IMPLICIT_KEY: 'no-value',
  MISSING_CHAR: 'no-value',
  TAB_AS_INDENT: 'tab',
  DUPLICATE_KEY: 'twice',
  BAD_INDENT: 'columns',
  NO_KEYS: 'no-keys',
}

/** What the parser's complaint means, where it comes from, and what to write instead. Lines are 1-based. */
export function explain(text: string, code: string, message: string, reported: number): YamlComplaint {
  const lines = text.split('\n')
  const kind = kindOf(code, message)
  const at = Math.min(causeOf(kind, lines) ?? reported - 1, lines.length - 1)
  const lineText = lines[at]?.trim() ?? ''
  const { reason, expected, fix } = REMEDIES[kind]
  return { line: at + 1, reason, expected, received: lineText, hint: fix ?? quoted(lineText) }
}

function kindOf(code: string, message: string): Kind {
  if (/closing ['"]/.test(message)) return 'quote'
  if (message.startsWith('Flow ')) return 'bracket'
  return KINDS[code] ?? 'other'
}

/** Index of the line that opens what is never closed: the parser reports a line further down. */
function causeOf(kind: Kind, lines: string[]): number | undefined {
  const isCause = kind === 'quote' ? leavesQuoteOpen : kind === 'bracket' ? leavesBracketOpen : undefined
  const at = isCause ? lines.findIndex(isCause) : -1
  return at < 0 ? undefined : at
}

function leavesQuoteOpen(line: string): boolean {
  const value = /^[^:]*:\s+(.*)$/.exec(line)?.[1] ?? ''
  const quote = value[0]
  return (quote === '"' || quote === "'") && value.split(quote).length % 2 === 0
}

function leavesBracketOpen(line: string): boolean {
  return line.split(/[[{]/).length > line.split(/[\]}]/).length
}

/** `title: a: b` -> the same line with quotes around the value. */
function quoted(line: string): string {
  const [, key, value] = /^([\w-]+):\s+(.*)$/.exec(line) ?? []
  if (key === undefined || value === undefined) return 'Put quotes around the text.'
  const bare = value.replace(/^(['"])(.*)\1$/, '$2')
  return `Put quotes around the value: ${key}: '${bare.replaceAll("'", "''")}'`
}
