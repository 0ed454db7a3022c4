import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { writeWhole } from '../../cache/write-whole'
import { declaredFinding, finding } from './protocol'

const keptFindings = z.object({
  /** What the compiler said of a page, by the hash of all that goes into it. */
  pages: z.record(z.string(), z.array(finding)),
  /** The same of all declarations at once. */
  declared: z.record(z.string(), z.array(declaredFinding)),
})

/** What is kept of the last check. */
export type KeptFindings = z.infer<typeof keptFindings>

/** Nothing, where the file is not there or is not what this version wrote. */
export async function readKept(file: string): Promise<KeptFindings> {
  try {
    return keptFindings.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return { pages: {}, declared: {} }
  }
}

export async function writeKept(file: string, kept: KeptFindings): Promise<void> {
  await writeWhole(file, JSON.stringify(kept))
}
