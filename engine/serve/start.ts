import { groupTexts } from '../diagnostics/group-texts'
import { buildIfChanged } from './build-if-changed'
import type { RunningServer } from './listen'
import { serveSite } from './serve'

export interface StartOptions {
  folder: string
  outDir: string
  port: number
  /** Whether to print every warning, even if there are many of one kind. */
  isVerbose?: boolean
  cache?: string
}

/**
 * Serves the site, and first builds it if it is missing or anything it depends on has changed.
 * @throws Whatever the build and the server throw.
 */
export async function startSite(options: StartOptions): Promise<RunningServer> {
  const { outDir, port, isVerbose = false } = options
  const { basePath, problems, isCurrent } = await buildIfChanged(options, () =>
    console.log('building the site…'),
  )
  if (!isCurrent) for (const text of groupTexts(problems, isVerbose)) console.warn(`${text}\n`)
  return serveSite({ folder: outDir, basePath, port })
}
