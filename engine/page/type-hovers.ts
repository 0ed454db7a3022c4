/** What readers learn about the names in the samples of a page, as JSON in a file beside it. */
export interface TypeHovers {
  names: HoverName[]
  /**
   * For each sample by the key of its code: how far a name starts after the end of the one before it, its length,
   * and its index in `names`; all in one list.
   */
  samples: Record<string, number[]>
}

export interface HoverName {
  /** Its type on one line. */
  code: string
  /** The first sentence of its documentation. */
  doc?: string
  /** The page that documents it: a path with the base path, and an anchor. */
  href?: string
}

const LANGUAGE = '(?:Angular )?T(?:ypeScript|SX)'
const LABEL = new RegExp(`^${LANGUAGE}$`)
const BLOCK = new RegExp(` data-lang="${LANGUAGE}"`)

/** Returns whether code in a language may have types, by the language's name for readers. */
export function mayHaveTypes(label: string): boolean {
  return LABEL.test(label)
}

/** Returns whether HTML has a block of such code. Browsers ask for the file of a page that has. */
export function hasTypedCode(html: string): boolean {
  return BLOCK.test(html)
}

/** Returns the path of the file of a page. `stem` is the path of the page's own files without their extension. */
export function typeHoversPath(stem: string): string {
  return `${stem}.types.json`
}

/** Returns the key of a sample: it depends on all of its code, so that a file of another build does not fit. */
export function codeKey(code: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < code.length; at++) hash = Math.imul(hash ^ code.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}
