/**
 * The elements that Markdown makes of prose, which components of a site may replace. Code blocks are a part of the theme.
 */
export const PROSE_ELEMENTS: readonly string[] = [
  ...[
    'a',
    'blockquote',
    'code',
    'del',
    'em',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'hr',
    'img',
    'li',
    'ol',
    'p',
  ],
  ...['strong', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'ul'],
]
