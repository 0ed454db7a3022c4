import { announce, copyText } from './copy'

const MENU = 'details.page-menu'
const TWIN = 'link[rel=alternate][type="text/markdown"]'

/** Closes the menu on a click elsewhere, a followed link or Escape, which returns the focus to its button. */
export function closeMenu(event: Event): void {
  const menu = document.querySelector<HTMLDetailsElement>(`${MENU}[open]`)
  if (!menu || !(event.target instanceof Element)) return
  if (event instanceof KeyboardEvent && event.key === 'Escape') close(menu)
  if (event.type === 'click' && (!menu.contains(event.target) || event.target.closest('a'))) menu.open = false
}

function close(menu: HTMLDetailsElement): void {
  menu.open = false
  menu.querySelector('summary')?.focus()
}

/** Copies the page's Markdown, and closes the menu after announcing that. After a failure it stays open. */
export async function copyPage(button: Element): Promise<void> {
  const menu = button.closest<HTMLDetailsElement>(MENU)
  const copied = await copyLater(pageText())
  announce(button, copied ? WORDS.code.copied : WORDS.code.notCopied, () => {
    if (copied && menu?.contains(document.activeElement)) close(menu)
  })
}

async function pageText(): Promise<string> {
  const response = await fetch(document.querySelector<HTMLLinkElement>(TWIN)?.href ?? '')
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`)
  return response.text()
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
