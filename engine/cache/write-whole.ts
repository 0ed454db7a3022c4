import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'pathe'

/** Writes a file by way of a second name: a run beside this one, or after this one was killed, never reads half of it. */
export async function writeWhole(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const partial = `${file}.${process.pid}.partial`
  await writeFile(partial, text)
  await rename(partial, file)
}
