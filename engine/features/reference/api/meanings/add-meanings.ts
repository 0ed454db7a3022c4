import type { Problem } from '../../../../feature'
import { nearest } from '../../../../kit/wording'
import type { ApiExport, ApiMember, ApiPackage } from '../model/types'
import { documentedMember, unknownMember, unknownType } from '../problems'
import type { Meaning, Meanings } from './read-meanings'

/** Returns a package with these meanings as doc comments of its members. Inherited members have those of their own type. */
export function addMeanings(own: ApiPackage, { types }: Meanings): ApiPackage {
  const byMember = new Map(
    types.flatMap(({ type, members }) => members.map((one) => [`${type}.${one.member}`, one] as const)),
  )
  const exports = own.exports.map((one): ApiExport => {
    const describe = (member: ApiMember): ApiMember => {
      const { name, declaredBy, doc } = member
      const meaning = byMember.get(`${one.name}.${name}`) ?? byMember.get(`${declaredBy}.${name}`)
      if (!meaning || !(meaning.isInstead || isUndocumented(member))) return member
      return { ...member, doc: { ...doc, description: meaning.text } }
    }
    return { ...one, members: one.members.map(describe), inherited: one.inherited.map(describe) }
  })
  return { ...own, exports }
}

/** Returns a problem for each type or member that a package does not have, or has a doc comment for. */
export function checkMeanings(own: ApiPackage, { file, types, problems }: Meanings): Problem[] {
  const exports = new Map(own.exports.map((one) => [one.name, one]))
  const found = types.flatMap(({ type, line, members }): Problem[] => {
    const known = exports.get(type)
    if (known) return members.flatMap((one) => problemOf(one, known, file) ?? [])
    return [{ ...unknownType(own.name, type, nearest(type, exports.keys())), file, line }]
  })
  return [...problems, ...found]
}

function problemOf(
  { member, isInstead, line }: Meaning,
  { name: type, members, inherited }: ApiExport,
  file: string,
): Problem | undefined {
  const all = [...members, ...inherited]
  const names = all.map(({ name }) => name)
  const found = all.find(({ name }) => name === member)
  if (!found) return { ...unknownMember(type, member, names, nearest(member, names)), file, line }
  if (isInstead || isUndocumented(found)) return undefined
  return { ...documentedMember(type, member, found.doc.description), file, line }
}

function isUndocumented({ doc }: ApiMember): boolean {
  return doc.description === ''
}
