import type { UnifiedPlugin } from '../../config/schemas/markdown'
import { SiteError } from '../../diagnostics/problem'
import { addsSyntax, pluginFailed, pluginMessage } from '../problems'
import type { ExtendedPage } from './extension'
import { LINE_MARK } from './positions'

type Page = Pick<ExtendedPage, 'source' | 'text' | 'report'>

/** What a plugin of the parser needs to take a whole tree and give one back. */
interface WholeTree<Root> {
  name: string
  options: { position: true }
  after(root: Readonly<Root>, context: { replaceNode(root: Readonly<Root>, by: Root): void }): void
}

/** Returns plugins of the parser that run one of remark or rehype each, on a copy of the page's tree. */
export function onWholeTree<Root extends object>(
  plugins: readonly UnifiedPlugin[],
  page: Page,
): WholeTree<Root>[] {
  return plugins.map((plugin) => {
    const [attach, ...options] = typeof plugin === 'function' ? [plugin] : plugin
    const name = attach.name || 'a plugin without a name'
    return {
      name,
      options: { position: true },
      after(root, context) {
        const tree = copied(root)
        const changed = transformed(tree, { name, attach, options }, page)
        context.replaceNode(root, (changed ?? tree) as typeof root)
      },
    }
  })
}

interface Attached {
  name: string
  attach: Extract<UnifiedPlugin, (...options: never[]) => unknown>
  options: readonly unknown[]
}

/** @throws SiteError for a plugin that fails, is asynchronous, or needs another parser. */
function transformed(tree: object, { name, attach, options }: Attached, page: Page): unknown {
  const { path } = page.source
  const data = {}
  try {
    const transform: unknown = Reflect.apply(attach, { data: () => data }, options)
    if (Object.keys(data).length > 0) throw new SiteError(addsSyntax(name, path))
    const result: unknown =
      typeof transform === 'function'
        ? Reflect.apply(transform, undefined, [tree, fileOf(name, page)])
        : undefined
    if (result instanceof Promise) throw new Error('it is asynchronous')
    return result
  } catch (error) {
    throw error instanceof SiteError
      ? error
      : new SiteError(pluginFailed(name, path, error), { cause: error })
  }
}

/** The parts of a `VFile` that plugins of trees use. */
function fileOf(name: string, { source, text, report }: Page) {
  const message = (reason: unknown) => report('warn', pluginMessage(name, source.path, String(reason)))
  return {
    path: source.file,
    value: text,
    data: {},
    messages: [],
    message,
    info: () => undefined,
    fail(reason: unknown): never {
      throw new Error(String(reason))
    },
  }
}

/** Properties that the engine takes away, which the parser gives back as empty ones. */
const TAKEN_AWAY: ReadonlySet<string> = new Set(['id', 'ariaDescribedBy', LINE_MARK])

/** Nodes of the parser are frozen, and some are only read when they are used. Names that begin with `_` are its own. */
function copied(value: unknown): object
function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copied)
  if (typeof value !== 'object' || value === null) return value
  const copy: Record<string, unknown> = {}
  for (const key in value) {
    const part: unknown = Reflect.get(value, key)
    const isGone = part === '' && TAKEN_AWAY.has(key)
    if (!isGone && !key.startsWith('_') && typeof part !== 'function') copy[key] = copied(part)
  }
  return copy
}
