import css from './viewer.lazy.css?inline'

// A constructed style sheet: the content security policy forbids style elements.
const sheet = new CSSStyleSheet()
sheet.replaceSync(css)
document.adoptedStyleSheets.push(sheet)

/** The parts of a dialog that scripts use. */
export interface Tools {
  /** The scrolling region with the picture. */
  pane: HTMLElement
  count: HTMLElement
  smaller: HTMLButtonElement
  larger: HTMLButtonElement
  fit: HTMLButtonElement
  /** The current zoom, as text. */
  shown: HTMLElement
  previous: HTMLButtonElement
  next: HTMLButtonElement
  /** A small picture of the pane; its child is the part that is seen. */
  map: HTMLElement
}

/** Adds the tools to a dialog with a close button and a region, as builds write it. */
export function addTools(dialog: HTMLDialogElement): Tools {
  const [close, pane] = [dialog.querySelector('button'), dialog.querySelector('div')]
  if (!close || !pane) throw new Error(`The dialog ${dialog.id} has no picture.`)
  const hadFocus = close.matches(':focus')
  const tools: Tools = {
    pane,
    count: element('span', { className: 'zoom-count' }),
    smaller: button('M4 10h12', WORDS.zoom.smaller),
    larger: button('M10 4v12M4 10h12', WORDS.zoom.larger),
    fit: button('M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4', WORDS.zoom.fit),
    shown: element('output', {}),
    previous: button('M16 10H4M8.5 5.5 4 10l4.5 4.5', WORDS.zoom.previous, 'zoom-previous'),
    next: button('M4 10h12M11.5 5.5 16 10l-4.5 4.5', WORDS.zoom.next, 'zoom-next'),
    map: element('div', { className: 'zoom-map', ariaHidden: 'true' }, element('i', {})),
  }
  const zoom = element('span', { className: 'zoom-scale', role: 'group', ariaLabel: WORDS.zoom.scale })
  zoom.append(tools.smaller, tools.shown, tools.larger, tools.fit)
  const name = element('b', { textContent: dialogName(dialog) })
  close.ariaLabel = close.textContent
  close.replaceChildren(icon('m5 5 10 10M15 5 5 15'))
  const top = element('div', { className: 'zoom-top' })
  top.append(tools.count, name, zoom, close)
  const stage = element('div', { className: 'zoom-stage' })
  stage.append(pane, tools.map, tools.previous, tools.next)
  dialog.append(top, stage, hints())
  // Moving the button has taken the focus from it.
  if (hadFocus) close.focus()
  close.autofocus = true
  dialog.setAttribute('closedby', 'any')
  dialog.dataset.viewer = ''
  return tools
}

function dialogName(dialog: HTMLDialogElement): string {
  const label = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')
  return label?.textContent ?? dialog.ariaLabel ?? ''
}

function hints(): HTMLElement {
  const foot = element('p', { className: 'zoom-keys' })
  for (const [keys, effect, className] of [
    [['+', '-'], WORDS.zoomKeys.zoom, ''],
    [['0'], WORDS.zoomKeys.fit, ''],
    [['←', '→'], WORDS.zoomKeys.next, 'zoom-next-keys'],
    [['Esc'], WORDS.zoomKeys.close, ''],
  ] as const) {
    const hint = element('span', { className })
    hint.append(...keys.map((key) => element('kbd', { textContent: key })), ` ${effect}`)
    foot.append(hint)
  }
  return foot
}

function button(path: string, label: string, className = ''): HTMLButtonElement {
  return element('button', { type: 'button', ariaLabel: label, title: label, className }, icon(path))
}

const SVG = 'http://www.w3.org/2000/svg'

function icon(path: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '0 0 20 20')
  svg.ariaHidden = 'true'
  const line = document.createElementNS(SVG, 'path')
  line.setAttribute('d', path)
  svg.append(line)
  return svg
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: Node[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...children)
  return made
}
