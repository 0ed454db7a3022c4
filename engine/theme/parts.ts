import { createContext, type FC, type ReactNode, useContext } from 'react'
import type { Site } from '../page/site'

/** Parts of the shell that only some sites use. The script of a site has those that it uses. */
export interface Parts {
  AnnouncementBar: FC
  /** Hides the navbar on scrolling down. Renders nothing. */
  HideOnScroll: FC
  SearchBox: FC
  /** Provides the site's data, each page with the links of its version. */
  VersionedSite: FC<{ value: Site; children: ReactNode }>
}

export const PartsContext = createContext<Partial<Parts>>({})

const Nothing: FC = () => null

/** An optional part; nothing where the site does not use it. */
export function usePart(name: Exclude<keyof Parts, 'VersionedSite'>): FC {
  return useContext(PartsContext)[name] ?? Nothing
}
