import { type Identifier, type Symbol as MorphSymbol, Node } from 'ts-morph'
import { type Code, type ExportId, joinTexts } from '../model/types'

/** Returns the id of the export that an identifier refers to. */
export type FindExport = (identifier: Identifier) => ExportId | undefined

/** Returns a function that knows a package's exports by declaration, and those of others by import. */
export function createFindExport(declarations: ReadonlyMap<Node, ExportId>): FindExport {
  return (identifier) => {
    const symbol = identifier.getSymbol()
    if (!symbol) return undefined
    const target = symbol.isAlias() ? symbol.getAliasedSymbol() : symbol
    for (const declaration of target?.getDeclarations() ?? []) {
      const id = declarations.get(declaration)
      if (id !== undefined) return id
    }
    return idOfImport(symbol)
  }
}

/** Returns the id of a name imported from another package: `import type { Query } from '@sinequa/atomic'`. */
function idOfImport(symbol: MorphSymbol): ExportId | undefined {
  const [declaration] = symbol.getDeclarations()
  if (!Node.isImportSpecifier(declaration)) return undefined
  const from = declaration.getImportDeclaration().getModuleSpecifierValue()
  return from.startsWith('.') ? undefined : `${from}#${declaration.getName()}`
}

/** Returns a node as code on several lines, without its comments, indented by two spaces. */
export function readCode(node: Node, find: FindExport): Code {
  return joinTexts(partsOf(node, find, cutOf(node)))
}

/** Like `readCode`, up to an offset in the source. */
export function codeUntil(node: Node, end: number, find: FindExport): Code {
  const cut = cutOf(node)
  return joinTexts(partsOf(node, find, cut, end))
}

/** Returns a node as code on one line. */
export function inlineCodeOf(node: Node, find: FindExport): Code {
  const cut = cutOf(node)
  return joinTexts(partsOf(node, find, (from, to) => cut(from, to).replace(/\s+/g, ' ')))
}

type TextOf = (from: number, to: number) => string

function partsOf(node: Node, find: FindExport, textOf: TextOf, end = node.getEnd()): Code {
  const parts: Code = []
  let at = node.getStart()
  for (const identifier of identifiersOf(node)) {
    const id = isName(identifier) ? undefined : find(identifier)
    if (id === undefined || identifier.getEnd() > end) continue
    parts.push(textOf(at, identifier.getStart()), [identifier.getText(), id])
    at = identifier.getEnd()
  }
  return [...parts, textOf(at, end)]
}

function identifiersOf(node: Node): Identifier[] {
  if (Node.isIdentifier(node)) return [node]
  const found: Identifier[] = []
  node.forEachDescendant((child) => {
    if (Node.isIdentifier(child)) found.push(child)
  })
  return found
}

/** True for the name of the declaration itself, or of its member, parameter or property. */
function isName(identifier: Identifier): boolean {
  const parent = identifier.getParent()
  return 'getNameNode' in parent && typeof parent.getNameNode === 'function'
    ? parent.getNameNode() === identifier
    : Node.isBindingElement(parent)
}

const COMMENT = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/
const LITERAL = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`/
const LITERAL_OR_COMMENT = new RegExp(`${LITERAL.source}|${COMMENT.source}`, 'g')

/** Reads a range of the source without comments, indented by two spaces per level. */
function cutOf(node: Node): TextOf {
  const source = node.getSourceFile().getFullText()
  const lines = source.slice(source.lastIndexOf('\n', node.getStart()) + 1, node.getEnd()).split('\n')
  const indents = lines.map((line) => line.search(/\S/)).filter((indent) => indent >= 0)
  const outer = indents[0] ?? 0
  const unit = Math.min(...indents.filter((indent) => indent > outer).map((indent) => indent - outer), 4)
  const level = (indent: string) => Math.max(0, Math.round((indent.length - outer) / unit))
  return (from, to) =>
    source
      .slice(from, to)
      .replace(LITERAL_OR_COMMENT, (text) => (text.startsWith('/') ? '' : text))
      .replace(/[ \t\r]+(?=\n)/g, '')
      .replace(/\n\s*(?=\n)/g, '')
      .replace(/\n( +)/g, (_, indent: string) => `\n${'  '.repeat(level(indent))}`)
}
