/** A name in code, in UTF-16 units, with the index of its description. */
export interface NameRange {
  start: number
  length: number
  index: number
}

/** Reads the ranges of a sample. Throws if they are not valid for a text of this length. */
export function readRanges(list: unknown, textLength: number, count: number): NameRange[] {
  if (!Array.isArray(list) || list.length % 3 !== 0) throw new Error('No ranges.')
  const numbers: unknown[] = list
  const ranges: NameRange[] = []
  let end = 0
  for (let at = 0; at < numbers.length; at += 3) {
    const [after, length, index] = numbers.slice(at, at + 3)
    if (!isCount(after) || !isCount(length) || !isCount(index)) throw new Error('No number.')
    const start = end + after
    end = start + length
    if (length === 0 || end > textLength || index >= count) throw new Error('Not in the code.')
    ranges.push({ start, length, index })
  }
  return ranges
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0
}

/**
 * Wraps names in elements that `make` returns, without changing the text. Names that span several colors are skipped.
 * `ranges` must be in text order.
 */
export function wrapNames(
  code: Element,
  ranges: readonly NameRange[],
  make: (range: NameRange) => HTMLElement,
): HTMLElement[] {
  const texts = textsIn(code)
  const wrapped: HTMLElement[] = []
  // Backwards, so that the start of a split text stays the same.
  for (const range of ranges.toReversed()) {
    const found = texts.findLast(({ start }) => start <= range.start)
    const from = range.start - (found?.start ?? 0)
    if (!found || from + range.length > found.node.length) continue
    const name = found.node.splitText(from)
    name.splitText(range.length)
    const element = make(range)
    name.replaceWith(element)
    element.append(name)
    wrapped.unshift(element)
  }
  return wrapped
}

function textsIn(root: Element): { node: Text; start: number }[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: { node: Text; start: number }[] = []
  let start = 0
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (!(node instanceof Text)) continue
    texts.push({ node, start })
    start += node.length
  }
  return texts
}
