import type { Owned } from '../model/lookup'
import { type ApiParameter, type Code, joined, plainCode } from '../model/types'
import { type Subject, wrongKind } from '../problems'
import { exportOf, type Show, type Use } from './component'
import { checkDescribed, itemName, itemsByName, partRow } from './described'
import { tableNode, tableTwin, withoutEmptyColumns } from './table'

/**
 * A table of the parameters of a function, those of all overloads in one; of a type, its type parameters. The type
 * parameters of a function are in it where an item describes them.
 */
export const showParameters: Show = (use) => {
  const owned = exportOf(use)
  if (!owned) return undefined
  const { name: of, typeParameters, signatures } = owned.export
  const all = [...typeParameters.map((own) => ({ ...own, description: '' })), ...parametersOf(owned)]
  if (all.length === 0) return reportNone(owned, use)
  const subject: Subject = { component: 'Parameters', of, kind: 'parameter', names: all.map(itemName) }
  const items = itemsByName(subject, use)
  const parameters = all.filter(
    (own) =>
      signatures.length === 0 ||
      items.has(itemName(own)) ||
      typeParameters.every(({ name }) => name !== own.name),
  )
  checkDescribed(parameters, items, subject, use)
  const table = withoutEmptyColumns({
    label: `Parameters of ${of}`,
    heads: ['Name', 'Type', 'Default', 'Description'],
    rows: parameters.map((parameter) => partRow(parameter, items, subject, use)),
  })
  return { nodes: [tableNode(table)], twin: tableTwin(table) }
}

/** A parameter that has another type in another overload has all of them. A package's own words are not the site's. */
function parametersOf({ export: own, package: { declared } }: Owned): ApiParameter[] {
  const merged = new Map<string, ApiParameter>()
  for (const parameter of own.signatures.flatMap(({ parameters }) => parameters)) {
    const known = merged.get(parameter.name)
    const type = known ? either(known.type, parameter.type) : parameter.type
    const description = declared ? known?.description || parameter.description : ''
    merged.set(parameter.name, {
      ...parameter,
      ...known,
      type,
      default: known?.default ?? parameter.default,
      description,
    })
  }
  return [...merged.values()]
}

function either(first: Code, second: Code): Code {
  return plainCode(first).includes(plainCode(second)) ? first : joined([...first, ' | ', ...second])
}

function reportNone({ export: { name, kind, signatures } }: Owned, use: Use): undefined {
  const received = signatures.length > 0 ? `${kind} without parameters` : kind
  use.report(wrongKind('Parameters', name, received, 'a function that has parameters'))
}
