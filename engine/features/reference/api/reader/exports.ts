import {
  type ClassDeclaration,
  type FunctionTypeNode,
  Node,
  SyntaxKind,
  type TypeNode,
  type VariableDeclaration,
} from 'ts-morph'
import { type ApiExport, type ApiKind, type Code, indent, joinTexts } from '../model/types'
import { codeUntil, type FindExport, readCode } from './code'
import { type DocComment, docCommentOf, docTag, readDoc } from './doc'
import { readInherited } from './inherited'
import { classMembers, enumMembers, interfaceMembers, publicMembers, typeMembers } from './members'
import { type Callable, printSignature, signatureOf, typeParametersOf } from './signatures'

export interface ExportOrigin {
  id: string
  name: string
  module: string
  from?: string
}

type Content = Pick<ApiExport, 'kind' | 'isType' | 'code' | 'signatures' | 'members'>

/** Returns an export, read from all its declarations: a function has one for each overload. */
export function readExport(
  origin: ExportOrigin,
  declarations: Node[],
  find: FindExport,
): ApiExport | undefined {
  const [first] = declarations
  const content = first && contentOf(origin.name, first, declarations, find)
  if (!content) return undefined
  const comments = declarations.map(docCommentOf)
  const comment = comments.find(({ description, tags }) => description !== '' || tags.length > 0) ?? EMPTY
  return {
    ...origin,
    ...content,
    inherited: readInherited(first, content.members, find),
    kind: TAGGED.find((tag) => docTag(comment, tag) !== undefined) ?? content.kind,
    typeParameters: typeParametersOf(first, comment, find),
    doc: readDoc(comment),
    selector: docTag(comment, 'selector') || docTag(comment, 'pipe') || undefined,
    exportAs: docTag(comment, 'exportAs'),
  }
}

const EMPTY: DocComment = { description: '', tags: [] }

const TAGGED: readonly ApiKind[] = [
  'component',
  'directive',
  'pipe',
  'service',
  'store',
  'guard',
  'interceptor',
  'resolver',
  'token',
]

function contentOf(name: string, node: Node, all: Node[], find: FindExport): Content | undefined {
  if (Node.isFunctionDeclaration(node)) {
    return functionContent(name, all.filter(Node.isFunctionDeclaration), find)
  }
  if (Node.isVariableDeclaration(node)) return variableContent(name, node, find)
  const code = [
    withoutModifiers(Node.isClassDeclaration(node) ? classCode(node, find) : readCode(node, find)),
  ]
  if (Node.isTypeAliasDeclaration(node)) {
    const type = node.getTypeNode()
    const members = type ? typeMembers(type, find) : []
    return { kind: 'type', isType: true, code, signatures: [], members }
  }
  if (Node.isInterfaceDeclaration(node)) {
    const members = all.filter(Node.isInterfaceDeclaration).flatMap((part) => interfaceMembers(part, find))
    return { kind: 'interface', isType: true, code, signatures: [], members }
  }
  if (Node.isEnumDeclaration(node)) {
    return { kind: 'enum', isType: false, code, signatures: [], members: enumMembers(node) }
  }
  if (!Node.isClassDeclaration(node)) return undefined
  const members = classMembers(node, docCommentOf(node), find)
  return { kind: 'class', isType: false, code, signatures: [], members }
}

function functionContent(name: string, overloads: (Node & Callable)[], find: FindExport): Content {
  return {
    kind: 'function',
    isType: false,
    code: overloads.map((overload) => printSignature(`function ${name}`, overload, find)),
    signatures: overloads.map((overload) => signatureOf(overload, docCommentOf(overload), find)),
    members: [],
  }
}

/** A constant that can be called is a function to its readers. */
function variableContent(name: string, node: VariableDeclaration, find: FindExport): Content {
  const type = node.getTypeNode()
  const called = type && functionType(type)
  if (called) {
    const signatures = [signatureOf(called, docCommentOf(node), find)]
    const code = [printSignature(`function ${name}`, called, find)]
    return { kind: 'function', isType: false, code, signatures, members: [] }
  }
  const code: Code[] = [joinTexts(['const ', ...readCode(node, find)])]
  return { kind: 'const', isType: false, code, signatures: [], members: type ? typeMembers(type, find) : [] }
}

function functionType(type: TypeNode): FunctionTypeNode | undefined {
  if (Node.isParenthesizedTypeNode(type)) return functionType(type.getTypeNode())
  return Node.isFunctionTypeNode(type) ? type : undefined
}

/** Returns a class as its users see it, without private members. */
function classCode(node: ClassDeclaration, find: FindExport): Code {
  const brace = node.getFirstChildByKindOrThrow(SyntaxKind.OpenBraceToken)
  const members = publicMembers(node).flatMap((member): Code => ['\n  ', ...indent(readCode(member, find))])
  return joinTexts([...codeUntil(node, brace.getEnd(), find), ...members, members.length > 0 ? '\n}' : '}'])
}

/** Returns code without `export declare`, which tells readers nothing. */
function withoutModifiers(code: Code): Code {
  const [first, ...rest] = code
  if (typeof first !== 'string') return code
  return [first.replace(/^(?:export |default |declare )+/, ''), ...rest]
}
