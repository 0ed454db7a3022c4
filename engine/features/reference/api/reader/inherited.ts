import { type ExpressionWithTypeArguments, Node, type TypeNode, type TypeReferenceNode } from 'ts-morph'
import type { ApiMember } from '../model/types'
import type { FindExport } from './code'
import { classMembers, interfaceMembers, typeMembers } from './members'

/** Returns the members that a type, interface or class has from others, in their order; its own come first elsewhere. */
export function readInherited(node: Node, own: readonly ApiMember[], find: FindExport): ApiMember[] {
  const names = new Set(own.map(({ name }) => name))
  return basesOf(node)
    .flatMap((base) => membersOfBase(base, find, new Set([node])))
    .filter(({ name }) => !names.has(name) && names.add(name))
}

type Base = TypeReferenceNode | ExpressionWithTypeArguments

/** Returns the references whose members a declaration takes over. */
function basesOf(node: Node): Base[] {
  if (Node.isTypeAliasDeclaration(node)) return referencesIn(node.getTypeNode())
  if (Node.isInterfaceDeclaration(node)) return node.getExtends()
  const extended = Node.isClassDeclaration(node) ? node.getExtends() : undefined
  return extended ? [extended] : []
}

function referencesIn(type: TypeNode | undefined): Base[] {
  if (Node.isIntersectionTypeNode(type)) return type.getTypeNodes().flatMap(referencesIn)
  if (Node.isParenthesizedTypeNode(type)) return referencesIn(type.getTypeNode())
  return Node.isTypeReference(type) ? [type] : []
}

/** TypeScript's own types that change members. Its libraries are not read, so the model knows these by name. */
const CHANGES: Record<string, (members: ApiMember[], names: Set<string>) => ApiMember[]> = {
  Partial: (members) => members.map((member) => ({ ...member, optional: true })),
  Required: (members) => members.map((member) => ({ ...member, optional: false })),
  Readonly: (members) => members,
  Omit: (members, names) => members.filter(({ name }) => !names.has(name)),
  Pick: (members, names) => members.filter(({ name }) => names.has(name)),
}

/** `seen` ends a type that refers to itself. */
function membersOfBase(base: Base, find: FindExport, seen: ReadonlySet<Node>): ApiMember[] {
  const [of, names] = base.getTypeArguments()
  const change = CHANGES[baseName(base)]
  if (change && of) return change(membersOfType(of, find, seen), literalsIn(names))
  const declarations = declarationsOf(base).filter((node) => !seen.has(node))
  return declarations.flatMap((node) => allMembers(node, find, new Set([...seen, node])))
}

function membersOfType(type: TypeNode, find: FindExport, seen: ReadonlySet<Node>): ApiMember[] {
  return [
    ...typeMembers(type, find),
    ...referencesIn(type).flatMap((base) => membersOfBase(base, find, seen)),
  ]
}

function allMembers(node: Node, find: FindExport, seen: ReadonlySet<Node>): ApiMember[] {
  const declaredBy = Node.hasName(node) ? node.getName() : undefined
  const own = ownMembers(node, find).map((member) => ({ ...member, declaredBy }))
  const names = new Set(own.map(({ name }) => name))
  const more = basesOf(node).flatMap((base) => membersOfBase(base, find, seen))
  return [...own, ...more.filter(({ name }) => !names.has(name))]
}

function ownMembers(node: Node, find: FindExport): ApiMember[] {
  if (Node.isInterfaceDeclaration(node)) return interfaceMembers(node, find)
  if (Node.isClassDeclaration(node)) return classMembers(node, { description: '', tags: [] }, find)
  const type = Node.isTypeAliasDeclaration(node) ? node.getTypeNode() : undefined
  return type ? typeMembers(type, find) : []
}

function baseName(base: Base): string {
  return (Node.isTypeReference(base) ? base.getTypeName() : base.getExpression()).getText()
}

function declarationsOf(base: Base): Node[] {
  const name = Node.isTypeReference(base) ? base.getTypeName() : base.getExpression()
  const symbol = name.getSymbol()
  return (symbol?.isAlias() ? symbol.getAliasedSymbol() : symbol)?.getDeclarations() ?? []
}

/** Returns the texts in `'a' | 'b'`. */
function literalsIn(type: TypeNode | undefined): Set<string> {
  const types = Node.isUnionTypeNode(type) ? type.getTypeNodes() : [type]
  return new Set(types.flatMap((each) => each?.getText().replace(/^(['"])(.*)\1$/, '$2') ?? []))
}
