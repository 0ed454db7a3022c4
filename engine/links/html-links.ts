import { Parser } from 'htmlparser2'

/** The link targets, links and external resources of a document. */
export interface HtmlLinks {
  /** Ids inside `<main>`, except those that React generates. */
  ids: string[]
  links: string[]
  /** Absolute URLs of images, frames, media and the like. */
  loads: string[]
}

/** Prefix of ids from `useId`, which vary with the surrounding components. */
const GENERATED_ID = '_R_'
const ABSOLUTE_URL = /^(?:https?:)?\/\//i

export function htmlLinks(html: string): HtmlLinks {
  const ids = new Set<string>()
  const [start, end] = [html.indexOf('<main'), html.lastIndexOf('</main>')]
  const links = new Set<string>()
  const loads = new Set<string>()
  const parser = new Parser({
    onopentag(name, attributes) {
      const { id, href, src, srcset = '', poster, data, name: anchor, 'data-frame': frame } = attributes
      if (parser.startIndex >= start && parser.startIndex < end) {
        if (id && !id.startsWith(GENERATED_ID)) ids.add(id)
        if (name === 'a' && anchor) ids.add(anchor)
      }
      if (name === 'a' && href) links.add(href)
      const files = srcset.split(/,\s+/).map((one) => one.trim().replace(/\s.*$/, ''))
      if (frame !== undefined) files.push(href ?? '')
      files.push(src ?? '', poster ?? '', (name === 'object' && data) || '')
      for (const address of files) {
        if (ABSOLUTE_URL.test(address)) loads.add(address)
        else if (address !== '' && name !== 'script') links.add(address)
      }
    },
  })
  parser.end(html)
  return { ids: detached(ids), links: detached(links), loads: detached(loads) }
}

/** Copies the strings, because a substring keeps its whole document in memory. */
function detached(pieces: ReadonlySet<string>): string[] {
  const text = Buffer.from([...pieces].join('\0')).toString()
  return text === '' ? [] : text.split('\0')
}
