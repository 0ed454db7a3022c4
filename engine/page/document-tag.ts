/** What a site and its features add to the document of a page. */
export interface DocumentParts {
  tags: readonly DocumentTag[]
  /** Statements for the script that runs before the first frame. */
  firstFrame: readonly string[]
}

/**
 * A tag in the head of documents. One that describes the page, such as an `alternate`, is replaced on navigation in a
 * browser, which leaves all others as they are.
 */
export interface DocumentTag {
  tag: 'meta' | 'link' | 'script'
  /** `true` for an attribute without a value. A path in `src` or `href` gets the base path. */
  attributes?: Readonly<Record<string, string | true>> | undefined
  /** The text of a script. The content security policy allows exactly this text. */
  text?: string | undefined
  /**
   * For the text of a script: statements that run before the first frame, such as those that hide what a reader dismissed.
   * They have a block of their own, in which `root` is the root element and `storage` the browser's.
   */
  when?: 'first-frame' | undefined
}

/** A `<head>` element that differs between pages. */
export interface HeadTag {
  tag: 'meta' | 'link'
  attributes: Record<string, string>
}

/** Returns the attributes of a tag by their names in lower case, as browsers read them. */
export function attributesOf({
  attributes = {},
}: Pick<DocumentTag, 'attributes'>): Record<string, string | true> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name.toLowerCase(), value]))
}

/** What a `link` has to be for browsers to load its target. */
const LOADED =
  /\b(?:stylesheet|preload|modulepreload|icon|preconnect|dns-prefetch|prefetch|manifest|compression-dictionary)\b/i

/** True for a `link` whose target browsers load, or connect to. */
export function isLoadedLink({ tag, attributes }: DocumentTag): boolean {
  return tag === 'link' && LOADED.test(String(attributesOf({ attributes }).rel))
}

/** Returns the text of a script as browsers read it, whose hash they compare: all line ends are LF. */
export function readText(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}
