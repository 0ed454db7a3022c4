/** What the parser knows beyond plain Markdown. */
export const MDX_FEATURES = { directive: true, headingAttributes: true, rawHtml: false }

/** The same for a plain Markdown file, which has HTML and no JSX. */
export const MARKDOWN_FEATURES = { ...MDX_FEATURES, rawHtml: true }
