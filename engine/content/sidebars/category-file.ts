import { z } from 'zod'
import { check } from '../../config/findings'
import { findingProblem } from '../../config/validate'
import type { Problem } from '../../diagnostics/problem'
import { readYaml } from '../front-matter/yaml'
import { categoryLink } from './validation'

const categoryFile = z.strictObject({
  label: z.string().optional(),
  position: z.number().optional(),
  description: z.string().optional(),
  collapsible: z.boolean().optional(),
  collapsed: z.boolean().optional(),
  className: z.string().optional(),
  link: categoryLink.nullable().optional(),
  customProps: z.record(z.string(), z.unknown()).optional(),
})

/** What a folder's `_category_` file says. `link: null` wants no link, not even to the folder's index. */
export interface CategoryMetadata extends z.output<typeof categoryFile> {
  /** Where its link is written. */
  linkLocation?: { file: string; line: number } | undefined
}

export interface ReadCategory {
  metadata: CategoryMetadata
  problems: Problem[]
}

/** Reads `_category_.json`, `.yml` or `.yaml`: JSON is YAML too. */
export function readCategory(text: string, path: string): ReadCategory {
  const read = readYaml(text, path)
  if ('problem' in read) return { metadata: {}, problems: [read.problem] }
  const checked = check(categoryFile, read.value)
  if (!checked.ok) {
    const problems = checked.findings.map((finding) =>
      findingProblem(finding, 'the category file', path, read.lineOf(finding.path)),
    )
    return { metadata: {}, problems }
  }
  const linkLocation = { file: path, line: read.lineOf(['link', 'id']) }
  return { metadata: { ...checked.value, linkLocation }, problems: [] }
}
