import { holdEntry, releaseEntry } from '../../../kit/browser/overlay'
import { phrase } from '../../../page/words'
import { followGestures } from './gestures'
import { createZoom, type Zoom } from './scale'
import { addTools, type Tools } from './tools'

const DIALOGS = '.zoom-dialog'
const viewers = new WeakMap<HTMLDialogElement, Viewer>()

interface Viewer {
  tools: Tools
  zoom: Zoom
}

/** Shows an open dialog's picture so that it fits the screen, and can then be zoomed, moved and left for the next one. */
export function view(dialog: HTMLDialogElement): void {
  // The script may have come after the reader has closed it.
  if (!dialog.open) return
  holdEntry('zoom', () => dialog.close())
  const viewer = viewers.get(dialog) ?? createViewer(dialog)
  viewers.set(dialog, viewer)
  const all = dialogs()
  const place = all.indexOf(dialog)
  viewer.tools.count.textContent = phrase(WORDS.zoom.count, { number: place + 1, count: all.length })
  viewer.tools.count.hidden = viewer.tools.previous.hidden = viewer.tools.next.hidden = all.length < 2
  viewer.tools.previous.disabled = place === 0
  viewer.tools.next.disabled = place === all.length - 1
  viewer.zoom.fit()
}

/** Returns the dialogs of the page in their order, except of those pictures that are not shown, as in a closed fold. */
function dialogs(): HTMLDialogElement[] {
  const all = [...document.querySelectorAll<HTMLDialogElement>(DIALOGS)]
  return all.filter(({ parentElement }) => parentElement?.checkVisibility())
}

function createViewer(dialog: HTMLDialogElement): Viewer {
  const tools = addTools(dialog)
  const zoom = createZoom(tools)
  const step = (by: number) => {
    const other = dialogs().at(dialogs().indexOf(dialog) + by)
    if (!other || other === dialog) return
    const wasPressed = dialog.querySelector('[class^="zoom-"]:focus') !== null
    dialog.close()
    other.showModal()
    view(other)
    const again = viewers.get(other)?.tools[by > 0 ? 'next' : 'previous']
    if (wasPressed) again?.focus()
  }
  tools.smaller.onclick = () => zoom.by(1 / STEP)
  tools.larger.onclick = () => zoom.by(STEP)
  tools.fit.onclick = () => zoom.fit()
  tools.previous.onclick = () => step(-1)
  tools.next.onclick = () => step(1)
  followGestures(tools.pane, zoom)
  dialog.addEventListener('keydown', (event) => followKey(event, zoom, tools, step))
  dialog.addEventListener('close', () => leave(dialog))
  new ResizeObserver(() => dialog.open && zoom.draw()).observe(tools.pane)
  return { tools, zoom }
}

/** Goes back to the button of the picture that was seen last. */
function leave(dialog: HTMLDialogElement): void {
  if (document.querySelector('dialog[open]')) return
  releaseEntry('zoom')
  document.querySelector<HTMLElement>(`[command="show-modal"][commandfor="${dialog.id}"]`)?.focus()
}

/** By how much a press zooms. */
const STEP = Math.SQRT2
/** How far an arrow key moves a picture, in px. */
const MOVE = 80

const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function followKey(event: KeyboardEvent, zoom: Zoom, { pane }: Tools, step: (by: number) => void): void {
  const { key, ctrlKey, metaKey, altKey } = event
  const arrow = ARROWS[key]
  if (ctrlKey || metaKey || altKey) return
  if (key === '+' || key === '=') zoom.by(STEP)
  else if (key === '-') zoom.by(1 / STEP)
  else if (key === '0') zoom.fit()
  else if (arrow && !zoom.isFit()) pane.scrollBy(arrow[0] * MOVE, arrow[1] * MOVE)
  else if (arrow?.[0]) step(getComputedStyle(pane).direction === 'rtl' ? -arrow[0] : arrow[0])
  else return
  event.preventDefault()
}
