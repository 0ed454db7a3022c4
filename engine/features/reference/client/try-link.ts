/** Code carried by a link, for one of a page's editors. */
export interface LinkedCode {
  /** Index of the editor on the page. */
  index: number
  code: string
}

/** Returns the hash of a link to an editor with this code. Browsers never send hashes to a host. */
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

/** Returns the index on the page of the editor that contains an element. */
export function editorIndex(element: Element | null): number {
  return [...document.querySelectorAll('.try')].findIndex((editor) => editor.contains(element))
}
