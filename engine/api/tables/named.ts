import { namesOf } from '../homes'
import type { Owned } from '../model/lookup'
import type { Use } from './component'
import { ambiguousExport, noExportNamed, severalExports, unknownExport } from './problems'

/** The exports that `of` names; undefined where one is not found, which is reported. */
export function exportsOf(use: Use): Owned[] | undefined {
  const { attributes, component, file, line, report } = use
  const names = namesOf(attributes.of ?? '')
  if (names.length === 0) {
    const received = attributes.of === undefined ? 'no `of`' : 'an empty `of`'
    report(noExportNamed({ component, file, line, received }))
    return undefined
  }
  const found = names.map((name) => findExport(name, use))
  const owned = found.filter((own) => own !== undefined)
  return owned.length === found.length ? owned : undefined
}

/** The one export that `of` names. */
export function exportOf(use: Use): Owned | undefined {
  const { attributes, component, file, line, report } = use
  const [first, ...more] = exportsOf(use) ?? []
  if (more.length === 0) return first
  report(severalExports({ component, file, line, received: attributes.of ?? '' }))
  return undefined
}

/** @param line where the name stands, if not where the component does. */
export function findExport(name: string, use: Use, line = use.line): Owned | undefined {
  const { reference, file, report, ask } = use
  ask(name)
  const found = reference.find(name)
  if (found.kind === 'found') return found
  if (found.kind === 'ambiguous') report(ambiguousExport({ name, file, line, ids: found.ids }))
  else {
    const packages = reference.packages.map((own) => own.name)
    report(unknownExport({ name, file, line, similar: found.similar, packages }))
  }
  return undefined
}
