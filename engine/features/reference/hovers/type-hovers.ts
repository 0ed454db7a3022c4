/** Types and docs of the names in a page's samples, stored as JSON in a file beside the page. */
export interface TypeHovers {
  names: HoverName[]
  /**
   * By `codeKey` of a sample: three numbers for each name, all in one list. They are the distance of its start from the
   * end of the previous name, its length, and its index in `names`.
   */
  samples: Record<string, number[]>
}

export interface HoverName {
  /** The name's type on one line. */
  code: string
  /** The first sentence of its documentation. */
  doc?: string
  /** Path with the base path, and anchor, of the page that documents it. */
  href?: string
}

const LABEL = /^(?:Angular )?T(?:ypeScript|SX)$/

/** Returns whether code in a language can have types. `label` is the name of the language that readers see.
 * Browsers request the hovers only of a page with such code. */
export function mayHaveTypes(label: string): boolean {
  return LABEL.test(label)
}

/** Returns the path of a page's hovers. `stem` is the path of the page's own files without their extension. */
export function typeHoversPath(stem: string): string {
  return `${stem}.types.json`
}

/** Returns a sample's key: a hash of all its code, so that hovers from another build never match. */
export function codeKey(code: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < code.length; at++) hash = Math.imul(hash ^ code.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}
