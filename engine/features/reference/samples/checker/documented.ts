import type { ts } from 'ts-morph'
import { compiler } from './compiler'
import type { DeclaredIndex } from './declared-modules'

/** The packages that a site documents. */
export interface Documented {
  declared: DeclaredIndex
  /** Names of the installed ones. */
  installed: readonly string[]
}

/** Returns a function that finds the documented package of a source file. */
export function createPackageFinder({ declared, installed }: Documented) {
  const known = new Map<ts.SourceFile, string | undefined>()
  return (file: ts.SourceFile): string | undefined => {
    if (known.has(file)) return known.get(file)
    const name = declared.packageOf(file.fileName) ?? findInstalled(file.fileName, installed)
    known.set(file, name)
    return name
  }
}

function findInstalled(path: string, installed: readonly string[]): string | undefined {
  const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1]
  return name !== undefined && installed.includes(name) ? name : undefined
}

/**
 * Resolves the types of documented packages before any sample. TypeScript prints a union in the order in which it first
 * met its parts, which would otherwise depend on the samples compiled together.
 */
export function meetTypes(program: ts.Program, documented: Documented): void {
  const packageOf = createPackageFinder(documented)
  const checker = program.getTypeChecker()
  const files = program.getSourceFiles().filter((file) => packageOf(file) !== undefined)
  for (const file of files.sort((a, b) => (a.fileName < b.fileName ? -1 : 1))) {
    for (const node of file.statements) {
      const symbol = isType(node) && node.name && checker.getSymbolAtLocation(node.name)
      if (symbol) checker.getDeclaredTypeOfSymbol(symbol)
    }
  }
}

function isType(
  node: ts.Statement,
): node is ts.TypeAliasDeclaration | ts.InterfaceDeclaration | ts.ClassDeclaration {
  return (
    compiler.isTypeAliasDeclaration(node) ||
    compiler.isInterfaceDeclaration(node) ||
    compiler.isClassDeclaration(node)
  )
}
