import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../tests/root'

/** Copies this website, to be edited and built, together with what it uses beside it. Returns the copy's folder. */
export function copyWebsite(name: string): string {
  const parent = join(root, '.cache/bench', name)
  rmSync(parent, { recursive: true, force: true })
  mkdirSync(parent, { recursive: true })
  symlinkSync(join(root, 'engine'), join(parent, 'engine'))
  for (const folder of ['website', 'examples']) {
    cpSync(join(root, folder), join(parent, folder), {
      recursive: true,
      filter: (path) => !path.includes('node_modules'),
    })
  }
  return join(parent, 'website')
}
