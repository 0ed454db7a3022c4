import { posix } from 'node:path'
import { z } from 'zod'
import { describe } from '../diagnostics/words'
import { DEFAULT_SET } from '../page/docs-set'
import { type Checked, check, type Finding } from './findings'
import { valueAt } from './key-lines'
import { siteConfig } from './schema'
import { docs } from './schemas/docs'
import type { DocsSet, DocsSets } from './types'

const severalSets = siteConfig.extend({ docs: z.array(docs).min(1) })

type Output = Omit<z.output<typeof siteConfig>, 'docs'> & { docs: DocsSets }

/** Checks a configuration, in which `docs` is one set or a list of them. */
export function checkConfig(input: unknown): Checked<Output> {
  if (!Array.isArray(valueAt(input, ['docs']))) {
    const checked = check(siteConfig, input)
    if (!checked.ok) return checked
    return { ok: true, value: { ...checked.value, docs: [{ ...checked.value.docs, key: ['docs'] }] } }
  }
  const checked = check(severalSets, input)
  if (!checked.ok) return checked
  const [first, ...others] = checked.value.docs.map((set, index) => ({ ...set, key: ['docs', index] }))
  if (!first) throw new Error('The schema accepted a list without a set of docs.')
  const sets: DocsSets = [first, ...others]
  const findings = setFindings(sets, input)
  return findings.length > 0 ? { ok: false, findings } : { ok: true, value: { ...checked.value, docs: sets } }
}

/** Returns what is wrong with the sets together: each needs an id, a folder and a route of its own. */
function setFindings(sets: DocsSets, input: unknown): Finding[] {
  return sets.flatMap((set, index) => {
    const before = sets.slice(0, index)
    const refuse = (key: string, value: string, expected: string): Finding => {
      const path = [...set.key, key]
      if (valueAt(input, path) === undefined) return { kind: 'missing', path, expected }
      return { kind: 'wrong-value', path, expected, received: describe(value) }
    }
    if (set.id !== DEFAULT_SET && valueAt(input, [...set.key, 'path']) === undefined)
      return [refuse('path', '', `the folder of the set, such as ${describe(set.id)}`)]
    const name = posix.basename(set.path)
    const ids = before.filter(({ id }) => foldCase(id) === foldCase(set.id))
    const routes = before.filter((other) => routeOf(other) === routeOf(set))
    const folders = before.filter((other) => overlap(other.path, set.path))
    return [
      ...ids.map(() => refuse('id', set.id, `an id that no other set has, such as ${describe(name)}`)),
      ...routes.map(() =>
        refuse(
          'routeBasePath',
          set.routeBasePath,
          `a route that no other set has, such as ${describe(name)}`,
        ),
      ),
      ...folders.map(({ path }) =>
        refuse('path', set.path, `a folder beside ${path}, which is that of another set`),
      ),
    ]
  })
}

/** On disks that ignore case, two names are one. */
function foldCase(name: string): string {
  return name.toLowerCase()
}

function routeOf({ routeBasePath }: DocsSet): string {
  return routeBasePath.replace(/^\/+|\/+$/g, '')
}

/** True if one folder is the other, or within it. */
function overlap(one: string, other: string): boolean {
  const [a, b] = [one, other].map((path) => `${posix.normalize(foldCase(path)).replace(/\/+$/, '')}/`)
  return a !== undefined && b !== undefined && (a.startsWith(b) || b.startsWith(a))
}
