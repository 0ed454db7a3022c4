import { createCard } from './card'
import css from './hovers.lazy.css?inline'
import { loadTypes } from './load-types'
import { codeKey, type HoverName, mayHaveTypes } from './type-hovers'
import { readRanges, wrapNames } from './wrap-names'

// A constructed style sheet: the content security policy forbids style elements, and pages need not carry these rules.
const sheet = new CSSStyleSheet()
sheet.replaceSync(css)
document.adoptedStyleSheets.push(sheet)

const NAME = 'type-name'
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

const card = createCard()
/** Blocks whose names are set up, or loading. */
const requested = new WeakSet<Element>()

/** Makes the names in a block of code interactive. Rejects if the page has no hovers. */
export async function describeNames(block: Element): Promise<void> {
  const code = block.querySelector('pre > code')
  // The reader may have left the page while this script was loading.
  if (!code || !block.isConnected || requested.has(block)) return
  if (!mayHaveTypes(block.getAttribute('data-lang') ?? '')) return
  requested.add(block)
  const text = code.textContent
  const { names, samples } = await loadTypes().catch((error) => {
    // Retries on the next visit to the block, not on every pointer movement. The pointer may already be elsewhere.
    if (!block.matches(':hover,:focus-within')) requested.delete(block)
    for (const type of ['pointerleave', 'focusout'])
      block.addEventListener(type, () => requested.delete(block), { once: true })
    throw error
  })
  const ranges = readRanges(samples[codeKey(text)] ?? [], text.length, names.length)
  const known = new Map<Element, HoverName>()
  const elements = wrapNames(code, ranges, ({ index }) => {
    const element = nameElement()
    const name = names[index]
    if (name) known.set(element, name)
    return element
  })
  const show = (element: HTMLElement): void => {
    const name = known.get(element)
    if (name) card.show(element, name)
  }
  listen(elements, show)
  // The name that the reader already points at, or has tapped, while the names were loading.
  const pointed = elements.find((element) => element.matches(':hover'))
  if (pointed) show(pointed)
}

/** Pressing a name shows its card. Only one name per block is in tab order: see `moveFocus`. */
function nameElement(): HTMLElement {
  const element = document.createElement('span')
  element.className = NAME
  element.role = 'button'
  element.tabIndex = -1
  return element
}

function listen(elements: readonly HTMLElement[], show: (element: HTMLElement) => void): void {
  const [first] = elements
  if (first) first.tabIndex = 0
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    act: (element: HTMLElement, event: HTMLElementEventMap[Type]) => void,
  ): void => {
    for (const element of elements) element.addEventListener(type, (event) => act(element, event))
  }
  // A finger that scrolls also passes over names.
  on('pointerenter', (element, { pointerType }) => pointerType !== 'touch' && show(element))
  on('pointerleave', card.leave)
  on('click', show)
  on('focus', (element) => {
    for (const other of elements) other.tabIndex = other === element ? 0 : -1
    if (element.matches(':focus-visible')) show(element)
  })
  on('blur', card.leave)
  on('keydown', (element, event) => {
    if (event.key === 'Enter' || event.key === ' ') show(element)
    else if (!moveFocus(elements, element, event.key)) return
    event.preventDefault()
  })
}

/** Moves the focus with the arrow keys, as in a toolbar, so that a block is a single tab stop. */
function moveFocus(elements: readonly HTMLElement[], from: HTMLElement, key: string): boolean {
  const ends: Readonly<Record<string, number>> = { Home: 0, End: elements.length - 1 }
  const step = STEPS[key]
  const next = step === undefined ? ends[key] : elements.indexOf(from) + step
  if (next === undefined) return false
  elements[next]?.focus()
  return true
}
