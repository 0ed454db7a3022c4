import { readdir, realpath, stat } from 'node:fs/promises'
import { join } from 'pathe'

/**
 * Returns the absolute paths of all files below a folder. Links are followed, but each real folder is entered once: those
 * that link to each other have ways without number.
 */
export async function filesBelow(
  folder: string,
  skips: (name: string) => boolean,
  entered = new Set<string>(),
): Promise<string[]> {
  const real = await realpath(folder).catch(() => undefined)
  if (real === undefined || entered.has(real)) return []
  entered.add(real)
  const files: string[] = []
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    if (skips(entry.name)) continue
    const path = join(folder, entry.name)
    // A link may lead nowhere.
    const target = entry.isSymbolicLink() ? await stat(path).catch(() => undefined) : entry
    if (target?.isDirectory()) files.push(...(await filesBelow(path, skips, entered)))
    else if (target?.isFile()) files.push(path)
  }
  return files
}
