import { type FunctionTypeNode, Node, type ParameterDeclaration, type SignaturedDeclaration } from 'ts-morph'
import {
  type ApiParameter,
  type ApiSignature,
  type Code,
  indent,
  joinTexts,
  joinWith,
  plainCode,
} from '../model/types'
import { type FindExport, inlineCodeOf, readCode } from './code'
import { type DocComment, type ParameterDoc, parameterDocs } from './doc'

/** Anything callable: a function, a method, or a type such as `(text: string) => void`. */
export type Callable = Node & SignaturedDeclaration & Partial<Pick<FunctionTypeNode, 'getTypeParameters'>>

/** In characters: the width of an article. */
const MAX_WIDTH = 68

export function signatureOf(node: Callable, comment: DocComment, find: FindExport): ApiSignature {
  const docs = parameterDocs(comment)
  return {
    parameters: node.getParameters().flatMap((parameter) => parametersOf(parameter, docs, find)),
    returns: returnsOf(node, find),
  }
}

/** Returns a parameter, or the properties of one that is destructured. */
function parametersOf(parameter: ParameterDeclaration, docs: ParameterDoc[], find: FindExport) {
  const names = parameter.getNameNode()
  const type = parameter.getTypeNode()
  if (!Node.isObjectBindingPattern(names) || !Node.isTypeLiteral(type)) {
    const name = parameter.isRestParameter() ? `...${parameter.getName()}` : parameter.getName()
    return [describe(name, parameter.isOptional(), type ? inlineCodeOf(type, find) : ['any'], docs)]
  }
  return type.getProperties().map((property) => {
    const own = property.getTypeNode()
    const code: Code = own ? inlineCodeOf(own, find) : ['any']
    return describe(property.getName(), property.hasQuestionToken(), code, docs)
  })
}

/** A comment names a property of an object by its path: `options.text`. */
function describe(name: string, optional: boolean, type: Code, docs: ParameterDoc[]): ApiParameter {
  const plain = name.replace(/^\.\.\./, '')
  const doc = docs.find((own) => own.name === plain) ?? docs.find((own) => own.name.endsWith(`.${plain}`))
  return {
    name,
    type,
    optional,
    default: doc?.default,
    description: doc?.description ?? '',
  }
}

/** Returns the `T` of `Page<T extends object>`. Comments describe it with `@typeParam`, `@template` or `@param`. */
export function typeParametersOf(node: Node, comment: DocComment, find: FindExport): ApiParameter[] {
  if (!Node.isTypeParametered(node)) return []
  const docs = parameterDocs(comment, ['typeParam', 'template', 'param'])
  return node.getTypeParameters().map((parameter) => {
    const constraint = parameter.getConstraint()
    const preset = parameter.getDefault()?.getText()
    const type: Code = constraint ? inlineCodeOf(constraint, find) : []
    const described = describe(parameter.getName(), preset !== undefined, type, docs)
    return { ...described, default: preset ?? described.default }
  })
}

function returnsOf(node: Callable, find: FindExport): Code {
  const type = node.getReturnTypeNode()
  return type ? inlineCodeOf(type, find) : ['void']
}

/** Returns `function get<T>(text: string): Promise<T>`, broken into several lines if it is too long. */
export function printSignature(head: string, node: Callable, find: FindExport): Code {
  const type = node.getReturnTypeNode()
  const parameters = node.getParameters().map((parameter) => readCode(parameter, find))
  const start = [head, ...typeParameters(node, find)]
  const end: Code = ['): ', ...(type ? readCode(type, find) : ['void'])]
  const short = joinTexts([...start, '(', ...joinWith(parameters, ', '), ...end])
  const [firstLine = ''] = plainCode(short).split('\n')
  if (parameters.length === 0 || (firstLine.length <= MAX_WIDTH && !isBroken(parameters))) return short
  const lines = parameters.flatMap((code): Code => ['\n  ', ...indent(code), ','])
  return joinTexts([...start, '(', ...lines, '\n', ...end])
}

function typeParameters(node: Callable, find: FindExport): Code {
  const list = node.getTypeParameters?.() ?? []
  if (list.length === 0) return []
  const codes = list.map((parameter) => inlineCodeOf(parameter, find))
  return ['<', ...joinWith(codes, ', '), '>']
}

function isBroken(codes: Code[]): boolean {
  return codes.some((code) => plainCode(code).includes('\n'))
}
