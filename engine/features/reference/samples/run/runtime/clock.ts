import type { Scope } from './host'

/** Start time of every sample: 2025-01-15, 10:00 UTC. */
const START = Date.UTC(2025, 0, 15, 10)

interface Timer {
  id: number
  at: number
  run(): void
  /** Interval in milliseconds, if the timer repeats. */
  every?: number
}

export interface Clock {
  /** Milliseconds since the sample started. */
  elapsed(): number
  after(delay: number, run: () => void, repeats?: boolean): number
  cancel(id: unknown): void
  runNext(): boolean
}

/**
 * A clock on which time advances only with timers. Each runs as soon as the sample is idle, and sets the
 * time.
 */
export function createClock(): Clock {
  const timers = new Map<number, Timer>()
  let elapsed = 0
  let lastId = 0
  const add = (timer: Omit<Timer, 'at'>, delay: number): void => {
    timers.set(timer.id, { ...timer, at: elapsed + delay })
  }
  return {
    elapsed: () => elapsed,
    after(delay, run, repeats = false) {
      lastId += 1
      const wait = Math.max(Number(delay) || 0, repeats ? 1 : 0)
      add({ id: lastId, run, ...(repeats ? { every: wait } : {}) }, wait)
      return lastId
    },
    cancel: (id) => void timers.delete(Number(id)),
    runNext() {
      const next = [...timers.values()].sort((a, b) => a.at - b.at || a.id - b.id)[0]
      if (!next) return false
      timers.delete(next.id)
      elapsed = Math.max(elapsed, next.at)
      if (next.every !== undefined) add(next, next.every)
      next.run()
      return true
    },
  }
}

/** Installs timers, dates and `performance` that use this clock. */
export function installClock(scope: Scope, clock: Clock): void {
  const now = () => START + clock.elapsed()
  type Callback = (...args: unknown[]) => void
  scope.setTimeout = (run: Callback, delay = 0, ...args: unknown[]) => clock.after(delay, () => run(...args))
  scope.setInterval = (run: Callback, delay = 0, ...args: unknown[]) =>
    clock.after(delay, () => run(...args), true)
  scope.clearTimeout = clock.cancel
  scope.clearInterval = clock.cancel
  scope.requestAnimationFrame = (run: Callback) => clock.after(16, () => run(clock.elapsed()))
  scope.cancelAnimationFrame = clock.cancel
  scope.performance = { now: clock.elapsed, timeOrigin: START }
  scope.Date = dateAt(now)
  formatAt(now)
}

/** Without an explicit date, `Intl` formatters read the machine's current time. */
function formatAt(now: () => number): void {
  const { prototype } = Intl.DateTimeFormat
  const { formatToParts } = prototype
  const getFormat = Object.getOwnPropertyDescriptor(prototype, 'format')?.get
  Object.defineProperty(prototype, 'format', {
    configurable: true,
    get(this: Intl.DateTimeFormat) {
      const format: (date: Date | number) => string = getFormat?.call(this)
      return (date: Date | number = now()) => format(date)
    },
  })
  prototype.formatToParts = function (date = now()) {
    return formatToParts.call(this, date)
  }
}

function dateAt(now: () => number): DateConstructor {
  const fixed = new Proxy(Date, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: (target) => new target(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
  Date.prototype.constructor = fixed
  return fixed
}
