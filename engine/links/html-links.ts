import { Parser } from 'htmlparser2'

/** The link targets, links and external resources of a document. */
export interface HtmlLinks {
  /** Ids inside `<main>`, except those that React generates. */
  ids: string[]
  /** Ids that two elements have, of which a link reaches the first. */
  repeated: string[]
  links: string[]
  /** Absolute URLs of images, media and the like. */
  loads: string[]
  /** Absolute URLs of frames, and of links in place of them. */
  frames: string[]
  /** What begins HTML that the policy of pages refuses: `<style`, `onclick=`. */
  refused: string[]
}

/** Prefix of ids from `useId`, which vary with the surrounding components. */
const GENERATED_ID = '_R_'
const ABSOLUTE_URL = /^(?:https?:)?\/\//i

export function htmlLinks(html: string): HtmlLinks {
  const ids = new Set<string>()
  const known = new Set<string>()
  const repeated = new Set<string>()
  const [start, end] = [html.indexOf('<main'), html.lastIndexOf('</main>')]
  const links = new Set<string>()
  const loads = new Set<string>()
  const frames = new Set<string>()
  const refused = new Set<string>()
  const parser = new Parser({
    onopentag(name, attributes) {
      const isInMain = parser.startIndex >= start && parser.startIndex < end
      for (const id of anchorsOf(name, attributes)) {
        if (known.has(id)) repeated.add(id)
        known.add(id)
        if (isInMain) ids.add(id)
      }
      if (name === 'a' && attributes.href) links.add(attributes.href)
      for (const mark of findRefused(name, attributes)) refused.add(mark)
      for (const address of filesOf(name, attributes)) {
        if (ABSOLUTE_URL.test(address)) (isFrame(name) ? frames : loads).add(address)
        else if (name !== 'script') links.add(address)
      }
    },
  })
  parser.end(html)
  return {
    ids: detach(ids),
    repeated: detach(repeated),
    links: detach(links),
    loads: detach(loads),
    frames: detach(frames),
    refused: detach(refused),
  }
}

type Attributes = Readonly<Record<string, string>>

function anchorsOf(name: string, { id = '', name: anchor = '' }: Attributes): string[] {
  const own = id.startsWith(GENERATED_ID) ? '' : id
  // A link with both, as old tools write it, is one anchor.
  return [...new Set([own, name === 'a' ? anchor : ''].filter(Boolean))]
}

/** Returns the addresses that an element loads, or that a link in place of a frame stands for. */
function filesOf(name: string, attributes: Attributes): string[] {
  const { href, src, srcset = '', poster, data, 'data-frame': frame } = attributes
  const pictures = srcset.split(/,\s+/).map((one) => one.trim().replace(/\s.*$/, ''))
  const framed = frame === undefined ? undefined : href
  return [...pictures, framed, src, poster, name === 'object' ? data : undefined].flatMap(
    (file) => file || [],
  )
}

/** An `a` loads something only in place of a frame. */
function isFrame(name: string): boolean {
  return name === 'iframe' || name === 'a'
}

/** Types of scripts that are data. */
const DATA_TYPE = /^(?!text\/|module$|application\/(?:java|ecma)script$|importmap$|speculationrules$)./i

/** A form whose action is a function of React has an address that runs, which its script replaces. */
function findRefused(name: string, attributes: Attributes): string[] {
  const { type = '', action = '' } = attributes
  const isRefused =
    name === 'style' ||
    name === 'object' ||
    name === 'embed' ||
    name === 'base' ||
    (name === 'script' && !DATA_TYPE.test(type.trim())) ||
    (name === 'form' && action !== '' && !/^javascript:/i.test(action))
  const handlers = Object.keys(attributes).filter((attribute) => /^on[a-z]/i.test(attribute))
  return [...(isRefused ? [`<${name}`] : []), ...handlers.map((handler) => `${handler}=`)]
}

/** Copies the strings, because a substring keeps its whole document in memory. */
function detach(pieces: ReadonlySet<string>): string[] {
  const text = Buffer.from([...pieces].join('\0')).toString()
  return text === '' ? [] : text.split('\0')
}
