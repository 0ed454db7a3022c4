interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** True for `2g`, `slow-2g` and data-saver, where nothing should be loaded before the reader asks for it. */
export function isSlow({ connection = {} }: NavigatorID & { connection?: Connection } = navigator): boolean {
  return connection.saveData === true || /2g/.test(`${connection.effectiveType}`)
}

/** How long to wait for a page that is never idle, in ms. */
const PATIENCE = 2000

/** Runs a task once the page has loaded and is idle. Safari has no idle callback. */
export function whenIdle(task: () => void): void {
  const wait = () => window.requestIdleCallback?.(task, { timeout: PATIENCE }) ?? setTimeout(task)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait)
}
