import { markdownText, withoutEntities } from '../../page/plain-excerpt'

/** What a reader sees of one line or paragraph of Markdown. A tag parts the words around it. */
export function plainText(markdown: string): string {
  return markdownText(markdown, ' ')
}

/** Inline HTML of a heading as plain text. */
export function htmlText(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, '')
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
  return withoutEntities(text)
}
