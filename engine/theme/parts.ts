import { createContext, type FC, useContext } from 'react'

/** Parts of the shell that only some sites use. The script of a site has those that it uses. */
export interface Parts {
  AnnouncementBar: FC
  /** Lets the navbar go away on scrolling down. It shows nothing. */
  HideOnScroll: FC
}

export const PartsContext = createContext<Partial<Parts>>({})

const Nothing: FC = () => null

/** An optional part; nothing where the site does not use it. */
export function usePart(name: keyof Parts): FC {
  return useContext(PartsContext)[name] ?? Nothing
}
