import type { ts } from 'ts-morph'
import type { NameInfo } from '../compile/protocol'
import { compiler } from './compiler'
import { cut, firstSentence } from './first-sentence'
import type { FoundName } from './name-of'

/** In characters. */
const MAX_CODE = 300

/** Returns what readers see about a name: its type on one line, and the first sentence of its doc comment. */
export type DescribeName = (node: ts.Identifier, found: FoundName) => NameInfo

/** What a name is printed as: a type, or the overload that is called. */
type Shown = ts.Type | ts.Signature

/** Prints each name once per type, since printing takes most of the time. */
export function createDescriber(checker: ts.TypeChecker): DescribeName {
  const docs = createMemo<ts.Symbol, string>()
  const codes = createMemo<ts.Symbol, Memo<Shown, string>>()
  return (node, { symbol, of }) => {
    const doc = docs(symbol, () => docOf(symbol, checker))
    const shown = meaningOf(node, symbol, checker)
    // At its declaration, the names in its type are in scope and printed as written. Anywhere else, the compiler would
    // search all packages for those that are not imported.
    const from = of === undefined ? undefined : symbol.declarations?.[0]
    const code = codes(symbol, createMemo)(shown, () => codeOf(symbol, shown, { checker, from }))
    const member = of === undefined || ownerOf(symbol) === '' ? undefined : symbol.name
    return {
      code,
      ...(doc === '' ? {} : { doc }),
      ...(of === undefined ? {} : { of }),
      ...(member === undefined ? {} : { member }),
    }
  }
}

type Memo<Key, Value> = (key: Key, make: () => Value) => Value

function createMemo<Key, Value>(): Memo<Key, Value> {
  const known = new Map<Key, Value>()
  return (key, make) => {
    const value = known.get(key) ?? make()
    known.set(key, value)
    return value
  }
}

function docOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  return firstSentence(compiler.displayPartsToString(symbol.getDocumentationComment(checker)))
}

const DECLARED =
  compiler.SymbolFlags.Class |
  compiler.SymbolFlags.Interface |
  compiler.SymbolFlags.TypeAlias |
  compiler.SymbolFlags.Enum
const CALLED = compiler.SymbolFlags.Function | compiler.SymbolFlags.Method

function meaningOf(node: ts.Identifier, symbol: ts.Symbol, checker: ts.TypeChecker): Shown {
  if (symbol.flags & DECLARED) return checker.getDeclaredTypeOfSymbol(symbol)
  const type = checker.getTypeOfSymbolAtLocation(symbol, node)
  if (!(symbol.flags & CALLED)) return type
  const call = callOf(node)
  return (call && checker.getResolvedSignature(call)) ?? signaturesOf(type)[0] ?? type
}

function isSignature(shown: Shown): shown is ts.Signature {
  return 'getReturnType' in shown
}

function signaturesOf(type: ts.Type): readonly ts.Signature[] {
  return type.getNonNullableType().getCallSignatures()
}

function callOf(node: ts.Identifier): ts.CallExpression | undefined {
  const { parent } = node
  const callee = compiler.isPropertyAccessExpression(parent) && parent.name === node ? parent : node
  return compiler.isCallExpression(callee.parent) && callee.parent.expression === callee
    ? callee.parent
    : undefined
}

interface Printing {
  checker: ts.TypeChecker
  /** The node whose scope has the names in the type. */
  from: ts.Node | undefined
}

const FLAGS =
  compiler.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  compiler.TypeFormatFlags.OmitParameterModifiers

function codeOf(symbol: ts.Symbol, shown: Shown, { checker, from }: Printing): string {
  const { flags, name } = symbol
  const optional = flags & compiler.SymbolFlags.Optional ? '?' : ''
  const start = kindOf(symbol) + ownerOf(symbol) + name + optional
  if (flags & compiler.SymbolFlags.Enum) return start
  if (isSignature(shown)) {
    const more = overloadsOf(symbol) - 1
    const overloads = more < 1 ? '' : ` (+${more} overload${more === 1 ? '' : 's'})`
    return shorten(start + checker.signatureToString(shown, from, FLAGS) + overloads)
  }
  // The `?` of `options?: Options` already says that it may be undefined.
  const type = optional === '' ? shown : checker.getNonNullableType(shown)
  const isAlias = (flags & compiler.SymbolFlags.TypeAlias) !== 0
  const text = checker.typeToString(
    type,
    from,
    isAlias ? FLAGS | compiler.TypeFormatFlags.InTypeAlias : FLAGS,
  )
  if (isAlias) return shorten(`${start}${parametersOf(symbol)} = ${text}`)
  if (flags & DECLARED) return shorten(kindOf(symbol) + text)
  return shorten(flags & compiler.SymbolFlags.EnumMember ? text : `${start}: ${text}`)
}

function overloadsOf({ declarations = [] }: ts.Symbol): number {
  const heads = declarations.filter((node) => !('body' in node && node.body))
  return heads.length
}

function parametersOf({ declarations = [] }: ts.Symbol): string {
  const [names] = declarations.flatMap((node) =>
    compiler.isTypeAliasDeclaration(node) && node.typeParameters
      ? [node.typeParameters.map((own) => own.name.text)]
      : [],
  )
  return names ? `<${names.join(', ')}>` : ''
}

function kindOf({ flags, valueDeclaration }: ts.Symbol): string {
  if (flags & compiler.SymbolFlags.Class) return 'class '
  if (flags & compiler.SymbolFlags.Interface) return 'interface '
  if (flags & compiler.SymbolFlags.TypeAlias) return 'type '
  if (flags & compiler.SymbolFlags.Enum) return 'enum '
  if (flags & compiler.SymbolFlags.Function) return 'function '
  if (!valueDeclaration || !(flags & compiler.SymbolFlags.Variable)) return ''
  if (isInParameter(valueDeclaration)) return '(parameter) '
  return compiler.getCombinedNodeFlags(valueDeclaration) & compiler.NodeFlags.Const ? 'const ' : 'let '
}

/** True for a parameter, and for a name destructured from one: `({ title }) => title`. */
function isInParameter(node: ts.Node): boolean {
  return compiler.isBindingElement(node) ? isInParameter(node.parent.parent) : compiler.isParameter(node)
}

/** Returns `Article.` for a member of a class, an interface or a named type. */
function ownerOf({ flags, declarations = [] }: ts.Symbol): string {
  const [node] = declarations
  if (
    !node ||
    !(flags & (compiler.SymbolFlags.Property | compiler.SymbolFlags.Method | compiler.SymbolFlags.Accessor))
  )
    return ''
  const owner = ownerNode(node.parent)
  return owner?.name ? `${owner.name.text}.` : ''
}

function ownerNode(
  node: ts.Node,
): ts.ClassDeclaration | ts.InterfaceDeclaration | ts.TypeAliasDeclaration | undefined {
  if (compiler.isTypeLiteralNode(node) || compiler.isIntersectionTypeNode(node)) return ownerNode(node.parent)
  const isNamed =
    compiler.isClassDeclaration(node) ||
    compiler.isInterfaceDeclaration(node) ||
    compiler.isTypeAliasDeclaration(node)
  return isNamed ? node : undefined
}

/** Redundant after `?`: `name?: string | undefined`. */
const OPTIONAL = /(\?: [^;,(){}]+?) \| undefined(?=[;,)])/g

function shorten(text: string): string {
  const line = text
    .replace(/import\("[^"]*"\)\./g, '')
    .replace(OPTIONAL, '$1')
    .replace(/\s+/g, ' ')
  return cut(line, MAX_CODE)
}
