import { percentDecode } from '../../page/href'

const POSITION = 'scrollY'

/** Stores the scroll position in the current history entry, for back and forward. */
export function rememberScroll(): void {
  history.replaceState({ ...history.state, [POSITION]: window.scrollY }, '')
}

export function readScroll(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !(POSITION in state)) return undefined
  return typeof state.scrollY === 'number' ? state.scrollY : undefined
}

/** Scrolls to the hash's target, or else to the top. */
export function scrollToHash(hash: string): void {
  const target = hashTarget(hash)
  if (target) showTarget(target)
  else window.scrollTo(0, 0)
}

/** Scrolls to an element, after opening what it is folded into. */
export function showTarget(target: Element): void {
  reveal(target)
  target.scrollIntoView()
}

/**
 * Opens a fold, also that of a row, and everything around it that hides it until it is found. Browsers do so only for their own
 * jumps. The script of the head does the same for the folds of a new document.
 * @returns whether anything was closed.
 */
export function reveal(target: Element | null): boolean {
  const own =
    target instanceof HTMLDetailsElement ? target : target?.querySelector<HTMLDetailsElement>(FOLD_OF_ROW)
  let wasClosed = own ? openFold(own) : false
  for (let part = target; part; part = part.parentElement) {
    const { parentElement: around } = part
    if (part.getAttribute('hidden') === 'until-found') {
      part.removeAttribute('hidden')
      wasClosed = true
    }
    if (around instanceof HTMLDetailsElement && !part.matches('summary') && openFold(around)) wasClosed = true
  }
  return wasClosed
}

const FOLD_OF_ROW = ':scope>details'

function openFold(fold: HTMLDetailsElement): boolean {
  const { open } = fold
  fold.open = true
  return !open
}

/** Opens what the address of a freshly loaded document leads into, if the browser did not. */
export function revealFirst(): void {
  const isNew = readScroll(history.state) === undefined
  if (reveal(hashTarget(location.hash)) && isNew) scrollToHash(location.hash)
}

/** Returns the element that `#name` refers to; null for none. A malformed escape matches nothing. */
export function hashTarget(hash: string): HTMLElement | null {
  const name = hash.slice(1)
  return name === '' ? null : (document.getElementById(percentDecode(name)) ?? document.getElementById(name))
}

/**
 * Announces a new page to screen readers, and moves keyboard focus to the target of the address, or else to the page's
 * heading, which is read out. Does not scroll.
 */
export function focusPage(): void {
  const target =
    hashTarget(location.hash) ??
    document.querySelector<HTMLElement>('main h1') ??
    document.querySelector<HTMLElement>('main')
  if (!target) return
  if (target.tabIndex < 0) target.setAttribute('tabindex', '-1')
  target.focus({ preventScroll: true })
}

/** Scrolls `scroller`, but none of its ancestors, until `element` is visible. */
export function keepInView(scroller: HTMLElement, element: Element | null): void {
  if (!element) return
  const frame = scroller.getBoundingClientRect()
  const { top, bottom } = element.getBoundingClientRect()
  const isSeen = top >= frame.top && bottom <= frame.bottom
  if (!isSeen) scroller.scrollTop += top - frame.top - frame.height / 3
}

export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion)').matches
}

/**
 * Makes tables and code of the shown page keyboard-focusable while they can scroll.
 * @returns a function that stops it.
 */
export function watchScrollers(): () => void {
  const scrollers = document.querySelectorAll<HTMLElement>('.table-scroll,.code>[role]')
  const observer = new ResizeObserver(() => {
    for (const scroller of scrollers) scroller.tabIndex = canScroll(scroller) ? 0 : -1
  })
  for (const scroller of scrollers) observer.observe(scroller)
  return () => observer.disconnect()
}

/** Heights are rounded, so that what fits may seem to be one px too high. */
function canScroll({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean {
  return scrollWidth > clientWidth || scrollHeight > clientHeight + 1
}
