import { type ApiExport, type ApiMember, MEMBER_GROUPS, type MemberGroup } from '../model/types'
import { type Subject, unknownChoice, wrongKind } from '../problems'
import { membersId } from '../reference'
import { exportOf, type Show, type Shown, type Use } from './component'
import { checkDescribed, itemsByName, type Part, partRow } from './described'
import { badge, GROUP_TEXTS, statusBadges, statusText } from './status'
import { type Table, tableNode, tableTwin, withoutEmptyColumns } from './table'

/** Tables of the members of a type, a class or an object: one for each group, or the group of `only`. */
export const showMembers: Show = (use) => {
  const owned = exportOf(use)
  const only = groupOf(use)
  if (!owned || only === 'unknown') return undefined
  const { name: of } = owned.export
  const members = owned.export.members.filter(({ group }) => only === undefined || group === only)
  if (members.length === 0) return reportNone(owned.export, only, use)
  const subject: Subject = {
    component: 'Members',
    of,
    kind: 'member',
    names: members.map(({ name }) => name),
  }
  const items = itemsByName(subject, use)
  checkDescribed(members.map(partOf), items, subject, use)
  const tables = MEMBER_GROUPS.flatMap((group): Table[] => {
    const own = members.filter((member) => member.group === group)
    if (own.length === 0) return []
    const table = {
      label: `${GROUP_TEXTS[group]} of ${of}`,
      ...(only === undefined ? { caption: GROUP_TEXTS[group] } : {}),
      heads: ['Name', group === 'members' ? 'Value' : 'Type', 'Default', 'Description'],
      rows: own.map((member) => partRow(partOf(member), items, subject, use)),
    }
    return [withoutEmptyColumns(table)]
  })
  return withId(tables, membersId(of), use)
}

function partOf(member: ApiMember): Part {
  const { doc, required } = member
  const mark = required ? [' ', badge('required')] : []
  const text = (required ? ' (required)' : '') + statusText(doc)
  return { ...member, description: doc.description, marks: { nodes: [...mark, ...statusBadges(doc)], text } }
}

/** The first table has the id that leads to all of them. */
function withId([first, ...more]: Table[], id: string, { ids }: Use): Shown | undefined {
  if (!first) return undefined
  const tables = [ids.has(id) ? first : { ...first, id }, ...more]
  ids.add(id)
  return { nodes: tables.map(tableNode), twin: tables.map(tableTwin).join('\n\n') }
}

function groupOf({ attributes: { only }, component, report }: Use): MemberGroup | 'unknown' | undefined {
  const group = MEMBER_GROUPS.find((name) => name === only)
  if (group || only === undefined) return group
  report(unknownChoice(component, 'only', only, MEMBER_GROUPS))
  return 'unknown'
}

function reportNone({ name, kind, members }: ApiExport, only: MemberGroup | undefined, use: Use): undefined {
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
