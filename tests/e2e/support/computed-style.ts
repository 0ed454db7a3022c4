import type { Page } from '@playwright/test'

/**
 * Returns how a page looks, on screen and in print: the computed style of one element of each kind in the page and the
 * footer, by position. Nothing is hovered or focused, and nothing moves.
 */
export async function computedStyles(page: Page): Promise<Record<string, string>> {
  await page.mouse.move(0, 0)
  const styles: Record<string, string> = {}
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media, reducedMotion: 'reduce' })
    Object.assign(styles, await page.evaluate(readStyles, media))
  }
  await page.emulateMedia({ media: 'screen' })
  return styles
}

/** Runs in the page. */
function readStyles(media: string): Record<string, string> {
  // After client navigation, the title has the focus.
  document.querySelector('main h1')?.removeAttribute('tabindex')
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  for (const animation of document.getAnimations()) animation.finish()
  const placeOf = (element: Element): string => {
    const { parentElement } = element
    const own = [element.localName, ...element.classList].join('.')
    return parentElement && parentElement !== document.body ? `${placeOf(parentElement)} > ${own}` : own
  }
  const styles: Record<string, string> = {}
  for (const element of document.querySelectorAll('#app, header, main, main *, footer *')) {
    const place = `${media}: ${placeOf(element)}`
    if (place in styles) continue
    styles[place] = getComputedStyle(element).cssText
    for (const part of ['::before', '::after']) {
      const style = getComputedStyle(element, part)
      if (style.content !== 'none') styles[place + part] = style.cssText
    }
  }
  return styles
}
