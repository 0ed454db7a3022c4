import { z } from 'zod'
import { check } from '../config/findings'
import { frontMatterFinding } from './front-matter/problems'
import { FIRST_LINE, type FoundProblem } from './front-matter/read'
import { splitFrontMatter } from './front-matter/split'
import { readYaml } from './front-matter/yaml'
import type { ParsedFile } from './source'

/** Schemas of front-matter keys, by name. */
export type AddedKeys = Readonly<Record<string, z.ZodType>>

/** Returns the check of front matter that has added keys. It takes long to make, so that all files share it. */
export function addedKeysSchema(keys: AddedKeys) {
  return z.looseObject(keys).partial()
}

/**
 * Checks the front-matter keys that features add, and returns the file with their values. This is not done while a file
 * is read, since the result is kept for later builds, whose schemas may be others.
 */
export function checkAddedKeys(
  parsed: ParsedFile,
  path: string,
  schema: ReturnType<typeof addedKeysSchema>,
): ParsedFile {
  const checked = check(schema, parsed.frontMatter)
  if (checked.ok) return { ...parsed, frontMatter: { ...parsed.frontMatter, ...checked.value } }
  const { yaml = '' } = splitFrontMatter(parsed.text, path)
  const read = readYaml(yaml, path, FIRST_LINE, () => false)
  const problems = checked.findings.map((finding): FoundProblem => {
    const line = 'problem' in read ? FIRST_LINE : read.lineOf(finding.path)
    return { severity: 'throw', problem: frontMatterFinding(finding, { file: path, line }) }
  })
  return { ...parsed, problems: [...parsed.problems, ...problems] }
}
