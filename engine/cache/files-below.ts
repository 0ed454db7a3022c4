import { readdir, realpath, stat } from 'node:fs/promises'

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
    // Node cannot open a name that is not UTF-8; whoever needs the file reports it.
    if (skips(entry.name) || entry.name.includes('\uFFFD')) continue
    // A name may contain a backslash, which `join` would take for a slash.
    const path = `${folder}/${entry.name}`
    // A link may lead nowhere.
    const target = entry.isSymbolicLink() ? await stat(path).catch(() => undefined) : entry
    if (target?.isDirectory()) files.push(...(await filesBelow(path, skips, entered)))
    else if (target?.isFile()) files.push(path)
  }
  return files
}
