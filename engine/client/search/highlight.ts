import { HTML_MARK } from '../../page/tree'
import { wordFinder } from './word-places'

/** The style sheet of search says how it looks. */
const NAME = 'search-hit'

/**
 * Marks words in the text of an element, without a change of the document where the browser can do that.
 * @returns what takes the marks away.
 */
export function highlightWords(root: Element, words: readonly string[]): () => void {
  const find = wordFinder(words)
  const ranges = textNodes(root).flatMap((node) =>
    find(node.data).map(([start, end]) => rangeIn(node, start, end)),
  )
  if (!('highlights' in CSS)) return wrapRanges(ranges)
  CSS.highlights.set(NAME, new Highlight(...ranges))
  return () => CSS.highlights.delete(NAME)
}

function textNodes(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text) nodes.push(node)
  return nodes
}

function rangeIn(node: Text, start: number, end: number): Range {
  const range = new Range()
  range.setStart(node, start)
  range.setEnd(node, end)
  return range
}

/** Only in finished HTML: all other text belongs to components, which may change it. The last range of a text first. */
function wrapRanges(ranges: Range[]): () => void {
  const free = ranges.filter(({ startContainer }) => startContainer.parentElement?.closest(`[${HTML_MARK}]`))
  const marks = free.reverse().map((range) => {
    const mark = document.createElement('mark')
    range.surroundContents(mark)
    return mark
  })
  return () => {
    for (const mark of marks) {
      const { parentNode } = mark
      mark.replaceWith(...mark.childNodes)
      parentNode?.normalize()
    }
  }
}
