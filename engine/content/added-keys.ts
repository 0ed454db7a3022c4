import { z } from 'zod'
import { check } from '../config/findings'
import type { KeyPath } from '../config/key-lines'
import type { Problem } from '../diagnostics/problem'
import { frontMatterFinding, schemaFailed } from './front-matter/problems'
import { FIRST_LINE } from './front-matter/read'
import { splitFrontMatter } from './front-matter/split'
import { readYaml } from './front-matter/yaml'
import type { AddedKeys, FoundProblem, ParsedFile } from './types'

/** Returns the check of front matter that has added keys. It takes long to make, so that all files share it. */
export function schemaOfAddedKeys(keys: AddedKeys) {
  return z.looseObject(keys).partial()
}

/**
 * Checks the front-matter keys that features add, and returns the file with their values. This is not done while a file
 * is read, since the result is kept for later builds, whose schemas may be others.
 */
export function checkAddedKeys(
  parsed: ParsedFile,
  path: string,
  schema: ReturnType<typeof schemaOfAddedKeys>,
  ownerOf: (key: string) => string | undefined,
): ParsedFile {
  const { yaml = '' } = splitFrontMatter(parsed.text, path)
  const locationOf = (keys: KeyPath) => {
    const read = readYaml(yaml, path, FIRST_LINE, () => false)
    return { file: path, line: 'problem' in read ? FIRST_LINE : read.lineOf(keys) }
  }
  const withProblems = (found: Problem[]): ParsedFile => {
    const problems = found.map((problem): FoundProblem => ({ severity: 'throw', problem }))
    return { ...parsed, problems: [...parsed.problems, ...problems] }
  }
  try {
    const checked = check(schema, parsed.frontMatter)
    if (checked.ok) return { ...parsed, frontMatter: { ...parsed.frontMatter, ...checked.value } }
    return withProblems(
      checked.findings.map((finding) => frontMatterFinding(finding, locationOf(finding.path))),
    )
  } catch (error) {
    const key = keyThatFails(schema, parsed.frontMatter) ?? ''
    const isAsync = error instanceof z.core.$ZodAsyncError
    return withProblems([schemaFailed({ key, feature: ownerOf(key), error, isAsync }, locationOf([key]))])
  }
}

/** Returns the key whose schema throws, as functions of an author in it may. */
function keyThatFails(
  { shape }: ReturnType<typeof schemaOfAddedKeys>,
  frontMatter: object,
): string | undefined {
  return Object.keys(shape).find((key) => {
    try {
      shape[key]?.safeParse(Reflect.get(frontMatter, key))
      return false
    } catch {
      return true
    }
  })
}
