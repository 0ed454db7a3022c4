import type { Owned } from '../model/lookup'
import {
  type ApiExport,
  type ApiMember,
  type ApiParameter,
  type Code,
  joinTexts,
  MEMBER_GROUPS,
  type MemberGroup,
  plainCode,
} from '../model/types'
import { type Subject, unknownChoice, wrongKind } from '../problems'
import { membersId } from '../reference'
import { findNamed, isBelowHeading, type Show, type Shown, type Use } from './component'
import { checkDescribed, itemName, itemsByName, type Part, partRow } from './described'
import { h } from './hast'
import { GROUP_TEXTS, PARAMETERS, statusBadges, statusText } from './status'
import { definitionsNode, type Row, type Table, tableTwin, withoutEmptyColumns } from './table'

/** Shows the members of a type, class or object: one table for each group, or only the group of `only`. */
export const showMembers: Show = (use) => {
  const owned = findNamed(use)
  const only = groupOf(use)
  if (!owned || only === 'unknown') return undefined
  const { name: of } = owned.export
  const members = owned.export.members.filter(({ group }) => only === undefined || group === only)
  if (members.length === 0) return reportNoMembers(owned.export, only, use)
  const subject: Subject = {
    component: 'Members',
    of,
    kind: 'member',
    names: members.map(({ name }) => name),
  }
  const items = itemsByName(subject, use)
  checkDescribed(
    members.map((member) => partOf(member, use)),
    items,
    subject,
    use,
  )
  const tables = MEMBER_GROUPS.flatMap((group): Table[] => {
    const own = members.filter((member) => member.group === group)
    if (own.length === 0) return []
    const table = {
      label: `${GROUP_TEXTS[group]} of ${of}`,
      kind: group,
      ...(only === undefined ? { caption: GROUP_TEXTS[group] } : {}),
      heads: ['Name', group === 'members' ? 'Value' : 'Type', 'Default', 'Description'],
      rows: own.map((member) => partRow(partOf(member, use), items, subject, use)),
    }
    return [withoutEmptyColumns(table)]
  })
  return withId(tables, membersId(of), use)
}

const REQUIRED = h('span', { className: ['defs-required'] }, 'required')

export function partOf(member: ApiMember, use: Use): Part {
  const { doc, required } = member
  const mark = required ? [' ', REQUIRED] : []
  const text = (required ? ' (required)' : '') + statusText(doc)
  return {
    ...member,
    description: doc.description,
    marks: { nodes: [...mark, ...statusBadges(doc, use)], text },
  }
}

/** The first table gets the id that links to all of them. */
function withId([first, ...more]: Table[], id: string, { ids }: Use): Shown | undefined {
  if (!first) return undefined
  const tables = [ids.has(id) ? first : { ...first, id }, ...more]
  ids.add(id)
  return { nodes: tables.map(definitionsNode), twin: tables.map(tableTwin).join('\n\n') }
}

function groupOf({ attributes: { only }, component, report }: Use): MemberGroup | 'unknown' | undefined {
  const group = MEMBER_GROUPS.find((name) => name === only)
  if (group || only === undefined) return group
  report(unknownChoice(component, 'only', only, MEMBER_GROUPS))
  return 'unknown'
}

function reportNoMembers(
  { name, kind, members }: ApiExport,
  only: MemberGroup | undefined,
  use: Use,
): undefined {
  const groups = MEMBER_GROUPS.filter((group) => members.some((member) => member.group === group))
  const problem =
    only === undefined
      ? wrongKind('Members', name, kind, 'an export that has members')
      : wrongKind(
          'Members',
          name,
          `${kind} without ${only}`,
          `a group that ${name} has: ${groups.join(', ') || 'none'}`,
        )
  use.report(problem)
}

/**
 * Shows one table with the parameters of all overloads of a function; for a type, its type parameters. A function's
 * type parameters are included if an item describes them.
 */
export const showParameters: Show = (use) => {
  const owned = findNamed(use)
  if (!owned) return undefined
  const { name: of, typeParameters, signatures } = owned.export
  const all = [...typeParameters.map((own) => ({ ...own, description: '' })), ...parametersOf(owned)]
  if (all.length === 0) return reportNoParameters(owned, use)
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
    rows: parameters
      .map((parameter) => partRow(parameter, items, subject, use))
      .map((row, at) => {
        return parameters[at]?.optional === false && signatures.length > 0 ? withRequired(row) : row
      }),
  })
  return {
    nodes: [definitionsNode(isBelowHeading(use) ? table : { ...table, caption: PARAMETERS })],
    twin: tableTwin(table),
  }
}

/** The twin marks what is optional, the page what is not. */
function withRequired({ cells: [name, ...more], ...row }: Row): Row {
  if (!name) return { cells: more, ...row }
  return { ...row, cells: [{ ...name, nodes: [...name.nodes, ' ', REQUIRED] }, ...more] }
}

/** Merges the overloads' types for a parameter. Only comments in the site's own declarations are used. */
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
  return plainCode(first).includes(plainCode(second)) ? first : joinTexts([...first, ' | ', ...second])
}

function reportNoParameters({ export: { name, kind, signatures } }: Owned, use: Use): undefined {
  const received = signatures.length > 0 ? `${kind} without parameters` : kind
  use.report(wrongKind('Parameters', name, received, 'a function that has parameters'))
}
