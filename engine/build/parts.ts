import { dirname } from 'node:path'
import type { Site } from '../page/site'
import type { Parts } from '../theme/parts'
import { ENGINE_ROOT } from './paths'

interface Part {
  /** Module below the engine's folder that exports it. Style sheets beside it are the part's own. */
  file: string
  isUsed(site: Site): boolean
}

const PARTS: Record<keyof Parts, Part> = {
  AnnouncementBar: {
    file: 'theme/announcement/AnnouncementBar.tsx',
    isUsed: ({ announcementBar }) => announcementBar !== undefined,
  },
  HideOnScroll: {
    file: 'theme/hide-on-scroll/HideOnScroll.tsx',
    isUsed: ({ navbar }) => navbar.hideOnScroll,
  },
}

/** The module that exports the parts of the shell that a site uses, and no others. */
export function partsModule(site: Site): string {
  const used = Object.entries(PARTS).filter(([, { isUsed }]) => isUsed(site))
  const imports = used.map(
    ([name, { file }]) => `import { ${name} } from ${JSON.stringify(ENGINE_ROOT + file)}`,
  )
  return [...imports, `export default { ${used.map(([name]) => name).join(', ')} }`].join('\n')
}

/** Folders of the theme, with a slash at their end, whose style a site has no use for. */
export function unusedFolders(site: Site): string[] {
  const parts = Object.values(PARTS)
  const folders = (isUsed: boolean) =>
    parts.filter((part) => part.isUsed(site) === isUsed).map(({ file }) => `${ENGINE_ROOT}${dirname(file)}/`)
  const used = folders(true)
  return folders(false).filter((folder) => !used.includes(folder))
}
