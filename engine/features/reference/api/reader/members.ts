import {
  type ClassDeclaration,
  type EnumDeclaration,
  type GetAccessorDeclaration,
  type IndexSignatureDeclaration,
  type InterfaceDeclaration,
  type MethodDeclaration,
  type MethodSignature,
  Node,
  type PropertyDeclaration,
  type PropertySignature,
  type TypeNode,
} from 'ts-morph'
import type { ApiMember, Code, MemberGroup } from '../model/types'
import { type FindExport, inlineCodeOf } from './code'
import { type DocComment, docCommentOf, docTag, docTags, readDoc } from './doc'
import { printSignature } from './signatures'

type Property = PropertyDeclaration | PropertySignature
type Method = MethodDeclaration | MethodSignature

/** Returns the members of an interface, in the order of the declaration. */
export function interfaceMembers(node: InterfaceDeclaration, find: FindExport): ApiMember[] {
  return node.getMembers().flatMap((member) => memberOf(member, find))
}

/** Returns the public members of a class, and a slot for each `@slot` tag in its comment. */
export function classMembers(node: ClassDeclaration, comment: DocComment, find: FindExport): ApiMember[] {
  const members = publicMembers(node).flatMap((member) => memberOf(member, find))
  return [...members, ...docTags(comment, 'slot').map(slotOf)]
}

export function publicMembers(node: ClassDeclaration) {
  return node.getMembers().filter((member) => !isHidden(member))
}

function isHidden(member: Node): boolean {
  if (Node.isModifierable(member) && ['private', 'protected'].some((word) => hasWord(member, word)))
    return true
  return Node.hasName(member) && (member.getName().startsWith('#') || member.getName().startsWith('ɵ'))
}

function hasWord(member: Node, word: string): boolean {
  return Node.isModifierable(member) && member.getModifiers().some((modifier) => modifier.getText() === word)
}

/** Reads `name - meaning`. */
function slotOf(text: string): ApiMember {
  const [, name = text, description = ''] = /^(\S+)\s*(?:-\s*)?(.*)$/.exec(text) ?? []
  const doc = { description, statuses: [], throws: [] }
  return { name, group: 'slots', type: [], optional: false, required: false, doc }
}

export function enumMembers(node: EnumDeclaration): ApiMember[] {
  return node.getMembers().map((member) => ({
    name: member.getName(),
    group: 'members',
    type: [JSON.stringify(member.getValue() ?? null)],
    optional: false,
    required: false,
    doc: readDoc(docCommentOf(member)),
  }))
}

/** Returns the members that a type spells out, including those of every part of an intersection. */
export function typeMembers(node: TypeNode, find: FindExport): ApiMember[] {
  if (Node.isIntersectionTypeNode(node)) return node.getTypeNodes().flatMap((part) => typeMembers(part, find))
  if (Node.isParenthesizedTypeNode(node)) return typeMembers(node.getTypeNode(), find)
  return Node.isTypeLiteral(node) ? node.getMembers().flatMap((member) => memberOf(member, find)) : []
}

function memberOf(member: Node, find: FindExport): ApiMember[] {
  if (Node.isPropertySignature(member) || Node.isPropertyDeclaration(member)) return [property(member, find)]
  if (Node.isMethodSignature(member) || Node.isMethodDeclaration(member)) return [method(member, find)]
  if (Node.isGetAccessorDeclaration(member)) return [readValue(member, member.getName(), find)]
  if (!Node.isIndexSignatureDeclaration(member)) return []
  const name = `[${member.getKeyName()}: ${member.getKeyTypeNode().getText()}]`
  return [readValue(member, name, find)]
}

function readValue(
  member: GetAccessorDeclaration | IndexSignatureDeclaration,
  name: string,
  find: FindExport,
): ApiMember {
  const type = typeOf(member.getReturnTypeNode(), find)
  return { ...describe(member, name), group: 'properties', type, optional: false }
}

function method(member: Method, find: FindExport): ApiMember {
  return {
    ...describe(member, member.getName()),
    group: 'methods',
    type: printSignature('', member, find),
    optional: member.hasQuestionToken(),
  }
}

function property(member: Property, find: FindExport): ApiMember {
  const comment = docCommentOf(member)
  const type = member.getTypeNode()
  const own = { ...describe(member, member.getName()), optional: member.hasQuestionToken() }
  const binding = type && bindingOf(type)
  if (binding) return { ...own, group: binding.group, type: typeOf(binding.type, find) }
  if (docTag(comment, 'input') !== undefined) return { ...own, group: 'inputs', type: typeOf(type, find) }
  const called = type && typeOfCall(type)
  if (!called) return { ...own, group: 'properties', type: typeOf(type, find) }
  const doc = own.doc.description === '' ? readDoc(docCommentOf(called)) : own.doc
  return { ...own, doc, group: 'methods', type: printSignature('', called, find) }
}

/** Angular's types for inputs, outputs and two-way bindings. `argument` is the index of the bound type's argument. */
const BINDINGS: Record<string, { group: MemberGroup; argument: number }> = {
  InputSignal: { group: 'inputs', argument: 0 },
  InputSignalWithTransform: { group: 'inputs', argument: 1 },
  ModelSignal: { group: 'models', argument: 0 },
  OutputEmitterRef: { group: 'outputs', argument: 0 },
  EventEmitter: { group: 'outputs', argument: 0 },
}

function bindingOf(type: TypeNode): { group: MemberGroup; type: TypeNode | undefined } | undefined {
  if (!Node.isTypeReference(type)) return undefined
  const binding = BINDINGS[type.getTypeName().getText()]
  return binding && { group: binding.group, type: type.getTypeArguments()[binding.argument] }
}

/** Returns what calling a property calls: a type such as `() => void`, or the function in `typeof add`. */
function typeOfCall(type: TypeNode) {
  if (Node.isFunctionTypeNode(type)) return type
  if (!Node.isTypeQuery(type)) return undefined
  const symbol = type.getExprName().getSymbol()
  const target = symbol?.isAlias() ? symbol.getAliasedSymbol() : symbol
  return target?.getDeclarations().find(Node.isFunctionDeclaration)
}

function describe(member: Node, name: string): Omit<ApiMember, 'group' | 'type' | 'optional'> {
  const comment = docCommentOf(member)
  return {
    name: name.replace(/^(['"])(.*)\1$/, '$2'),
    required: docTag(comment, 'required') !== undefined,
    default: docTag(comment, 'default') ?? docTag(comment, 'defaultValue'),
    doc: readDoc(comment),
  }
}

function typeOf(type: TypeNode | undefined, find: FindExport): Code {
  return type ? inlineCodeOf(type, find) : ['any']
}
