/** Sends a command of WebDriver by its name in the standard, and returns its value. */
export type Send = (command: Command, parameters?: object) => Promise<unknown>

/** The commands used here. Values are the method and the path below a session, for drivers that answer HTTP. */
export const COMMANDS = {
  Navigate: ['POST', 'url'],
  Back: ['POST', 'back'],
  Refresh: ['POST', 'refresh'],
  SetWindowRect: ['POST', 'window/rect'],
  ExecuteScript: ['POST', 'execute/sync'],
  PerformActions: ['POST', 'actions'],
  ReleaseActions: ['DELETE', 'actions'],
  TakeScreenshot: ['GET', 'screenshot'],
} as const

export type Command = keyof typeof COMMANDS

/** Keys without a character of their own, as WebDriver names them. */
const KEYS = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Control: '\uE009',
  Down: '\uE015',
  Right: '\uE014',
} as const
type Key = keyof typeof KEYS

/** The first visible element of a selector, or of those the one with this text or label. */
export type Target = string | readonly [selector: string, name: string]

/** A window of a browser. Functions that run in the page see its globals alone. */
export interface Tab {
  open(url: string): Promise<void>
  back(): Promise<void>
  reload(): Promise<void>
  /** In CSS pixels. */
  resize(width: number, height: number): Promise<void>
  run<Args extends readonly unknown[], Result>(
    code: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>
  /** Clicks in the middle of the first element, as a reader does. @throws Error if there is none. */
  click(target: Target): Promise<void>
  point(target: Target): Promise<void>
  /** Presses keys, all of a list at once: `['Control', 'k']`. */
  press(...keys: readonly (Key | readonly (Key | string)[])[]): Promise<void>
  type(text: string): Promise<void>
  /** A PNG in Base64. */
  picture(): Promise<string>
}

export function createTab(send: Send): Tab {
  const run: Tab['run'] = async (code, ...args) => {
    const script = `return (${code}).apply(null, arguments)`
    return (await send('ExecuteScript', { script, args })) as ReturnType<typeof code>
  }
  const point = async (target: Target, buttons: readonly object[] = []) => {
    const place = await stableMiddle(target)
    if (!place) throw new Error(`There is no ${target} that a reader sees.`)
    const move = { type: 'pointerMove', duration: 0, origin: 'viewport', ...place }
    const pointer = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } }
    await send('PerformActions', { actions: [{ ...pointer, actions: [move, ...buttons] }] })
  }
  /** Waits until it stands still: what opens slides. */
  const stableMiddle = async (target: Target) => {
    let before: string | undefined = ''
    for (let frame = 0; frame < 100; frame++) {
      const place = await run(middleOf, ...([target].flat() as [string, string?]))
      if (JSON.stringify(place) === before) return place
      before = JSON.stringify(place)
      await run(() => new Promise(requestAnimationFrame).then(() => undefined))
    }
    throw new Error(`${target} does not stand still.`)
  }
  const press = async (values: readonly string[]) => {
    const down = values.map((value) => ({ type: 'keyDown', value }))
    const up = values.toReversed().map((value) => ({ type: 'keyUp', value }))
    await send('PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions: [...down, ...up] }] })
  }
  return {
    open: async (url) => void (await send('Navigate', { url })),
    back: async () => void (await send('Back')),
    reload: async () => void (await send('Refresh')),
    resize: async (width, height) => void (await send('SetWindowRect', { x: 0, y: 0, width, height })),
    run,
    point: (target) => point(target),
    click: (target) =>
      point(target, [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    async press(...keys) {
      for (const key of keys) await press([key].flat().map(keyValue))
    },
    async type(text) {
      for (const letter of text) await press([letter])
    },
    picture: async () => String(await send('TakeScreenshot')),
  }
}

function keyValue(key: string): string {
  return key in KEYS ? KEYS[key as Key] : key
}

/** Runs in the page. */
function middleOf(selector: string, name?: string): { x: number; y: number } | undefined {
  const found = [...document.querySelectorAll(selector)].find(
    (element) =>
      element.checkVisibility() &&
      (name === undefined ||
        [element.textContent?.trim(), element.getAttribute('aria-label')].includes(name)),
  )
  if (!found) return undefined
  const { top, bottom } = found.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight) found.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = found.getBoundingClientRect()
  const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
  // What a fold that is still opening hides, or a bar covers, is not there for a pointer.
  return found.contains(document.elementFromPoint(middle.x, middle.y)) ? middle : undefined
}
