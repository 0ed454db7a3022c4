import { fetchUnlessSilent, loadOnce } from '../../../kit/browser/requests'
import { type HoverName, typeHoversPath } from './type-hovers'

/** The content of a page's file, as far as it is validated. */
export interface LoadedTypes {
  names: HoverName[]
  samples: Partial<Record<string, unknown>>
}

const files = loadOnce(fetchTypes)

/** Returns the hovers of the shown page. Rejects if there are none. */
export function loadTypes(): Promise<LoadedTypes> {
  const pathname = pathOfPage()
  const base = import.meta.env.BASE_URL
  return files.get(typeHoversPath(pathname === base ? `${base}index` : pathname))
}

/** While another page is loading, the address is already that page's. */
function pathOfPage(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  return canonical ? new URL(canonical.href).pathname : location.pathname
}

async function fetchTypes(path: string): Promise<LoadedTypes> {
  // The browser would take a path that starts with two slashes for another host's.
  const response = await fetchUnlessSilent(location.origin + path)
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

/** Only links to pages of the site are shown. */
function isOfSite(href: unknown): href is string {
  const base = import.meta.env.BASE_URL
  return (
    typeof href === 'string' &&
    href.startsWith(base) &&
    new URL(href, location.href).origin === location.origin
  )
}
