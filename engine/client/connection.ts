interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** True for `2g`, `slow-2g` and data-saver, where nothing should be loaded before the reader asks for it. */
export function isSlow({ connection = {} }: NavigatorID & { connection?: Connection } = navigator): boolean {
  return connection.saveData === true || /2g/.test(`${connection.effectiveType}`)
}
