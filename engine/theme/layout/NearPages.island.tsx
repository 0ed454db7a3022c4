import { useEffect, useState } from 'react'
import { nearPaths } from '../../client/navigation/near-paths'
import type { PageLink } from '../../page/types'

/** How long to wait, in ms: the page itself may still be found at an address that its host serves. */
const PATIENCE = 300

/** Links to the pages of the sitemap whose addresses resemble the missing one. */
export default function NearPages({ basePath }: { basePath: string }) {
  const [near, setNear] = useState<PageLink[]>([])

  useEffect(() => {
    let isThere = true
    const look = async () => {
      const paths = await listedPaths(`${basePath}sitemap.xml`)
      const links = await Promise.all(nearPaths(location.pathname, paths, basePath).map(titled))
      if (isThere) setNear(links)
    }
    // Without the list, the page is still useful.
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
          <ul>
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

/** A page is offered by its title; where its data does not come, by its address. */
async function titled(href: string): Promise<PageLink> {
  const data: unknown = await fetch(`${href}.json`)
    .then((response) => response.json())
    .catch(() => undefined)
  const { title = decodeURI(href) } = Object(data)
  return { label: title, href }
}

async function listedPaths(list: string): Promise<string[]> {
  const response = await fetch(list)
  if (!response.ok) return []
  const sitemap = new DOMParser().parseFromString(await response.text(), 'text/xml')
  return [...sitemap.querySelectorAll('loc')].map(({ textContent }) => new URL(textContent ?? '').pathname)
}
