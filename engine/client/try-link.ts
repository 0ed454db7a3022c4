/** Code that a link carries, for one of the editors of a page. */
export interface LinkedCode {
  /** Which editor of the page, counted from 0. */
  index: number
  code: string
}

/** Returns the hash of a link to an editor with code in it. Browsers never send a hash. */
export function tryHash({ index, code }: LinkedCode): string {
  return `#try=${index}.${encodeURIComponent(code)}`
}

/** Reads a hash; returns undefined if it carries no code, or is damaged. */
export function readTryHash(hash: string): LinkedCode | undefined {
  const [, index, code] = /^#try=(\d{1,3})\.(.*)$/.exec(hash) ?? []
  if (index === undefined || code === undefined) return undefined
  try {
    return { index: Number(index), code: decodeURIComponent(code) }
  } catch {
    return undefined
  }
}

/** Returns which editor of the page an element belongs to, counted from 0. */
export function editorIndex(element: Element | null): number {
  return [...document.querySelectorAll('.try')].findIndex((editor) => editor.contains(element))
}
