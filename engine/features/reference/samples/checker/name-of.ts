import type { ts } from 'ts-morph'
import { compiler } from './compiler'
import { createPackageFinder, type Documented } from './documented'

/** A name in a sample, and the export of a documented package that it is, or is part of. */
export interface FoundName {
  symbol: ts.Symbol
  /** `@acme/toolkit#search`; absent for a name of the sample itself. */
  of?: string
}

/** Returns what an identifier refers to, if it is related to a documented package. */
export type ReadName = (node: ts.Identifier) => FoundName | undefined

/** How deep a type is searched for a documented one: `Promise<Map<string, Suggestion[]>>`. */
const MAX_DEPTH = 4

export function createNameReader(checker: ts.TypeChecker, documented: Documented): ReadName {
  const ownerOf = createOwnerFinder(documented)
  const known = new Map<ts.Type, boolean>()
  const isDocumented = (symbol: ts.Symbol | undefined) =>
    symbol !== undefined && ownerOf(symbol) !== undefined
  const involves = (type: ts.Type, depth = 0): boolean => {
    const before = known.get(type)
    if (before !== undefined || depth > MAX_DEPTH) return before ?? false
    const isOne = isDocumented(type.aliasSymbol) || isDocumented(type.symbol)
    const found = isOne || typeParts(type, checker).some((part) => involves(part, depth + 1))
    if (found || depth === 0) known.set(type, found)
    return found
  }
  return (node) => {
    const symbol = symbolOf(node, checker)
    if (!symbol || symbol.flags & IGNORED) return undefined
    const of = ownerOf(symbol)
    if (of !== undefined) return { symbol, of }
    const isLocal = symbol.flags & LOCAL && symbol.declarations?.some(isInSample)
    return isLocal && involves(checker.getTypeOfSymbolAtLocation(symbol, node)) ? { symbol } : undefined
  }
}

const IGNORED =
  compiler.SymbolFlags.Module | compiler.SymbolFlags.TypeParameter | compiler.SymbolFlags.Signature
const LOCAL =
  compiler.SymbolFlags.Variable |
  compiler.SymbolFlags.Property |
  compiler.SymbolFlags.Function |
  compiler.SymbolFlags.Method

function isInSample(node: ts.Declaration): boolean {
  return !node.getSourceFile().isDeclarationFile
}

/** Returns an identifier's symbol; for a key in an object literal, that of the expected type's property. */
function symbolOf(node: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  const symbol = keyOf(node, checker) ?? checker.getSymbolAtLocation(node)
  const isAlias = symbol !== undefined && (symbol.flags & compiler.SymbolFlags.Alias) !== 0
  return isAlias ? checker.getAliasedSymbol(symbol) : symbol
}

function keyOf(node: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  const { parent } = node
  if (!compiler.isObjectLiteralElement(parent) || parent.name !== node) return undefined
  if (!compiler.isObjectLiteralExpression(parent.parent)) return undefined
  return checker.getContextualType(parent.parent)?.getProperty(node.text)
}

function typeParts(type: ts.Type, checker: ts.TypeChecker): readonly ts.Type[] {
  if (type.isUnionOrIntersection()) return type.types
  return [...(type.aliasTypeArguments ?? []), ...innerTypes(type, checker)]
}

/** Returns the parts of a type: the arguments of `Promise<Result>`, the result of a function. */
function innerTypes(type: ts.Type, checker: ts.TypeChecker): readonly ts.Type[] {
  if (!isObject(type)) return []
  if (isReference(type)) return checker.getTypeArguments(type)
  // Resolving the members of other types would take too long.
  if (!(type.objectFlags & compiler.ObjectFlags.Anonymous)) return []
  return type.getCallSignatures().map((signature) => signature.getReturnType())
}

function isObject(type: ts.Type): type is ts.ObjectType {
  return (type.flags & compiler.TypeFlags.Object) !== 0
}

function isReference(type: ts.ObjectType): type is ts.TypeReference {
  return (type.objectFlags & compiler.ObjectFlags.Reference) !== 0
}

/** Returns the export of a documented package that a symbol is, or is part of. */
function createOwnerFinder(documented: Documented) {
  const packageOf = createPackageFinder(documented)
  return ({ declarations = [] }: ts.Symbol): string | undefined => {
    for (const node of declarations) {
      const name = packageOf(node.getSourceFile())
      const owner = name === undefined ? undefined : topName(node)
      if (owner !== undefined) return `${name}#${owner}`
    }
    return undefined
  }
}

/** Returns the name of the top-level declaration that contains a node. */
function topName(node: ts.Node): string | undefined {
  let top: ts.Node | undefined
  for (let at = node; !compiler.isSourceFile(at); at = at.parent) {
    if (compiler.isVariableDeclaration(at) || (compiler.isStatement(at) && !compiler.isVariableStatement(at)))
      top = at
  }
  const name =
    top && compiler.isDeclarationStatement(top)
      ? top.name
      : top && compiler.isVariableDeclaration(top) && top.name
  return name && compiler.isIdentifier(name) ? name.text : undefined
}
