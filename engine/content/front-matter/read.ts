import { check } from '../../config/findings'
import type { Severity, SourceLocation } from '../../diagnostics/problem'
import { typosOf } from '../../diagnostics/words'
import type { FoundProblem } from '../types'
import { frontMatterFinding, mistypedFrontMatter, textCutOff, unknownFrontMatter } from './problems'
import { type FrontMatter, frontMatter, frontMatterKeys, OTHER_KEYS } from './schema'
import { readYaml } from './yaml'

export interface ReadFrontMatter {
  frontMatter: FrontMatter
  problems: FoundProblem[]
}

const KNOWN = Object.keys(frontMatterKeys)

/** Keys whose values are texts, or contain texts. */
const TEXTS: ReadonlySet<string> = new Set([
  ...Object.entries(frontMatterKeys).flatMap(([key, schema]) =>
    schema.safeParse('a').success && !schema.safeParse({}).success ? [key] : [],
  ),
  'slug',
  'tags',
  'keywords',
  'last_update',
])

/** The first line of a file is the opening `---`. */
export const FIRST_LINE = 2

/**
 * Reads front matter, and checks all but `added`, the keys of features. `unknown` is the severity of a key that is neither
 * known nor mistyped.
 */
export function readFrontMatter(
  yaml: string,
  file: string,
  unknown: Severity,
  added: readonly string[] = [],
): ReadFrontMatter {
  const read = readYaml(yaml, file, FIRST_LINE, (key) => TEXTS.has(key))
  if ('problem' in read) return { frontMatter: {}, problems: [{ severity: 'throw', problem: read.problem }] }

  const problems = [
    ...Object.keys(read.value).flatMap((key) =>
      keyProblem(key, [...KNOWN, ...added], { file, line: read.lineOf([key]) }, unknown),
    ),
    ...read.cutOff.map(({ key, written }): FoundProblem => {
      const location = { file, line: read.lineOf([key]) }
      return { severity: 'warn', problem: textCutOff(location, key, written) }
    }),
  ]
  const checked = check(frontMatter, read.value)
  if (checked.ok) return { frontMatter: checked.value, problems }
  const wrong = checked.findings.map((finding): FoundProblem => {
    const location = { file, line: read.lineOf(finding.path) }
    return { severity: 'throw', problem: frontMatterFinding(finding, location) }
  })
  return { frontMatter: {}, problems: [...problems, ...wrong].sort(byLine) }
}

function keyProblem(
  key: string,
  known: string[],
  location: SourceLocation,
  severity: Severity,
): FoundProblem[] {
  if (known.includes(key)) return []
  // In a short word, two different letters make another word: `page` is not a mistyped `tags`.
  const near = OTHER_KEYS.includes(key) ? [] : typosOf(key, known, key.length > 4 ? 2 : 1)
  return near.length > 0
    ? [{ severity: 'throw', problem: mistypedFrontMatter(location, key, near) }]
    : [{ severity, problem: unknownFrontMatter(location, key, known) }]
}

function byLine(a: FoundProblem, b: FoundProblem): number {
  return (a.problem.line ?? 0) - (b.problem.line ?? 0)
}
