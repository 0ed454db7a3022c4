import type { Navbar, NavbarItem, Site } from '../../page/site'

/** Widths of the window, in px, from which on more items are in the navbar. Its style sheet has the same. */
const STEPS = [1100, 1200, 1300, 1440]
/** Below this, the menu has all items. */
const SMALLEST = 997
/** The width of an item that fits into no navbar, however wide. */
const NEVER = 9999

/** In px: the margins of the bar, what it always has, and the menu that takes what does not fit. */
const WIDTHS = { margins: 64, colorMode: 50, more: 74, item: 22, icon: 28, arrow: 14 }

/**
 * Adds to items that do not fit the width of the window from which on they do. They are in a menu until then. `atEnd` is
 * the width, in px, of what features have at the end of the bar.
 */
export function withRoom(site: Pick<Site, 'title' | 'locale'>, navbar: Navbar, atEnd: number): NavbarItem[] {
  const { items } = navbar
  const fixed = items.filter((item) => !canFold(item))
  const folding = [...items.filter(isLeft), ...items.filter((item) => !isLeft(item))].filter(canFold)
  const taken =
    WIDTHS.margins +
    brandWidth(site.title, navbar) +
    WIDTHS.colorMode +
    atEnd +
    sum(fixed.map((item) => widthOf(item, site)))
  const from = new Map<NavbarItem, number>()
  let width = taken
  for (const [at, item] of folding.entries()) {
    width += widthOf(item, site)
    from.set(item, width + (at === folding.length - 1 ? 0 : WIDTHS.more))
  }
  if (width <= SMALLEST) return items
  return items.map((item) => {
    const needed = from.get(item) ?? 0
    if (needed <= SMALLEST) return item
    return { ...item, from: STEPS.find((step) => needed <= step) ?? NEVER }
  })
}

function canFold({ type }: NavbarItem): boolean {
  return type === 'link' || type === 'dropdown'
}

function isLeft({ position }: NavbarItem): boolean {
  return position === 'left'
}

function widthOf(item: NavbarItem, { locale }: Pick<Site, 'locale'>): number {
  switch (item.type) {
    case 'link':
      return WIDTHS.item + (item.isIcon ? WIDTHS.icon : textWidth(item.label))
    case 'dropdown':
      return WIDTHS.item + textWidth(item.label) + WIDTHS.arrow
    case 'locale':
      return WIDTHS.item + WIDTHS.icon + textWidth(locale.label) + WIDTHS.arrow
    case 'html':
      return WIDTHS.item + Math.max(WIDTHS.icon, textWidth(item.html.replace(/<[^>]*>/g, '')))
  }
}

function brandWidth(siteTitle: string, { title, logo }: Navbar): number {
  const name = title || (logo ? '' : siteTitle)
  return (logo ? (logo.width ?? 28) + 10 : 0) + textWidth(name) * 1.15 + 16
}

/** Rather too wide than too narrow: fonts differ. */
function textWidth(text: string): number {
  return sum(Array.from(text, (sign) => (sign >= '\u2E80' ? 15 : 8)))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}
