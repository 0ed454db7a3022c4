import type { Reporter } from '../../diagnostics/reporter'
import { lineOfKey } from '../front-matter/split'
import { unknownName } from '../problems'
import type { Doc } from '../types'

/** Keys of the front matter that hold an id, and what it is the id of. */
const KEYS = [
  ['pagination_prev', 'doc'],
  ['pagination_next', 'doc'],
  ['displayed_sidebar', 'sidebar'],
] as const

/** Reports front matter that names a doc or a sidebar which does not exist. `docIds` has those of drafts, too. */
export function checkNamedIds(
  docs: Doc[],
  docIds: ReadonlySet<string>,
  sidebarIds: string[],
  reporter: Reporter,
): void {
  const ids = { doc: docs.map(({ id }) => id), sidebar: sidebarIds }
  for (const { frontMatter, path: file, text } of docs) {
    for (const [key, kind] of KEYS) {
      const name = frontMatter[key] ?? undefined
      const known = ids[kind]
      if (name === undefined || known.includes(name) || (kind === 'doc' && docIds.has(name))) continue
      const problem = unknownName({
        user: `The front-matter key \`${key}\``,
        kind,
        name,
        known,
        alternative: 'null for none',
        otherwise: 'Name one of them, or remove the key.',
      })
      reporter.report('throw', { ...problem, file, line: lineOfKey(text, key) })
    }
  }
}
