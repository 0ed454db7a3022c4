import postcss, { type ChildNode, type Declaration } from 'postcss'

const REFERENCE = /var\(\s*(--[\w-]+)/g

/** Returns the custom properties that a text refers to. */
function referencesIn(css: string): string[] {
  return [...css.matchAll(REFERENCE)].map(([, name = '']) => name)
}

/** Returns the custom properties that a style sheet sets on the root element. */
export function rootProperties(css: string): Set<string> {
  return new Set(rootDeclarations(postcss.parse(css)).map(({ prop }) => prop))
}

/**
 * Returns a style sheet without those custom properties of the root element that nothing uses, itself included. Of its `rules`,
 * only those for the root are parsed, since each document has a sheet of its own.
 */
export function withoutUnusedProperties(rules: readonly string[], isUsed: (name: string) => boolean): string {
  const parts = rules.map((text) => (text.includes(':root') ? postcss.parse(text) : text))
  const sheets = parts.filter((part) => typeof part !== 'string')
  const own = sheets.flatMap(rootDeclarations)
  const used = new Set(own.map(({ prop }) => prop).filter(isUsed))
  for (const part of parts)
    if (typeof part === 'string') for (const name of referencesIn(part)) used.add(name)
  for (const sheet of sheets)
    sheet.walkDecls((declaration) => {
      if (!own.includes(declaration)) for (const name of referencesIn(declaration.value)) used.add(name)
    })
  const references = new Map<string, string[]>()
  for (const { prop, value } of own)
    references.set(prop, [...(references.get(prop) ?? []), ...referencesIn(value)])
  // What a used value refers to is used as well, so the set grows during the loop.
  for (const name of used) for (const next of references.get(name) ?? []) used.add(next)
  for (const declaration of own) if (!used.has(declaration.prop)) removeWhole(declaration)
  return parts.join('')
}

/** Removes a node, and any ancestors that this leaves empty. */
function removeWhole(node: ChildNode): void {
  const { parent } = node
  node.remove()
  if (parent && parent.type !== 'root' && parent.type !== 'document' && parent.nodes?.length === 0)
    removeWhole(parent as ChildNode)
}

function rootDeclarations(sheet: postcss.Root): Declaration[] {
  const found: Declaration[] = []
  sheet.walkRules(/^:root$/, (rule) => {
    rule.each((node) => {
      if (node.type === 'decl' && node.prop.startsWith('--')) found.push(node)
    })
  })
  return found
}
