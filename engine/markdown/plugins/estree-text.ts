import type { Directive, Node } from 'estree'

type Of<Type> = Readonly<Extract<Node, { type: Type }>>

/**
 * Returns the source of what plugins add to a page: imports, exports of values, names, calls and literals. The parser of
 * pages reads source alone.
 * @throws Error for any other node.
 */
export function estreeText(node: Readonly<Node | Directive>): string {
  switch (node.type) {
    case 'Program':
      return node.body.map(estreeText).join('\n')
    case 'ImportDeclaration':
      return importText(node)
    case 'ExportNamedDeclaration':
      return `export ${node.declaration ? estreeText(node.declaration) : namesText(node)}`
    case 'VariableDeclaration':
      return `${node.kind} ${node.declarations.map(declaratorText).join(', ')}`
    case 'ExpressionStatement':
      return estreeText(node.expression)
    case 'Identifier':
      return node.name
    case 'Literal':
      return literalText(node)
    case 'TemplateLiteral':
      return templateText(node)
    case 'ArrayExpression':
      return `[${node.elements.map((element) => (element ? estreeText(element) : '')).join(', ')}]`
    case 'ObjectExpression':
      return `{ ${node.properties.map(estreeText).join(', ')} }`
    case 'Property':
      return propertyText(node)
    case 'SpreadElement':
      return `...${estreeText(node.argument)}`
    case 'UnaryExpression':
      return `${node.operator} ${estreeText(node.argument)}`
    case 'MemberExpression':
      return `${estreeText(node.object)}${node.computed ? `[${estreeText(node.property)}]` : `.${estreeText(node.property)}`}`
    case 'CallExpression':
      return `${estreeText(node.callee)}(${node.arguments.map(estreeText).join(', ')})`
    case 'NewExpression':
      return `new ${estreeText(node.callee)}(${node.arguments.map(estreeText).join(', ')})`
    default:
      throw new Error(`it adds script without its source: ${node.type}`)
  }
}

function importText({ specifiers, source }: Of<'ImportDeclaration'>): string {
  const from = literalText(source)
  const named = specifiers.flatMap((one) =>
    one.type === 'ImportSpecifier' ? `${estreeText(one.imported)} as ${one.local.name}` : [],
  )
  const whole = specifiers.flatMap((one) => {
    if (one.type === 'ImportSpecifier') return []
    return one.type === 'ImportDefaultSpecifier' ? one.local.name : `* as ${one.local.name}`
  })
  const names = [...whole, ...(named.length > 0 ? [`{ ${named.join(', ')} }`] : [])]
  return names.length > 0 ? `import ${names.join(', ')} from ${from}` : `import ${from}`
}

/** `export { a as b }`, of the page or of another module. */
function namesText({ specifiers, source }: Of<'ExportNamedDeclaration'>): string {
  const names = specifiers.map(({ local, exported }) => `${estreeText(local)} as ${estreeText(exported)}`)
  return `{ ${names.join(', ')} }${source ? ` from ${literalText(source)}` : ''}`
}

function declaratorText({ id, init }: Of<'VariableDeclarator'>): string {
  return init ? `${estreeText(id)} = ${estreeText(init)}` : estreeText(id)
}

function propertyText({ key, value, computed, kind, method }: Of<'Property'>): string {
  if (kind !== 'init' || method)
    throw new Error(`it adds script without its source: ${kind === 'init' ? 'a method' : kind}`)
  return `${computed ? `[${estreeText(key)}]` : estreeText(key)}: ${estreeText(value)}`
}

function literalText(node: Of<'Literal'>): string {
  if ('regex' in node) return `/${node.regex.pattern}/${node.regex.flags}`
  if ('bigint' in node) return `${node.bigint}n`
  return typeof node.value === 'string' ? JSON.stringify(node.value) : String(node.value)
}

function templateText({ quasis, expressions }: Of<'TemplateLiteral'>): string {
  const parts = quasis.map(({ value }, index) => {
    const expression = expressions[index]
    return value.raw + (expression ? `\${${estreeText(expression)}}` : '')
  })
  return `\`${parts.join('')}\``
}
