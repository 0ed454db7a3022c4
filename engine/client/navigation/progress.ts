/** Times, in ms. */
const DELAY = 200
/** Also in the style sheet. */
const SPEED = 200
const TRICKLE_SPEED = 800
/** Fractions of the full width. */
const MINIMUM = 0.08
const TRICKLE_RATE = 0.02
/** Limit until the page is shown. */
const MAXIMUM = 0.994

export interface ProgressBar {
  /** Call when a route change begins. The bar appears only if it takes long. */
  start(): void
  /** Call when the page is shown, or could not be loaded. */
  done(): void
}

/** Creates a thin bar at the top of the page. It lives outside React, so that a busy tree cannot block it. */
export function createProgressBar(document: Document): ProgressBar {
  let delay: ReturnType<typeof setTimeout> | undefined
  let trickle: ReturnType<typeof setInterval> | undefined
  let bar: HTMLElement | undefined
  let share = 0

  const set = (value: number) => {
    share = value
    if (bar) bar.style.transform = `scaleX(${value})`
  }
  const show = () => {
    bar = document.createElement('div')
    bar.className = 'progress-bar'
    bar.role = 'progressbar'
    bar.ariaLabel = WORDS.shell.loadingPage
    document.body.append(bar)
    set(MINIMUM)
    const step = () => set(Math.min(share + Math.random() * TRICKLE_RATE, MAXIMUM))
    trickle = setInterval(step, TRICKLE_SPEED)
  }
  const hide = (shown: HTMLElement) => {
    set(1)
    shown.dataset.done = ''
    setTimeout(() => shown.remove(), SPEED * 2)
  }
  const done = () => {
    clearTimeout(delay)
    clearInterval(trickle)
    if (bar) hide(bar)
    bar = undefined
  }
  return {
    start() {
      done()
      delay = setTimeout(show, DELAY)
    },
    done,
  }
}
