/** Times in ms, the rest as shares of the full width. */
const PROGRESS = {
  delay: 200,
  minimum: 0.08,
  /** The most that is shown before the page is. */
  maximum: 0.994,
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
} as const

export interface ProgressBar {
  /** A route change has begun. The bar shows only if it takes long. */
  start(): void
  /** The page is shown, or could not be loaded. */
  done(): void
}

/** A thin bar at the top of the page. It lives outside React, so that a busy tree cannot hold it up. */
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
    bar.setAttribute('role', 'progressbar')
    bar.setAttribute('aria-label', 'Loading page')
    bar.style.transitionDuration = `${PROGRESS.speed}ms`
    document.body.append(bar)
    set(PROGRESS.minimum)
    const step = () => set(Math.min(share + Math.random() * PROGRESS.trickleRate, PROGRESS.maximum))
    trickle = setInterval(step, PROGRESS.trickleSpeed)
  }
  const hide = (shown: HTMLElement) => {
    set(1)
    shown.dataset.done = ''
    setTimeout(() => shown.remove(), PROGRESS.speed * 2)
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
      delay = setTimeout(show, PROGRESS.delay)
    },
    done,
  }
}
