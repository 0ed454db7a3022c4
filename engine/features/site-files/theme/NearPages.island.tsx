import { useEffect, useState } from 'react'
import { fetchUnlessSilent } from '../../../kit/browser/requests'
import type { PageLink } from '../../../page/types'
import { nearPaths } from './near-paths'

/** How long to wait, in ms, since the page may still be found at a path that its host serves. */
const PATIENCE = 300

/** Links to pages of the sitemap with paths similar to the missing one. */
export default function NearPages({ basePath }: { basePath: string }) {
  const [near, setNear] = useState<PageLink[]>([])

  useEffect(() => {
    let isThere = true
    const look = async () => {
      const paths = await readPaths(`${basePath}sitemap.xml`)
      const links = await Promise.all(nearPaths(location.pathname, paths, basePath).map(addTitle))
      if (isThere) setNear(links)
    }
    // The page is useful even without the list.
    const timer = setTimeout(() => look().catch(() => undefined), PATIENCE)
    return () => {
      isThere = false
      clearTimeout(timer)
    }
  }, [basePath])

  return (
    <div role="status">
      {near.length > 0 && (
        <>
          <p>{WORDS.notFound.near}</p>
          <ul className="near-pages">
            {near.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** Returns a link with the page's title, or with its path if its data cannot be loaded. */
async function addTitle(href: string): Promise<PageLink> {
  const data: unknown = await fetchUnlessSilent(`${href}.json`)
    .then((response) => response.json())
    .catch(() => undefined)
  const { title = decodeURI(href) } = Object(data)
  return { label: title, href }
}

async function readPaths(list: string): Promise<string[]> {
  const response = await fetchUnlessSilent(list)
  if (!response.ok) return []
  const sitemap = new DOMParser().parseFromString(await response.text(), 'text/xml')
  return [...sitemap.querySelectorAll('loc')].map(({ textContent }) => new URL(textContent ?? '').pathname)
}
