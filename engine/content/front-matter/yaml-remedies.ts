import type { YamlComplaint } from './problems'

interface Remedy {
  reason: string
  expected: string
  /** Default: put quotes around the value. */
  fix?: string
}

const LINES = 'lines of the form `key: value`'
const QUOTES = 'a plain string, or one in quotes'

const NO_VALUE: Remedy = {
  reason: 'a key has no value',
  expected: LINES,
  fix: 'Write a colon, a space and a value after the key.',
}

/** By the parser's error code, or our own code for what is never closed. */
const REMEDIES: Record<string, Remedy> = {
  BLOCK_AS_IMPLICIT_KEY: {
    reason: 'the value contains a colon, which starts another key',
    expected: QUOTES,
  },
  BAD_SCALAR_START: {
    reason: 'the value begins with a character that YAML reserves',
    expected: QUOTES,
  },
  BAD_ALIAS: { reason: 'the value begins with `*`, which YAML reads as a reference', expected: QUOTES },
  ALIAS_LOOP: {
    reason: 'a reference is inside the value that it refers to',
    expected: 'values without circular references',
    fix: 'Write out the value.',
  },
  TAG_RESOLVE_FAILED: {
    reason: 'a value has an unknown tag, a word that begins with `!`',
    expected: 'a value without a tag',
    fix: 'Remove the tag, or put quotes around the whole value.',
  },
  TOO_DEEP: {
    reason: 'its values are nested too deeply, or refer to each other too often',
    expected: 'values that are not nested so deeply',
    fix: 'Write out what the references stand for, or remove them.',
  },
  TOO_LONG: {
    reason: 'it is longer than 10,000 lines or 500,000 characters',
    expected: 'the keys of one page',
    fix: 'Look for a missing `---`, and move data into a file that the page imports.',
  },
  UNEXPECTED_TOKEN: { reason: 'there is more text after the value', expected: QUOTES },
  OPEN_QUOTE: {
    reason: 'a quote is not closed',
    expected: 'a closing quote at the end of the value',
    fix: 'Close the quote.',
  },
  OPEN_BRACKET: {
    reason: 'a bracket is not closed',
    expected: 'a closing bracket at the end of the value',
    fix: 'Close the bracket.',
  },
  MULTILINE_IMPLICIT_KEY: NO_VALUE,
  MISSING_CHAR: NO_VALUE,
  TAB_AS_INDENT: {
    reason: 'a line is indented with a tab',
    expected: 'spaces',
    fix: 'Replace the tab with spaces.',
  },
  DUPLICATE_KEY: {
    reason: 'a key appears twice',
    expected: 'each key once',
    fix: 'Remove one of the two lines.',
  },
  BAD_INDENT: {
    reason: 'the keys of one block do not start at the same column',
    expected: 'the same indentation for all keys of a block',
    fix: 'Indent the line like the ones around it.',
  },
  NO_KEYS: { reason: 'there are no keys', expected: LINES, fix: 'Write `key: value`.' },
}

const OTHER: Remedy = {
  reason: 'the parser gives up here',
  expected: LINES,
  fix: 'Compare the line with `key: value`.',
}

/** Explains a parser error: its meaning, its cause, and what to write instead. Lines are 1-based. */
export function explain(text: string, code: string, message: string, reported: number): YamlComplaint {
  const lines = text.split('\n')
  const [remedy, opening] = remedyOf(code, message)
  // For what is never closed, the parser reports a later line.
  const cause = opening ? lines.findIndex(opening) : -1
  const at = Math.min(cause < 0 ? reported - 1 : cause, lines.length - 1)
  const lineText = lines[at]?.trim() ?? ''
  const { reason, expected, fix = quoteValue(lineText) } = REMEDIES[remedy] ?? OTHER
  return { line: at + 1, reason, expected, received: lineText, hint: fix }
}

/** Returns the key of a remedy, and a test for the line that opens what is never closed. */
function remedyOf(code: string, message: string): [string, ((line: string) => boolean)?] {
  if (/closing ['"]/.test(message)) return ['OPEN_QUOTE', leavesQuoteOpen]
  return message.startsWith('Flow ') ? ['OPEN_BRACKET', leavesBracketOpen] : [code]
}

function leavesQuoteOpen(line: string): boolean {
  const value = /^[^:]*:\s+(.*)$/.exec(line)?.[1] ?? ''
  const quote = value[0]
  return (quote === '"' || quote === "'") && value.split(quote).length % 2 === 0
}

function leavesBracketOpen(line: string): boolean {
  return line.split(/[[{]/).length > line.split(/[\]}]/).length
}

/** For `title: a: b`, suggests the same line with quotes around the value. */
function quoteValue(line: string): string {
  const [, key, value] = /^([\w-]+):\s+(.*)$/.exec(line) ?? []
  if (key === undefined || value === undefined) return 'Put quotes around the text.'
  const bare = value.replace(/^(['"])(.*)\1$/, '$2')
  return `Put quotes around the value: ${key}: '${bare.replaceAll("'", "''")}'`
}
