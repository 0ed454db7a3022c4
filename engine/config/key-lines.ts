import { type ESTree, parseSync } from 'vite'
import type { SiteConfig } from './types'

/** One step into a configuration: a key of an object or an index of a list. */
export type KeyPath = readonly PropertyKey[]

type Node = ESTree.Node | undefined

interface Module {
  source: string
  /** What was parsed: the source, on the same lines. */
  text: string
  root: Node
  /** What the variables of the module hold, by name. */
  variables: ReadonlyMap<string, Node>
}

/**
 * The line (1-based) of a key in the text of a JavaScript, TypeScript or JSON module: exact for literals, also for
 * those that a variable of the module holds. A key that is not there gives the line of the nearest container that is.
 */
export function keyLine(source: string, path: KeyPath): number {
  if (known?.source !== source) known = parse(source)
  let [node, start] = [known.root, 0]
  for (const key of path) {
    node = entryAt(node, String(key), known.variables)
    if (!node) break
    start = node.start
  }
  return known.text.slice(0, start).split('\n').length
}

/** The keys of the object that a module exports, as far as they are written out in the module. */
export function readExportedKeys(source: string, file: string): string[] {
  const { root, variables } = parse(source, file)
  return keysIn(root, variables)
}

/** The value that a path leads to; undefined for what is not there. */
export function valueAt(input: unknown, path: KeyPath): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  )
}

/** The module that was parsed last: requests for the lines of one text come together. */
let known: Module | undefined

function parse(source: string, file = 'config.ts'): Module {
  const text = /^\s*[[{]/.test(source) ? `export default ${source}` : source
  const { body } = parseSync(file, text).program
  const variables = body
    .flatMap((node) => (node.type === 'ExportNamedDeclaration' ? (node.declaration ?? []) : node))
    .flatMap((node) => (node.type === 'VariableDeclaration' ? node.declarations : []))
    .map(({ id, init }) => [id.type === 'Identifier' ? id.name : '', init ?? undefined] as const)
  // Without a default export it is a CommonJS script, which ends by assigning to `module.exports`.
  const root =
    body.find(({ type }) => type === 'ExportDefaultDeclaration') ??
    body.findLast(({ type }) => type === 'ExpressionStatement')
  return { source, text, root, variables: new Map(variables) }
}

function keysIn(node: Node, variables: Module['variables']): string[] {
  const literal = literalOf(node, variables)
  if (literal?.type !== 'ObjectExpression') return []
  return literal.properties.flatMap((entry) =>
    entry.type === 'SpreadElement' ? keysIn(entry.argument, variables) : (keyName(entry.key) ?? []),
  )
}

/** The property or the list element that a key names. */
function entryAt(node: Node, key: string, variables: Module['variables']): Node {
  const literal = literalOf(node, variables)
  if (literal?.type === 'ArrayExpression') return literal.elements[Number(key)] ?? undefined
  if (literal?.type !== 'ObjectExpression') return undefined
  const own = literal.properties.findLast((entry) => entry.type === 'Property' && keyName(entry.key) === key)
  const spread = literal.properties.filter((entry) => entry.type === 'SpreadElement')
  return own ?? spread.flatMap(({ argument }) => entryAt(argument, key, variables) ?? []).at(-1)
}

function keyName(key: ESTree.PropertyKey): string | undefined {
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' ? String(key.value) : undefined
}

/** The object or the list behind a name, a type assertion, or a call such as `defineConfig({ … })`. */
function literalOf(node: Node, variables: Module['variables']): Node {
  switch (node?.type) {
    case 'Identifier':
      return literalOf(variables.get(node.name), variables)
    case 'Property':
      return literalOf(node.value, variables)
    case 'ExportDefaultDeclaration':
      return literalOf(node.declaration, variables)
    case 'AssignmentExpression':
      return literalOf(node.right, variables)
    case 'CallExpression':
      return literalOf(node.arguments[0], variables)
    case 'ExpressionStatement':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return literalOf(node.expression, variables)
    default:
      return node
  }
}

/** A file of configuration. */
export interface Origin {
  /** Relative to the site's root. */
  file: string
  /** The text of the file. */
  source: string
  /** What it exports. */
  input: unknown
}

const origins = new WeakMap<SiteConfig, Origin[]>()

/** Remembers where a configuration was written, for errors that show only when the content is known. Later files win. */
export function rememberOrigin(config: SiteConfig, ...files: Origin[]): SiteConfig {
  origins.set(config, files)
  return config
}

export function originsOf(config: SiteConfig): Origin[] {
  return origins.get(config) ?? []
}

/** File and line of a key of a configuration; nothing for one that was not read from a file. */
export function locationInConfig(
  config: SiteConfig,
  path: KeyPath,
): { file: string; line: number } | undefined {
  const files = originsOf(config)
  const origin = files.findLast(({ input }) => valueAt(input, path) !== undefined) ?? files[0]
  return origin && { file: origin.file, line: keyLine(origin.source, path) }
}

/**
 * File and line of an option of a feature. Options are the argument of a call, so their path in the module is not that in
 * the value.
 */
export function locationOfOption(
  config: SiteConfig,
  feature: string,
  path: KeyPath,
): { file: string; line: number } | undefined {
  const files = originsOf(config).flatMap((origin) => {
    const index = indexOfFeature(origin.input, feature)
    return index < 0 ? [] : [{ ...origin, index }]
  })
  const origin =
    files.findLast(
      ({ input, index }) => valueAt(input, ['features', index, 'options', ...path]) !== undefined,
    ) ?? files[0]
  if (!origin) return locationInConfig(config, [feature, ...path])
  return { file: origin.file, line: keyLine(origin.source, ['features', origin.index, ...path]) }
}

/** The place of a feature in a configuration's list of them; -1 for one that is not in it. */
export function indexOfFeature(input: unknown, feature: string): number {
  const features = valueAt(input, ['features'])
  return Array.isArray(features) ? features.findIndex(({ name }) => name === feature) : -1
}
