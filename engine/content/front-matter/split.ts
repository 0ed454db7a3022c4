import type { KeyPath } from '../../config/key-lines'
import type { Problem } from '../../diagnostics/problem'
import { unclosedFrontMatter } from './problems'
import { readYaml } from './yaml'

export interface SplitText {
  /** The YAML between the two marks. Absent in a file without front matter. */
  yaml?: string
  /** Where the body starts. */
  bodyStart: number
  problem?: Problem
}

const FRONT_MATTER = /^---[ \t]*\n(?:([\s\S]*?)\n)??---[ \t]*(?:\n|$)/

/** Text as every later step reads it: without a byte order mark, with `\n` line ends. */
export function normalizeText(raw: string): string {
  return raw.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
}

/** Finds the front matter of a normalized text. Its YAML begins on line 2. */
export function splitFrontMatter(text: string, file: string): SplitText {
  const match = FRONT_MATTER.exec(text)
  if (match) return { yaml: match[1] ?? '', bodyStart: match[0].length }
  const opened = /^---[ \t]*\n[\w-]+:/.test(text)
  return { bodyStart: 0, ...(opened ? { problem: unclosedFrontMatter(file) } : {}) }
}

/** The line (1-based) of a key of a file's front matter. */
export function lineOfKey(text: string, key: string): number {
  return text.split('\n').findIndex((line) => line.startsWith(`${key}:`)) + 1
}

/** The line (1-based) of a key inside a value of a file's front matter, or of the nearest one above it. */
export function lineOfPath(text: string, file: string, path: KeyPath): number {
  const read = readYaml(splitFrontMatter(text, file).yaml ?? '', file, 2)
  return 'problem' in read ? 1 : read.lineOf(path)
}
