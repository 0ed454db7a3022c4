import type { ImportDeclaration } from 'estree'
import { defineHastPlugin } from 'satteri'
import type { ImportedModule } from '../types'

/** The variable in compiled code that holds the imported modules, in order. */
export const IMPORTS = '_imports'

const MARKDOWN_FILE = /\.mdx?$/

/**
 * Turns `import` statements into reads from a list that `evaluate` fills, and collects the modules to load.
 */
export function collectImports(imports: ImportedModule[]) {
  return defineHastPlugin({
    name: 'imports',
    options: { position: true },
    mdxjsEsm(node, context) {
      const program = node.parseExpression()
      if (program === null) return
      const firstLine = node.position?.start.line ?? 1
      const statements = program.body.map((statement) => {
        if (statement.type !== 'ImportDeclaration') return statementText(statement, node.value)
        const line = firstLine + linesBefore(statement.source, node.value)
        const index = imports.push(moduleOf(statement, line)) - 1
        return bindings(statement, `${IMPORTS}[${index}]`)
      })
      context.replaceNode(node, { type: 'mdxjsEsm', value: statements.join('\n') })
    },
  })
}

/** Partials keep their local name, by which the heading plugin recognizes their uses. */
function moduleOf({ source, specifiers }: ImportDeclaration, line: number): ImportedModule {
  const specifier = String(source.value)
  const main = specifiers.find(({ type }) => type === 'ImportDefaultSpecifier')
  if (main !== undefined && MARKDOWN_FILE.test(specifier))
    return { specifier, line, local: main.local.name, uses: [] }
  const components = specifiers.flatMap((own) => {
    if (own.type === 'ImportNamespaceSpecifier' || !/^[A-Z]/.test(own.local.name)) return []
    return [[own.local.name, own.type === 'ImportDefaultSpecifier' ? 'default' : plainName(own.imported)]]
  })
  return {
    specifier,
    line,
    ...(components.length > 0 ? { components: Object.fromEntries(components) } : {}),
  }
}

/** Turns an `import` into a destructuring `export`, the only other statement that MDX allows. */
function bindings({ specifiers }: ImportDeclaration, module: string): string {
  const named: string[] = []
  let namespace = ''
  for (const specifier of specifiers) {
    const local = specifier.local.name
    if (specifier.type === 'ImportNamespaceSpecifier') namespace = `export const ${local} = ${module};`
    else if (specifier.type === 'ImportDefaultSpecifier') named.push(`default: ${local}`)
    else named.push(`${nameOfImport(specifier.imported)}: ${local}`)
  }
  return named.length > 0 ? `export const { ${named.join(', ')} } = ${module};${namespace}` : namespace
}

type ImportedName = { type: 'Identifier'; name: string } | { type: 'Literal'; value?: unknown }

function nameOfImport(name: ImportedName): string {
  return name.type === 'Identifier' ? name.name : JSON.stringify(name.value)
}

function plainName(name: ImportedName): string {
  return name.type === 'Identifier' ? name.name : String(name.value)
}

function statementText(statement: object, source: string): string {
  const { start, end } = rangeOf(statement)
  return source.slice(start, end)
}

function linesBefore(node: object, source: string): number {
  return source.slice(0, rangeOf(node).start).split('\n').length - 1
}

/** The parser provides offsets, which the ESTree types lack. */
function rangeOf(node: object): { start: number; end: number } {
  return node as { start: number; end: number }
}

/** True if a page declares a component under this name, which otherwise needs no import. */
export function isDeclared(name: string, text: string): boolean {
  const declaration = `^(?:import\\s[^'"]*|export\\s+(?:const|let|(?:async\\s+)?function)\\s+)\\b${name}\\b`
  return new RegExp(declaration, 'm').test(text)
}
