import { VFile } from 'vfile'
import type { UnifiedPlugin } from '../../config/types'
import { SiteError } from '../../diagnostics/problem'
import { addsSyntax, pluginFailed, pluginMessage } from '../problems'
import { addSource } from './added-script'
import type { ExtendedPage } from './extension'
import { findChanges, textsOf } from './find-changes'
import { LINE_MARK } from './positions'

type Page = Pick<ExtendedPage, 'source' | 'text' | 'report' | 'edit'>

/** What a plugin of the parser needs to take a whole tree and give one back. */
interface WholeTree<Root> {
  name: string
  options: { position: true }
  after(root: Readonly<Root>, context: { replaceNode(root: Readonly<Root>, by: Root): void }): void
}

/**
 * Returns a plugin of the parser that runs those of remark or of rehype in turn, on one copy of the page's tree: the parser
 * takes a tree back without the lines of its nodes. There is none if there are no plugins.
 */
export function onWholeTree<Root extends object>(
  plugins: readonly UnifiedPlugin[],
  page: Page,
): WholeTree<Root>[] {
  if (plugins.length === 0) return []
  return [
    {
      name: 'plugins of unified',
      options: { position: true },
      after(root, context) {
        const { file: path, path: inSite } = page.source
        const file = new VFile({ path, cwd: path.slice(0, -inSite.length - 1), value: page.text })
        let tree = copyNode(root)
        const texts = textsOf(tree)
        const said = new Map<Message, string>()
        // A plugin may add others, which run last.
        const all = [...plugins]
        for (const plugin of all) {
          const attached = readPlugin(plugin)
          tree = applyPlugin(tree, attached, { file, path: inSite, add: (more) => void all.push(more) })
          for (const message of file.messages) if (!said.has(message)) said.set(message, attached.name)
        }
        for (const message of file.messages) reportMessage(message, said.get(message) ?? '', page)
        for (const change of findChanges(tree, texts, page.text)) page.edit(change)
        context.replaceNode(root, tree as typeof root)
      },
    },
  ]
}

type Message = VFile['messages'][number]

interface Attached {
  name: string
  attach: Extract<UnifiedPlugin, (...options: never[]) => unknown>
  options: readonly unknown[]
}

function readPlugin(plugin: UnifiedPlugin): Attached {
  const [attach, ...options] = typeof plugin === 'function' ? [plugin] : plugin
  return { name: attach.name || 'without a name', attach, options }
}

interface Run {
  file: VFile
  /** Path of the page relative to the site's root. */
  path: string
  /** Adds a plugin that this one uses. */
  add(plugin: UnifiedPlugin): void
}

/** @throws SiteError for a plugin that fails, is asynchronous, or needs another parser. */
function applyPlugin(tree: object, { name, attach, options }: Attached, { file, path, add }: Run): object {
  try {
    const processor = createProcessor(add)
    const transform: unknown = Reflect.apply(attach, processor.self, options)
    if (processor.isAnother()) throw new SiteError(addsSyntax(name, path))
    const result = typeof transform === 'function' ? run(transform, tree, file) : undefined
    const changed = result ?? tree
    if (!isTree(changed)) throw new Error('what it gives is no tree: a node with a list of children')
    addSource(changed)
    return changed
  } catch (error) {
    if (error instanceof SiteError) throw error
    const line = file.messages.find((message) => message === error)?.line
    throw new SiteError(pluginFailed(name, path, error, line), { cause: error })
  }
}

/** What only informs has no value of `fatal`. */
function reportMessage({ reason, line, fatal }: Message, plugin: string, { source, report }: Page): void {
  if (typeof fatal !== 'boolean') return
  report(fatal ? 'throw' : 'warn', pluginMessage({ plugin, file: source.path, reason, line }))
}

function isTree(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Array.isArray(Reflect.get(value, 'children'))
}

/** What a plugin is attached to. It can keep data and use other plugins; a parser, a compiler or syntax cannot be added. */
function createProcessor(add: Run['add']) {
  const kept: Record<string, unknown> = {}
  const data = (key?: string, ...values: unknown[]) => {
    if (key === undefined) return kept
    if (values.length === 0) return kept[key]
    kept[key] = values[0]
    return self
  }
  const use = (...[attach, ...options]: Exclude<UnifiedPlugin, Attached['attach']>) => {
    add([attach, ...options])
    return self
  }
  const self: object = { data, use }
  return { self, isAnother: () => Object.keys(kept).length > 0 || Object.keys(self).length > 2 }
}

/** Calls a transformer as unified does: one with three parameters says itself when it is done. */
function run(transform: object, tree: object, file: VFile): unknown {
  let answer: { error: unknown; tree: unknown } | undefined
  const next = (error?: unknown, by?: unknown) => {
    answer = { error, tree: by }
  }
  const takesNext = Reflect.get(transform, 'length') > 2
  const result: unknown = Reflect.apply(
    transform as () => unknown,
    undefined,
    takesNext ? [tree, file, next] : [tree, file],
  )
  if (result instanceof Promise || (takesNext && answer === undefined)) throw new Error('it is asynchronous')
  if (answer?.error) throw answer.error
  const given = takesNext ? answer?.tree : result
  if (given instanceof Error) throw given
  return given
}

/** Properties that the engine takes away, which the parser gives back as empty ones. */
const TAKEN_AWAY: ReadonlySet<string> = new Set(['id', 'ariaDescribedBy', LINE_MARK])

/** Nodes of the parser are frozen, and some are only read when they are used. Names that begin with `_` are its own. */
function copyNode(value: unknown): object
function copyNode(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyNode)
  if (typeof value !== 'object' || value === null) return value
  const copy: Record<string, unknown> = {}
  for (const key in value) {
    const part: unknown = Reflect.get(value, key)
    const isGone = part === '' && TAKEN_AWAY.has(key)
    if (!isGone && !key.startsWith('_') && typeof part !== 'function') copy[key] = copyNode(part)
  }
  return copy
}
