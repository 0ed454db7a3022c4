import type { Problem } from '../../diagnostics/problem'
import { unclosedFrontMatter } from './problems'

export interface SplitText {
  /** The YAML between the two marks. Absent in a file without front matter. */
  yaml?: string
  /** Where the body starts. */
  bodyStart: number
  problem?: Problem
}

const FRONT_MATTER = /^---[ \t]*\n(?:([\s\S]*?)\n)??---[ \t]*(?:\n|$)/

/** Text as every later step reads it: without a byte order mark, with `\n` line ends. */
export function normaliseText(raw: string): string {
  return raw.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
}

/** Finds the front matter of a normalised text. Its YAML begins on line 2. */
export function splitFrontMatter(text: string, file: string): SplitText {
  const match = FRONT_MATTER.exec(text)
  if (match) return { yaml: match[1] ?? '', bodyStart: match[0].length }
  const opened = /^---[ \t]*\n[\w-]+:/.test(text)
  return { bodyStart: 0, ...(opened ? { problem: unclosedFrontMatter(file) } : {}) }
}
