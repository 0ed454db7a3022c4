import { dirname, posix } from 'node:path'
import { CLIENT_ENTRY } from './paths'

/**
 * A script of the dev server, named relative to the entry script: by the very path that Vite gives it in the imports
 * of others, or the browser would take it for a second module.
 * @param file absolute path of its source.
 */
export function servedScript(file: string, root: string): string {
  const folder = root.endsWith('/') ? root : `${root}/`
  const path = file.startsWith(folder) ? `/${file.slice(folder.length)}` : `/@fs${file}`
  return posix.relative(`/@fs${dirname(CLIENT_ENTRY)}`, path)
}
