/** Polyfills, loaded only by browsers without `command` and `commandfor`, such as Safari before 26.2. */
import { readScroll } from './navigation/scroll'

/** How long scrolling must have stopped, in ms. */
const REST = 100

document.addEventListener('click', followCommand)
if (!('closedBy' in HTMLDialogElement.prototype)) document.addEventListener('click', closeFromOutside)
if (!('onscrollend' in window)) {
  dispatchScrollEnd()
  restoreScroll()
}

/** Makes buttons open and close dialogs. */
function followCommand({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('button[commandfor]') : null
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
  if (!button || !(dialog instanceof HTMLDialogElement)) return
  if (button.getAttribute('command') === 'show-modal') dialog.showModal()
  else dialog.close()
}

/** A click on the backdrop of a dialog with `closedby="any"` targets the dialog, outside its box. */
function closeFromOutside({ target, clientX, clientY }: MouseEvent): void {
  if (!(target instanceof HTMLDialogElement) || target.getAttribute('closedby') !== 'any') return
  const { left, right, top, bottom } = target.getBoundingClientRect()
  if (clientX < left || clientX > right || clientY < top || clientY > bottom) target.close()
}

function dispatchScrollEnd(): void {
  let timer: ReturnType<typeof setTimeout>
  addEventListener('scroll', () => {
    clearTimeout(timer)
    timer = setTimeout(() => dispatchEvent(new Event('scrollend')), REST)
  })
}

/** These browsers ignore a `scrollRestoration` that changes while the page is being left. */
function restoreScroll(): void {
  let left = 0
  addEventListener('pagehide', () => {
    left = scrollY
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) scrollTo(0, left)
  })
  const [load] = performance.getEntriesByType('navigation')
  const position = readScroll(history.state)
  if (position !== undefined && load instanceof PerformanceNavigationTiming && load.type !== 'navigate')
    scrollTo(0, position)
}
