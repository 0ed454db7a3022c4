import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../tests/root'

const PARENT = join(root, '.cache/bench')

/** A copy of this website that may be edited and built. The engine is beside it, as it is beside the original. */
export function copyWebsite(name: string): string {
  const folder = join(PARENT, name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(PARENT, { recursive: true })
  if (!existsSync(join(PARENT, 'engine'))) symlinkSync(join(root, 'engine'), join(PARENT, 'engine'))
  cpSync(join(root, 'website'), folder, {
    recursive: true,
    filter: (path) => !path.includes('node_modules'),
  })
  return folder
}
