import { SiteError } from '../../diagnostics/problem'
import { unknownName } from '../problems'
import type { Content } from '../types'

/**
 * Returns the content with the docs of one set alone.
 * @param set Its id; the first one by default.
 * @throws SiteError if there is no such set.
 */
export function contentOfSet(content: Content, set?: string): Content {
  const sets = setsOf(content)
  const [id = set] = set === undefined ? sets : [set]
  if (id !== undefined && sets.length > 0 && !sets.includes(id)) throw new SiteError(unknownSet(id, sets))
  if (sets.length < 2) return content
  const versions = content.versions.filter((version) => version.set === id)
  const names = new Set(versions.map(({ name }) => name))
  return {
    ...content,
    docs: content.docs.filter(({ version }) => names.has(version)),
    sidebars: content.sidebars.filter(({ version }) => names.has(version)),
    versions,
  }
}

/** Returns the ids of the sets of docs. */
export function setsOf({ versions }: Pick<Content, 'versions'>): string[] {
  return [...new Set(versions.map(({ set }) => set))]
}

export function setsWithSeveralVersions({ versions }: Pick<Content, 'versions'>): string[] {
  return setsOf({ versions }).filter((id) => versions.filter(({ set }) => set === id).length > 1)
}

function unknownSet(name: string, known: string[]) {
  const otherwise = 'Name one of them, or remove `set`.'
  return unknownName({ user: 'It', kind: 'set', name, known, otherwise })
}
