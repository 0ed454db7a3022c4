import type { Problem } from '../../diagnostics/problem'
import { didYouMean, joinLong, nearest } from '../../diagnostics/words'
import { TWOSLASH } from './twoslash'

interface Location {
  file: string
  line: number
}

export function unknownLanguage(location: Location, language: string, similar: string[]): Problem {
  return {
    what: `The language ${language} of this code block is not known.`,
    ...location,
    expected: 'a language that Shiki has a grammar for, or text',
    received: language,
    hint: REMEDIES.get(language) ?? didYouMean(similar, UNCOLORED, joinLong),
  }
}

/** Fences that other tools render as something other than code. */
const REMEDIES = new Map([
  ['math', 'Add `math()` to `features` in the configuration.'],
  ['mdx-code-block', 'Rename the file to .mdx, or set `markdown.format` to mdx.'],
])

const UNCOLORED = 'Correct the name, or write text. The code is shown without colors until then.'

/** Fence words that make other tools do more than show code. */
const WORDS = new Map([
  [
    'live',
    'Add an island that shows the result below the code, remove the word, or show the fences of a language with a component: `markdown.fences`.',
  ],
  ['ins', 'Mark the lines with the comments add, or add-start and add-end, in the code.'],
  ['del', 'Mark the lines with the comments remove, or remove-start and remove-end, in the code.'],
  ['mark', 'Write the lines alone, {1,3-5}, or the text between slashes, /text/.'],
  ['startLineNumber', 'Write the number with the word that shows numbers: showLineNumbers=5.'],
  ['"', 'Write the text that is marked between slashes: /text/.'],
  ['title', 'A block has one title, in quotes: title="search.ts".'],
  ['file', 'A block shows one file, and its name is in quotes: file="src/search.ts".'],
])

/** Words that a fence may always have. */
const USUAL = ['title', 'file', 'focus', 'showLineNumbers']

/** `known` are words with an effect beside the usual ones; undefined if any may have one. Returns undefined for those. */
export function wordWithoutEffect(
  location: Location,
  word: string,
  known?: ReadonlySet<string>,
): Problem | undefined {
  const name = nameOf(word)
  if (known?.has(name) || name === TWOSLASH) return undefined
  const hint =
    WORDS.get(name) ?? (known && didYouMean(nearest(name, [...USUAL, ...known]), 'Remove it, or correct it.'))
  if (hint === undefined) return undefined
  return {
    what: `A word after the language of this code block has no effect: ${name === '"' ? word : name}`,
    ...location,
    expected: 'title, file, {1,3-5}, focus={1,3-5}, /text/, showLineNumbers, no-check, run or try',
    received: word,
    hint,
  }
}

function nameOf(word: string): string {
  if (word.startsWith('"')) return '"'
  // In brackets, VitePress writes a title.
  return /^\[.+\]$/.test(word) ? 'title' : (word.split('=')[0] ?? '')
}

/** Why a magic comment has no effect. */
export type StrayReason = 'not ended' | 'not started' | 'last line' | 'unknown'

export function strayMagicComment(location: Location, word: string, reason: StrayReason): Problem {
  const [what, expected, hint] = STRAYS[reason]
  return {
    what: `A comment in this code block ${what}: ${word}`,
    ...location,
    expected,
    received: word,
    hint,
  }
}

const STRAYS: Record<StrayReason, [what: string, expected: string, hint: string]> = {
  'not ended': [
    'begins marked lines that never end',
    'a comment that begins and one that ends, each on its own line',
    'Add the comment that ends them after the last marked line.',
  ],
  'not started': [
    'ends marked lines that never began',
    'a comment that begins and one that ends, each on its own line',
    'Add the comment that begins them before the first marked line, or remove this one.',
  ],
  unknown: [
    'is of an unknown kind and is shown as written',
    '++, --, highlight, focus, error or word:text after [!code, as far as the configuration has their marks',
    'Correct the comment, or remove it.',
  ],
  'last line': [
    'marks the line after it, but none follows',
    'a line of code after the comment',
    'Move the comment above the line that it marks, or to the end of that line.',
  ],
}

export function markedLineMissing(location: Location, marked: number, count: number): Problem {
  return {
    what: `This code block marks line ${marked}, which it does not have.`,
    ...location,
    expected: count === 1 ? 'line 1' : `lines from 1 to ${count}`,
    received: String(marked),
    hint: 'Count the lines that are shown: magic comments are not among them.',
  }
}

/** `written` is what should name lines, as it is in the fence. */
export function linesUnread(location: Location, written: string): Problem {
  return {
    what: `This code block names lines in a way that cannot be read: ${written}`,
    ...location,
    expected:
      '{2} or {1,3-5}: numbers, and ranges from the lower to the higher, each between 1 and the last line',
    received: written,
    hint: 'Correct the braces, or remove them. Until then no line is marked.',
  }
}

export function markedTextMissing(location: Location, text: string): Problem {
  return {
    what: `This code block marks text that none of its lines contains: ${text}`,
    ...location,
    expected: 'text that appears in one line, in the same case',
    received: text,
    hint: 'Correct the text between the slashes or in the comment, or remove the mark.',
  }
}
