import type { TwinEdit } from './extension'

/** A node of a tree that a plugin may have changed, which may be of any kind. */
interface Node {
  type?: unknown
  value?: unknown
  children?: unknown
  position?: { start?: { offset?: number }; end?: { offset?: number } }
}

const TEXTS: ReadonlySet<unknown> = new Set(['text', 'inlineCode', 'code'])

/** Returns the texts of a Markdown tree by where they begin. In a tree of HTML, positions are not those of the text. */
export function textsOf(tree: Node): ReadonlyMap<number, string> {
  const texts = new Map<number, string>()
  visit(tree, ({ value, position }) => void texts.set(position?.start?.offset ?? -1, value))
  return texts
}

/** Returns what plugins have changed in the texts of a page, as edits of its source. */
export function findChanges(tree: Node, texts: ReadonlyMap<number, string>, source: string): TwinEdit[] {
  const edits: TwinEdit[] = []
  visit(tree, ({ value, position }) => {
    const { start: { offset: from } = {}, end: { offset: to } = {} } = position ?? {}
    const before = texts.get(from ?? -1)
    if (from === undefined || to === undefined || before === undefined || before === value) return
    const edit = smallestEdit(before, value, source.slice(from, to), from)
    if (edit) edits.push(edit)
  })
  return edits
}

function visit(node: Node, seen: (text: Node & { value: string }) => void): void {
  const { type, value, children } = node
  if (TEXTS.has(type) && typeof value === 'string') seen({ ...node, value })
  if (Array.isArray(children)) for (const child of children) visit(child, seen)
}

/** Keeps what is around a change, which may be escapes. Without its place in the source, there is no edit. */
function smallestEdit(before: string, after: string, written: string, from: number): TwinEdit | undefined {
  let start = 0
  while (start < before.length && before[start] === after[start]) start++
  let end = 0
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end))
    end++
  const changed = before.slice(start, before.length - end)
  const whole = written.indexOf(before)
  const at = whole < 0 ? onlyIndexOf(changed, written) : whole + start
  if (at === undefined) return undefined
  return { from: from + at, to: from + at + changed.length, text: after.slice(start, after.length - end) }
}

function onlyIndexOf(part: string, text: string): number | undefined {
  const at = part === '' ? -1 : text.indexOf(part)
  return at < 0 || text.includes(part, at + 1) ? undefined : at
}
