import type { HoverName } from './type-hovers'

/** How long the card stays while the pointer moves from the name to it, in ms. */
const GRACE = 200
/** Distance between card and name, and between card and edge of the viewport, in px. */
const GAP = 6
const EDGE = 8

/** Cannot be the id of a heading. */
const ID = 'type:text'

/** The card beside a name, with its type, a sentence about it, and a link to its page. Only one is open at a time. */
export interface Card {
  show(name: HTMLElement, info: HoverName): void
  /** Hides the card shortly, unless the pointer or the focus is on it or on its name. */
  leave(): void
}

export function createCard(): Card {
  let open: { name: HTMLElement; box: HTMLElement } | undefined
  let timer = 0
  const hide = (): void => {
    open?.name.removeAttribute('aria-describedby')
    open?.box.remove()
    open = undefined
  }
  const leave = (): void => {
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      const isThere = open?.name.matches(':hover,:focus-visible') || open?.box.matches(':hover,:focus-within')
      if (!isThere) hide()
    }, GRACE)
  }
  const move = (): void => {
    if (open?.name.isConnected) place(open.box, open.name)
    else hide()
  }
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !open) return
    // Focusing the name would show its card again, so this comes before hiding it.
    if (open.box.contains(document.activeElement)) open.name.focus()
    hide()
  })
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !open?.box.contains(target) && !open?.name.contains(target)) hide()
  })
  document.addEventListener('scroll', move, { capture: true, passive: true })
  addEventListener('resize', move)
  return {
    show(name, info) {
      if (open?.name === name) return
      hide()
      const box = createBox(info)
      box.addEventListener('pointerleave', leave)
      box.addEventListener('focusout', leave)
      name.closest('figure')?.append(box)
      name.setAttribute('aria-describedby', ID)
      open = { name, box }
      place(box, name)
    },
    leave,
  }
}

/** The link comes after the code in tab order, outside the element that describes the name. */
function createBox({ code, doc, href }: HoverName): HTMLElement {
  const box = element('div', 'type-card')
  const text = element('div', 'type-text')
  text.id = ID
  text.role = 'tooltip'
  const type = element('div', 'type-code', code)
  type.translate = false
  text.append(type, ...(doc === undefined ? [] : [element('div', 'type-doc', doc)]))
  box.append(text)
  if (href !== undefined) {
    const link = document.createElement('a')
    link.href = href
    link.textContent = WORDS.api.page
    box.append(link)
  }
  return box
}

function element(tag: 'div', className: string, text = ''): HTMLElement {
  const created = document.createElement(tag)
  created.className = className
  created.textContent = text
  return created
}

/** Places the card below the name, or above if there is more room, and always inside the viewport. */
function place(box: HTMLElement, name: HTMLElement): void {
  const { left, top, bottom } = name.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const isBelow = clientHeight - bottom >= box.offsetHeight + GAP + EDGE || clientHeight - bottom > top
  const x = Math.max(EDGE, Math.min(left, clientWidth - EDGE - box.offsetWidth))
  const y = isBelow ? bottom + GAP : top - GAP - box.offsetHeight
  box.style.left = `${x}px`
  box.style.top = `${y}px`
}
