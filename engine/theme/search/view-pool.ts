/** An element that shows one item after another. */
export interface View<Item> {
  element: Element
  print(item: Item): void
}

/**
 * Shows items one below the other. Views are kept and printed again: on a keystroke no element is made but for
 * more items than there ever were.
 * @returns what prints other items in the place of the last ones.
 */
export function createPool<Item>(
  parent: Element,
  createView: () => View<Item>,
): (items: readonly Item[]) => void {
  const views: View<Item>[] = []
  let shown = 0
  return (items) => {
    items.forEach((item, at) => {
      const view = views[at] ?? createView()
      views[at] = view
      view.print(item)
    })
    if (items.length > shown) parent.append(...views.slice(shown, items.length).map(({ element }) => element))
    for (const { element } of views.slice(items.length, shown)) element.remove()
    shown = items.length
  }
}
