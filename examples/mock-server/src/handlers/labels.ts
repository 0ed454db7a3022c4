import type { LabelsRights } from '@sinequa/atomic'
import { HttpError } from '../http-error'
import type { SignedInCall } from '../route'
import { columnValues } from '../search/filters'
import { findDocuments } from '../search/run-query'
import type { State } from '../state'
import type { MockDocument, RequestFields } from '../types'

/** Serves `fetchLabels` and the functions of `labels`. Searches can filter by labels, which are columns. */
export function labels({ state, fields, user }: SignedInCall): object {
  const { action, labels: names = [] } = fields
  const column = fields.public === false ? 'privatelabels' : 'publiclabels'
  const change = changeOf(fields)
  if (change) {
    state.documents = relabeled(state, column, wantedIds(state, fields), (old) => change(old, names))
    return {}
  }
  if (action === 'list') return { labels: knownLabels(state, column, fields.q ?? '') }
  if (action === 'getUserRights') return rights(user.isAdministrator ?? false)
  throw new HttpError(400, `There is no action "${action}" of labels.`)
}

/** Returns the labels that a document has after the change. */
type Change = (old: readonly string[], names: readonly string[]) => readonly string[]

function changeOf({ action, newLabel = '' }: RequestFields): Change | undefined {
  switch (action) {
    case 'add':
    case 'bulkAdd':
      return (old, names) => [...new Set([...old, ...names])]
    case 'remove':
    case 'bulkRemove':
    case 'delete':
      return (old, names) => old.filter((name) => !names.includes(name))
    case 'rename':
      return (old, names) => [...new Set(old.map((name) => (names.includes(name) ? newLabel : name)))]
  }
  return undefined
}

/** Returns undefined for all documents. */
function wantedIds({ documents }: State, { ids, query }: RequestFields): Set<string> | undefined {
  if (query) return new Set(findDocuments(documents, query).map(({ id }) => id))
  return ids && new Set(ids)
}

function relabeled(
  { documents }: State,
  column: string,
  ids: Set<string> | undefined,
  change: (old: readonly string[]) => readonly string[],
): MockDocument[] {
  return documents.map((document) => {
    if (ids && !ids.has(document.id)) return document
    return { ...document, [column]: change(columnValues(document[column]).map(String)) }
  })
}

function knownLabels({ documents }: State, column: string, prefix: string): string[] {
  const begin = prefix.replace(/\*$/, '').toLowerCase()
  const all = documents.flatMap((document) => columnValues(document[column]).map(String))
  return [...new Set(all)].filter((name) => name.toLowerCase().startsWith(begin)).sort()
}

function rights(isAdministrator: boolean): LabelsRights {
  return { canManagePublicLabels: isAdministrator, canEditPublicLabels: true }
}
