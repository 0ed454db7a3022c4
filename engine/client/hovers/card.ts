import type { HoverName } from '../../page/type-hovers'

/** How long the card stays for a pointer that is on its way from a name to it, in ms. */
const GRACE = 200
/** Between the card and its name, and between the card and the edge of the view, in px. */
const GAP = 6
const EDGE = 8

/** No heading can have this id. */
const ID = 'type:text'

/** The card beside a name: its type, a sentence about it, and a link to its page. There is one at a time. */
export interface Card {
  show(name: HTMLElement, info: HoverName): void
  /** Hides the card soon, unless the reader is at it or at its name. */
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
    // The name shows its card as it gets the focus.
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

/** The link stands behind the code, in the order of tabs, and apart from what describes the name. */
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
    link.textContent = WORDS.code.reference
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

/** Below the name, or above it where there is more room; never beyond the edges of the view. */
function place(box: HTMLElement, name: HTMLElement): void {
  const { left, top, bottom } = name.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const isBelow = clientHeight - bottom >= box.offsetHeight + GAP + EDGE || clientHeight - bottom > top
  const x = Math.max(EDGE, Math.min(left, clientWidth - EDGE - box.offsetWidth))
  const y = isBelow ? bottom + GAP : top - GAP - box.offsetHeight
  box.style.left = `${x}px`
  box.style.top = `${y}px`
}
