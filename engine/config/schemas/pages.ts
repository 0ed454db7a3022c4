import { z } from 'zod'
import { filePath } from './text'

/** Standalone pages: `.mdx`, `.md` and `.tsx`. */
export const pages = z
  .strictObject({
    /**
     * Folder of the pages, relative to the site's root.
     * @example path: 'pages'
     */
    path: filePath.default('pages'),
  })
  .prefault({})
