import { createContext, type FC, type ReactNode, useContext } from 'react'
import type { Site } from '../page/site'

/** Parts of the shell that only some sites use. A site's script contains only its own. */
export interface Parts {
  AnnouncementBar: FC
  /** Hides the navbar on scrolling down. Renders nothing. */
  HideOnScroll: FC
  SearchBox: FC
  /** Provides the site's data, with links to the version of each page. */
  VersionedSite: FC<{ value: Site; children: ReactNode }>
}

export const PartsContext = createContext<Partial<Parts>>({})

const Nothing: FC = () => null

/** Returns an optional part; an empty component if the site does not use it. */
export function usePart(name: Exclude<keyof Parts, 'VersionedSite'>): FC {
  return useContext(PartsContext)[name] ?? Nothing
}
