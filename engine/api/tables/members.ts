import type { HastNode } from 'satteri'
import { type ApiExport, type ApiMember, MEMBER_GROUPS, type MemberGroup } from '../model/types'
import { type Subject, unknownChoice, wrongKind } from '../problems'
import { membersId } from '../reference'
import { exportOf, type Show, type Shown, type Use } from './component'
import { checkDescribed, descriptionCell, itemsByName } from './described'
import type { Item } from './items'
import { badge, GROUP_TEXTS, statusBadges, statusText } from './status'
import {
  codeCell,
  nameCell,
  type Row,
  rowId,
  type Table,
  tableNode,
  tableTwin,
  valueCell,
  withoutEmptyColumns,
} from './table'

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
  const silent = members.filter(({ name, doc }) => doc.description === '' && !items.has(name))
  checkDescribed([...new Set(silent.map(({ name }) => name))], subject, use)
  const tables = MEMBER_GROUPS.flatMap((group) => {
    const own = members.filter((member) => member.group === group)
    return own.length === 0 ? [] : [tableOf(group, own, { of, only, items, use })]
  })
  return withId(tables, membersId(of), use)
}

/** The first table has the id that leads to all of them. */
function withId([first, ...more]: Table[], id: string, { ids }: Use): Shown | undefined {
  if (!first) return undefined
  const tables = [ids.has(id) ? first : { ...first, id }, ...more]
  ids.add(id)
  return { nodes: tables.map(tableNode), twin: tables.map(tableTwin).join('\n\n') }
}

interface Context {
  of: string
  only: MemberGroup | undefined
  items: ReadonlyMap<string, Item>
  use: Use
}

function tableOf(group: MemberGroup, members: ApiMember[], { of, only, items, use }: Context): Table {
  const label = `${GROUP_TEXTS[group]} of ${of}`
  return withoutEmptyColumns({
    label,
    ...(only === undefined ? { caption: GROUP_TEXTS[group] } : {}),
    heads: ['Name', group === 'members' ? 'Value' : 'Type', 'Default', 'Description'],
    rows: members.map((member) => rowOf(member, of, items.get(member.name), use)),
  })
}

function rowOf(member: ApiMember, of: string, item: Item | undefined, use: Use): Row {
  const { name, type, doc, optional, required } = member
  const id = rowId(of, name, use)
  const marks: (HastNode | string)[] = [...(required ? [' ', badge('required')] : []), ...statusBadges(doc)]
  return {
    id,
    cells: [
      nameCell(name + (optional ? '?' : ''), id, marks, (required ? ' (required)' : '') + statusText(doc)),
      codeCell(type, use),
      valueCell(item?.default ?? member.default),
      descriptionCell(item, doc.description, use),
    ],
  }
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
