import { useEffect, useState } from 'react'
import { nearPaths } from '../../client/navigation/near-paths'

/** How long to wait, in ms: the page itself may still be found at an address that its host serves. */
const PATIENCE = 300

/** Links to the pages of the sitemap whose addresses resemble the missing one. */
export default function NearPages({ basePath }: { basePath: string }) {
  const [near, setNear] = useState<string[]>([])

  useEffect(() => {
    let isThere = true
    const look = async () => {
      const paths = await listedPaths(`${basePath}sitemap.xml`)
      if (isThere) setNear(nearPaths(location.pathname, paths, basePath))
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
          <p>Pages with an address like this one:</p>
          <ul>
            {near.map((path) => (
              <li key={path}>
                <a href={path}>{decodeURI(path)}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

async function listedPaths(list: string): Promise<string[]> {
  const response = await fetch(list)
  if (!response.ok) return []
  const sitemap = new DOMParser().parseFromString(await response.text(), 'text/xml')
  return [...sitemap.querySelectorAll('loc')].map(({ textContent }) => new URL(textContent ?? '').pathname)
}
