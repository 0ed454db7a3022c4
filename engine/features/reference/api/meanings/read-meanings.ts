import { z } from 'zod'
import type { Problem } from '../../../../feature'
import { check, findingProblem, readYaml } from '../../../../kit/data'
import { text } from '../../../../kit/options'

/** What the members of a type mean, in the words of the site. */
export interface TypeMeanings {
  type: string
  /** 1-based. */
  line: number
  members: Meaning[]
}

export interface Meaning {
  member: string
  /** Inline Markdown, like a doc comment. */
  text: string
  /** Whether it is shown although the package has a doc comment. */
  isInstead: boolean
  line: number
}

/** The meanings in a file; none if the file is wrong, as the problems say. */
export interface Meanings {
  file: string
  types: TypeMeanings[]
  problems: Problem[]
}

const meaning = z.union([text, z.strictObject({ instead: text })], 'a meaning, or `{ instead: … }` with one')
const meaningsFile = z.record(text, z.record(text, meaning))

/** Reads a file of meanings: types with their members. */
export function readMeanings(source: string, file: string): Meanings {
  const read = readYaml(source, file)
  if ('problem' in read) return { file, types: [], problems: [read.problem] }
  const { value, lineOf } = read
  const known = check(meaningsFile, value)
  if (!known.ok) {
    const problems = known.findings.map((finding) =>
      findingProblem(finding, 'the meanings', file, lineOf(finding.path)),
    )
    return { file, types: [], problems }
  }
  const types = Object.entries(known.value).map(([type, members]) => ({
    type,
    line: lineOf([type]),
    members: Object.entries(members).map(([member, given]) => {
      const isInstead = typeof given === 'object'
      return { member, text: isInstead ? given.instead : given, isInstead, line: lineOf([type, member]) }
    }),
  }))
  return { file, types, problems: [] }
}
