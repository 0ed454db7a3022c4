import type { KeyPath } from '../../config/key-lines'
import type { Problem } from '../../diagnostics/problem'
import { lateFrontMatter, otherFrontMatter, unclosedFrontMatter } from './problems'
import { readYaml } from './yaml'

export interface SplitText {
  /** The YAML between the two `---` lines. Absent in a file without front matter. */
  yaml?: string
  /** Offset of the body. */
  bodyStart: number
  problem?: Problem
}

const FRONT_MATTER = /^---[ \t]*\n(?:([\s\S]*?)\n)??---[ \t]*(?:\n|$)/

/** Front matter after blank lines, which is text. */
const LATE = /^(\s*\n)---[ \t]*\n[\w-]+:(?:.*\n)*?---[ \t]*(?:\n|$)/

/** The marks of TOML and JSON in other tools, and dashes that are too many or have a word behind them. */
const OTHER_MARKS =
  /^(\+{3}|;{3}|-{4,}(?=[ \t]*\n[\w-]+:)|---[a-z]+)[ \t]*\n[\s\S]*?^(\+{3}|;{3}|-{3,})[ \t]*$/m

/** Removes the byte order mark and converts line endings to `\n`, as every later step expects. */
export function normalizeText(raw: string): string {
  const text = raw.replace(/^\uFEFF/, '')
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
}

/** Finds the front matter in a normalized text. Its YAML starts on line 2. */
export function splitFrontMatter(text: string, file: string): SplitText {
  const match = FRONT_MATTER.exec(text)
  if (match) return { yaml: match[1] ?? '', bodyStart: match[0].length }
  const opened = /^---[ \t]*\n[\w-]+:/.test(text)
  if (opened) return { bodyStart: 0, problem: unclosedFrontMatter(file) }
  const other = OTHER_MARKS.exec(text)?.[1]
  if (other !== undefined && text.startsWith(other))
    return { bodyStart: 0, problem: otherFrontMatter(file, other) }
  const before = LATE.exec(text)?.[1]
  if (before !== undefined) return { bodyStart: 0, problem: lateFrontMatter(file, before.split('\n').length) }
  return { bodyStart: 0 }
}

/** Returns the line (1-based) of a front matter key in a file. */
export function lineOfKey(text: string, key: string): number {
  return text.split('\n').findIndex((line) => line.startsWith(`${key}:`)) + 1
}

/** Returns the line (1-based) of a nested front matter key in a file, or of its nearest ancestor. */
export function lineOfPath(text: string, file: string, path: KeyPath): number {
  const read = readYaml(splitFrontMatter(text, file).yaml ?? '', file, 2)
  return 'problem' in read ? 1 : read.lineOf(path)
}
