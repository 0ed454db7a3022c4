import { check, type Finding } from '../../config/findings'
import { valueAt } from '../../config/key-lines'
import type { Severity, SourceLocation } from '../../diagnostics/problem'
import { typosOf } from '../../diagnostics/words'
import type { FoundProblem } from '../types'
import { frontMatterFinding, mistypedFrontMatter, textCutOff, unknownFrontMatter } from './problems'
import { type FrontMatter, frontMatter, frontMatterKeys, OTHER_KEYS } from './schema'
import { readYaml, type YamlMapping } from './yaml'

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
  const strict = check(frontMatter, read.value)
  if (strict.ok) return { frontMatter: strict.value, problems }
  const found = strict.findings.map((finding): FoundProblem => {
    const location = { file, line: read.lineOf(finding.path) }
    return {
      severity: isUnknown(finding) ? unknown : 'throw',
      problem: frontMatterFinding(finding, location),
    }
  })
  const rest = check(frontMatter, withoutKeys(read.value, strict.findings.filter(isUnknown)))
  return { frontMatter: rest.ok ? rest.value : {}, problems: [...problems, ...found].sort(byLine) }
}

/** True for a key inside a value, such as `last_update.reviewed`, that is not a mistyped one. */
function isUnknown(finding: Finding): boolean {
  return finding.kind === 'unknown-key' && finding.near.length === 0
}

function withoutKeys(value: YamlMapping['value'], findings: readonly Finding[]): YamlMapping['value'] {
  const copy = structuredClone(value)
  for (const { path } of findings) {
    const owner = valueAt(copy, path.slice(0, -1))
    if (typeof owner === 'object' && owner !== null) Reflect.deleteProperty(owner, path.at(-1) ?? '')
  }
  return copy
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
