import type { Severity } from '../diagnostics/problem'
import { firstHeading } from './first-heading'
import { firstParagraph } from './first-paragraph'
import { type FoundProblem, readFrontMatter } from './front-matter/read'
import { splitFrontMatter } from './front-matter/split'
import type { FrontMatter } from './types'

/** What one Markdown file says by itself, whatever the rest of the site says. */
export interface ParsedFile {
  text: string
  bodyStart: number
  frontMatter: FrontMatter
  /** Text of a `# heading` that comes before all others. */
  heading?: string
  /** The first paragraph as plain text, where the front matter has no description. */
  paragraph?: string
  problems: FoundProblem[]
}

/** Reads a Markdown file's front matter. `unknownKey` is the severity of an unknown key. */
export function parseFile(text: string, path: string, unknownKey: Severity): ParsedFile {
  const { yaml, bodyStart, problem } = splitFrontMatter(text, path)
  const read = readFrontMatter(yaml ?? '', path, unknownKey)
  const body = text.slice(bodyStart)
  const heading = firstHeading(body)
  return {
    text,
    bodyStart,
    frontMatter: read.frontMatter,
    ...(heading === undefined ? {} : { heading }),
    ...(read.frontMatter.description === undefined ? { paragraph: firstParagraph(body) } : {}),
    problems: problem ? [{ severity: 'throw', problem }, ...read.problems] : read.problems,
  }
}
