import { Parser } from 'htmlparser2'

/** What stands in a document that can be linked to, and what it links to. */
export interface HtmlMarks {
  ids: string[]
  links: string[]
}

export function htmlMarks(html: string): HtmlMarks {
  const ids = new Set<string>()
  const links = new Set<string>()
  const parser = new Parser({
    onopentag(name, { id, href, src, name: anchor }) {
      if (id) ids.add(id)
      if (name === 'a' && anchor) ids.add(anchor)
      if (name === 'a' && href) links.add(href)
      if (name === 'img' && src) links.add(src)
    },
  })
  parser.end(html)
  return { ids: detached(ids), links: detached(links) }
}

/** A piece of a text keeps all of it in memory; these copies do not keep the pages. */
function detached(pieces: ReadonlySet<string>): string[] {
  const text = Buffer.from([...pieces].join('\0')).toString()
  return text === '' ? [] : text.split('\0')
}
