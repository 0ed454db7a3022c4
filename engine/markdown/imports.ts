import type { ImportDeclaration } from 'estree'
import { defineHastPlugin } from 'satteri'

/** The name under which compiled code finds the modules it imports, in order. */
export const IMPORTS = '_imports'

/** Turns `import` statements into reads from a list that `evaluate` fills, and notes what to load. */
export function collectImports(imports: string[]) {
  return defineHastPlugin({
    name: 'imports',
    mdxjsEsm(node, context) {
      const program = node.parseExpression()
      if (program === null) return
      const statements = program.body.map((statement) => {
        if (statement.type !== 'ImportDeclaration') return textOf(statement, node.value)
        const index = imports.push(String(statement.source.value)) - 1
        return bindings(statement, `${IMPORTS}[${index}]`)
      })
      context.replaceNode(node, { type: 'mdxjsEsm', value: statements.join('\n') })
    },
  })
}

/** An `import` as a destructuring. It is an `export`, since MDX takes no other statement here. */
function bindings({ specifiers }: ImportDeclaration, module: string): string {
  const named: string[] = []
  let namespace = ''
  for (const specifier of specifiers) {
    const local = specifier.local.name
    if (specifier.type === 'ImportNamespaceSpecifier') namespace = `export const ${local} = ${module};`
    else if (specifier.type === 'ImportDefaultSpecifier') named.push(`default: ${local}`)
    else named.push(`${importedName(specifier.imported)}: ${local}`)
  }
  return named.length > 0 ? `export const { ${named.join(', ')} } = ${module};${namespace}` : namespace
}

function importedName(
  name: { type: 'Identifier'; name: string } | { type: 'Literal'; value?: unknown },
): string {
  return name.type === 'Identifier' ? name.name : JSON.stringify(name.value)
}

/** The parser gives offsets, which the ESTree types leave out. */
function textOf(statement: object, source: string): string {
  const { start, end } = statement as { start: number; end: number }
  return source.slice(start, end)
}
