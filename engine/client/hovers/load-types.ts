import { type HoverName, typeHoversPath } from '../../page/type-hovers'
import { loadOnce } from '../load-once'

/** What a page's file says, as far as it is what it should be. */
export interface LoadedTypes {
  names: HoverName[]
  samples: Partial<Record<string, unknown>>
}

const files = loadOnce(fetchTypes)

/** Returns what is known of the names in the samples of the shown page. Rejects where there is nothing. */
export function loadTypes(): Promise<LoadedTypes> {
  const pathname = shownPath()
  const base = import.meta.env.BASE_URL
  return files.get(typeHoversPath(pathname === base ? `${base}index` : pathname))
}

/** The address is ahead of the document while another page is on its way. */
function shownPath(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  return canonical ? new URL(canonical.href).pathname : location.pathname
}

async function fetchTypes(path: string): Promise<LoadedTypes> {
  // A path that begins with two slashes would be read as that of another host.
  const response = await fetch(location.origin + path)
  const { names, samples }: Record<string, unknown> = Object(response.ok && (await response.json()))
  if (!Array.isArray(names)) throw new Error(path)
  return { names: names.map(readName), samples: { ...Object(samples) } }
}

function readName(value: unknown): HoverName {
  const { code, doc, href }: Record<string, unknown> = Object(value)
  return {
    code: String(code),
    ...(typeof doc === 'string' ? { doc } : {}),
    ...(isOfSite(href) ? { href } : {}),
  }
}

/** Links lead to pages of the site only. */
function isOfSite(href: unknown): href is string {
  const base = import.meta.env.BASE_URL
  return (
    typeof href === 'string' &&
    href.startsWith(base) &&
    new URL(href, location.href).origin === location.origin
  )
}
