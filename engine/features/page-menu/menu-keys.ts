import type { ToolModule } from '../../feature'
import { announce, copyText } from '../../kit/browser/copy'
import { followFromOverlay, holdEntry, releaseEntry } from '../../kit/browser/overlay'
import { fetchFile } from '../../kit/browser/requests'

const MENU = 'details.page-menu'
const TWIN = 'link[rel=alternate][type="text/markdown"]'

/** Events that the listeners have met, so that none acts twice. */
const met = new WeakSet<Event>()

// Makes the page menu of every page behave like a menu. In the capture phase, to come before the router, and because
// `toggle` does not bubble.
for (const type of ['click', 'focusin', 'keydown', 'toggle'])
  document.addEventListener(type, followEvent, true)
settle(openMenu())

/** Does what an event asks of the open menu, also if it came while this script was loading. */
export const useTool: ToolModule['useTool'] = (event, button) => {
  followEvent(event)
  if (button?.dataset.action === 'copy') void copyPage(button)
}

function followEvent(event: Event): void {
  if (!met.has(event)) follow(event)
  met.add(event)
}

function openMenu(): HTMLDetailsElement | null {
  return document.querySelector<HTMLDetailsElement>(`${MENU}[open]`)
}

/** Going back closes an open menu. */
function settle(menu: HTMLDetailsElement | null): void {
  if (menu) holdEntry('page-menu', () => leave(menu))
  else releaseEntry('page-menu')
}

function follow(event: Event): void {
  const { target, type } = event
  if (!(target instanceof Element)) return
  const menu = openMenu()
  if (type === 'toggle' && target.matches(MENU)) settle(menu)
  if (!menu || type === 'toggle') return
  if (event instanceof KeyboardEvent) followKey(event, menu)
  else if (!menu.contains(target)) close(menu)
  // The browser has already followed a link that was clicked before this script was there.
  else if (event instanceof MouseEvent && event.eventPhase !== Event.NONE)
    followFromOverlay(event, () => close(menu))
}

/** Escape closes the menu and returns to its button. Arrow keys move through its entries, around both ends. */
function followKey(event: KeyboardEvent, menu: HTMLDetailsElement): void {
  if (event.key === 'Escape') {
    leave(menu)
    return
  }
  const entries = [...menu.querySelectorAll<HTMLElement>('li > *')].filter((entry) => entry.checkVisibility())
  const at = entries.findIndex((entry) => entry.matches(':focus'))
  const next = { ArrowDown: at + 1, ArrowUp: Math.max(at, 0) - 1, Home: 0, End: -1 }[event.key]
  if (next === undefined || !menu.contains(document.activeElement)) return
  event.preventDefault()
  entries.at(next % entries.length)?.focus()
}

function close(menu: HTMLDetailsElement): void {
  menu.open = false
  // The event that says so comes later, perhaps after the page was left.
  releaseEntry('page-menu')
}

/** Closes the menu for a reader whose focus is in it. */
function leave(menu: HTMLDetailsElement): void {
  close(menu)
  menu.querySelector('summary')?.focus()
}

/** Copies the page's Markdown, and closes the menu after announcing that. After a failure it stays open. */
async function copyPage(button: Element): Promise<void> {
  const menu = button.closest<HTMLDetailsElement>(MENU)
  const copied = await copyLater(pageText())
  announce(button, copied ? WORDS.code.copied : WORDS.code.notCopied, () => {
    if (copied && menu?.contains(document.activeElement)) leave(menu)
  })
}

async function pageText(): Promise<string> {
  return (await fetchFile(document.querySelector<HTMLLinkElement>(TWIN)?.href ?? '')).text()
}

/** Some browsers only allow a write that starts during the click, although its text may arrive later. */
async function copyLater(text: Promise<string>): Promise<boolean> {
  try {
    const blob = text.then((plain) => new Blob([plain], { type: 'text/plain' }))
    // A failure of the text itself is handled below.
    blob.catch(() => undefined)
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
    return true
  } catch {
    return text.then(copyText, () => false)
  }
}
