interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Returns whether nothing is to be fetched before the reader asks for it: `2g`, `slow-2g` and data-saver. */
export function isSlow({ connection = {} }: NavigatorID & { connection?: Connection } = navigator): boolean {
  return connection.saveData === true || /2g/.test(`${connection.effectiveType}`)
}
