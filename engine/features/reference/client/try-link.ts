/** How much code a link carries, in characters. Samples of documentation are much shorter. */
export const MAX_LINKED = 10_000

/** Code carried by a link, for one of a page's editors. */
export interface LinkedCode {
  /** Index of the editor on the page. */
  index: number
  code: string
}

/** Code read from a link. */
export interface ReadCode extends Omit<LinkedCode, 'code'> {
  /** Undefined if it is longer than any that the site itself puts into links. */
  code: string | undefined
}

/** Returns the hash of a link to an editor with this code, if a link carries it. Browsers never send hashes to a host. */
export function tryHash({ index, code }: LinkedCode): string | undefined {
  if (code.length > MAX_LINKED) return undefined
  return `#try=${index}.${encodeURIComponent(code)}`
}

/** Reads a hash; returns undefined if it carries no code, or is damaged. */
export function readTryHash(hash: string): ReadCode | undefined {
  const [, index, code] = /^#try=(\d{1,3})\.(.*)$/.exec(hash) ?? []
  if (index === undefined || code === undefined) return undefined
  try {
    const text = decodeURIComponent(code)
    return { index: Number(index), code: text.length > MAX_LINKED ? undefined : text }
  } catch {
    return undefined
  }
}

/** Returns the index on the page of the editor that contains an element. */
export function editorIndex(element: Element | null): number {
  return [...document.querySelectorAll('.try')].findIndex((editor) => editor.contains(element))
}
