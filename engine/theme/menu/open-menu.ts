/** A menu that was opened before hydration. */
export function takeOver(menu: HTMLElement): void {
  setInert(menu, true)
  if (!menu.contains(document.activeElement)) focusPanel(menu)
}

/** Puts the rest of the page out of reach, or back in reach. */
export function setInert(menu: HTMLElement, inert: boolean): void {
  for (const element of surroundings(menu)) element.inert = inert
}

/** Focuses where the reader is in the panel that is shown, else its first link. */
export function focusPanel(menu: HTMLElement): void {
  const panel = menu.querySelector('nav:not([hidden])')
  const link = panel?.querySelector<HTMLElement>('[aria-current="page"]') ?? panel?.querySelector('a')
  link?.focus()
}

/** All that stands beside the menu or beside an element around it. */
function surroundings(menu: HTMLElement): HTMLElement[] {
  const siblings = [
    ...(menu.parentElement?.children ?? []),
    ...(menu.parentElement?.parentElement?.children ?? []),
  ]
  return siblings.filter(
    (element): element is HTMLElement => element instanceof HTMLElement && !element.contains(menu),
  )
}
