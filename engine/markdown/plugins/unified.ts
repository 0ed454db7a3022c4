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
        for (const plugin of plugins) tree = applyPlugin(tree, readPlugin(plugin), file, page)
        for (const change of findChanges(tree, texts, page.text)) page.edit(change)
        context.replaceNode(root, tree as typeof root)
      },
    },
  ]
}

interface Attached {
  name: string
  attach: Extract<UnifiedPlugin, (...options: never[]) => unknown>
  options: readonly unknown[]
}

function readPlugin(plugin: UnifiedPlugin): Attached {
  const [attach, ...options] = typeof plugin === 'function' ? [plugin] : plugin
  return { name: attach.name || 'without a name', attach, options }
}

/** @throws SiteError for a plugin that fails, is asynchronous, or needs another parser. */
function applyPlugin(tree: object, { name, attach, options }: Attached, file: VFile, page: Page): object {
  const { path } = page.source
  const known = file.messages.length
  try {
    const processor = createProcessor()
    const transform: unknown = Reflect.apply(attach, processor.self, options)
    if (processor.isAnother()) throw new SiteError(addsSyntax(name, path))
    const result = typeof transform === 'function' ? run(transform, tree, file) : undefined
    const changed = result ?? tree
    if (!isTree(changed)) throw new Error('what it gives is no tree: a node with a list of children')
    addSource(changed)
    // What only informs has no value of `fatal`.
    for (const { reason, line, fatal } of file.messages.slice(known)) {
      const problem = pluginMessage({ plugin: name, file: path, reason, line })
      if (typeof fatal === 'boolean') page.report(fatal ? 'throw' : 'warn', problem)
    }
    return changed
  } catch (error) {
    if (error instanceof SiteError) throw error
    const line = file.messages.find((message) => message === error)?.line
    throw new SiteError(pluginFailed(name, path, error, line), { cause: error })
  }
}

function isTree(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Array.isArray(Reflect.get(value, 'children'))
}

/** What a plugin is attached to. It can keep data; a parser, a compiler or syntax cannot be added. */
function createProcessor() {
  const kept: Record<string, unknown> = {}
  const data = (key?: string, ...values: unknown[]) => {
    if (key === undefined) return kept
    if (values.length === 0) return kept[key]
    kept[key] = values[0]
    return self
  }
  const self: object = { data }
  return { self, isAnother: () => Object.keys(kept).length > 0 || Object.keys(self).length > 1 }
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
