/** What a site and its features add to the document of a page. */
export interface DocumentParts {
  tags: readonly DocumentTag[]
  /** Statements for the script that runs before the first frame. */
  firstFrame: readonly string[]
}

/** A tag in the head of every document of a site. Navigation in a browser leaves it as it is. */
export interface DocumentTag {
  tag: 'meta' | 'link' | 'script'
  /** `true` for an attribute without a value. A path in `src` or `href` gets the base path. */
  attributes?: Readonly<Record<string, string | true>> | undefined
  /** The text of a script. The content security policy allows exactly this text. */
  text?: string | undefined
}
