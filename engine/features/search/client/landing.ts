import { goTo } from '../../../kit/browser/navigation'
import { isOverlayOpen } from '../../../kit/browser/overlay'
import { focusPage } from '../../../kit/browser/scroll'
import { HTML_MARK } from '../../../page/tree'
import css from './highlight.lazy.css?inline'
import { wordFinder } from './word-ranges'

/** Key of the words in the state of the history entry. */
const STATE = 'highlight'

let isComing = false
let removeMarks: (() => void) | undefined

/** Navigates to a hit. Its words travel in the state of the history entry, which keeps the address clean. */
export function goToHit(address: string, words: readonly string[]): void {
  isComing = true
  goTo(new URL(address, location.href), words.length > 0 ? { [STATE]: words } : {})
}

/** Marks a hit's words on the page that is now shown, and removes earlier marks. */
export function land(): void {
  leave()
  if (!isComing) return
  isComing = false
  focusPage()
  const words = wordsOf(history.state)
  // A page with a layout of its own may have no article.
  const root = document.querySelector('article') ?? document.querySelector('main')
  if (!root || words.length === 0) return
  const unmark = highlightWords(root, words)
  addEventListener('keydown', leaveOnEscape)
  removeMarks = () => {
    removeEventListener('keydown', leaveOnEscape)
    unmark()
  }
}

function leave(): void {
  removeMarks?.()
  removeMarks = undefined
}

/** Escape first closes an overlay above the page. */
function leaveOnEscape({ key }: KeyboardEvent): void {
  if (key === 'Escape' && !isOverlayOpen()) leave()
}

function wordsOf(state: unknown): string[] {
  const { [STATE]: words } = Object(state)
  return Array.isArray(words) ? words.filter((word) => typeof word === 'string') : []
}

/** Name of the highlight in its style sheet. */
const NAME = 'search-hit'
const sheet = new CSSStyleSheet()
sheet.replaceSync(css)

/**
 * Marks words in the text of an element, without changing the document if the browser supports that.
 * @returns a function that removes the marks.
 */
function highlightWords(root: Element, words: readonly string[]): () => void {
  const find = wordFinder(words)
  const ranges = textNodes(root).flatMap((node) =>
    find(node.data).map(([start, end]) => rangeIn(node, start, end)),
  )
  if (!('highlights' in CSS)) return wrapRanges(ranges)
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
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

/** Only marks static HTML, since components may change all other text. Works backwards through each text. */
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
