import { focusPage } from '../navigation/focus'
import { goTo } from '../navigation/go-to'
import { isOverlayOpen } from '../navigation/open-overlay'
import { highlightWords } from './highlight'

/** Where the state of the history entry has the words. */
const STATE = 'highlight'

let isComing = false
let takeAway: (() => void) | undefined

/** Goes to a hit. Its words travel in the state of the history entry: the address stays clean. */
export function goToHit(address: string, words: readonly string[]): void {
  isComing = true
  goTo(new URL(address, location.href), words.length > 0 ? { [STATE]: words } : {})
}

/** To be called when another page, or another place of it, is shown: marks what a hit brought, or no more. */
export function land(): void {
  leave()
  if (!isComing) return
  isComing = false
  focusPage()
  const words = wordsOf(history.state)
  // A page of the site's own may have no article.
  const root = document.querySelector('article') ?? document.querySelector('main')
  if (!root || words.length === 0) return
  const unmark = highlightWords(root, words)
  addEventListener('keydown', leaveOnEscape)
  takeAway = () => {
    removeEventListener('keydown', leaveOnEscape)
    unmark()
  }
}

function leave(): void {
  takeAway?.()
  takeAway = undefined
}

/** What is open above the page goes first. */
function leaveOnEscape({ key }: KeyboardEvent): void {
  if (key === 'Escape' && !isOverlayOpen()) leave()
}

function wordsOf(state: unknown): string[] {
  const { [STATE]: words } = Object(state)
  return Array.isArray(words) ? words.filter((word) => typeof word === 'string') : []
}
