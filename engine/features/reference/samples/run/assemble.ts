import { SiteError } from '../../../../kit/diagnostics'
import { packageName, type SitePackages } from '../../../../kit/packages'
import type { SampleFence } from '../fences/read-fences'
import { type Runnable, typeScriptToRunnable } from './bundle'
import { findImport } from './find-import'
import type { RunnableModule } from './job'
import type { PageSample } from './page-samples'
import { refusedModule, sampleNotRead } from './problems'

/** A sample, with the files of its page that it imports. */
export interface AssembledSample {
  entry: string
  modules: Record<string, RunnableModule>
  /** Specifiers of the packages it imports. */
  packages: string[]
}

/**
 * Returns a sample's code and that of every file it imports.
 * @throws SiteError if a file cannot be parsed, or has an import that is not available to samples.
 */
export async function assembleSample(sample: PageSample, packages: SitePackages): Promise<AssembledSample> {
  const assembled: AssembledSample = { entry: moduleId(sample, sample.fence), modules: {}, packages: [] }
  const add = async (fence: SampleFence): Promise<void> => {
    const id = moduleId(sample, fence)
    if (assembled.modules[id]) return
    const { code, specifiers } = await readFile(fence, sample)
    const module: RunnableModule = { code, imports: {} }
    assembled.modules[id] = module
    for (const specifier of specifiers) {
      const file = /^\.{1,2}\//.test(specifier) && findImport(specifier, fence.title, sample.files)
      if (file) {
        module.imports[specifier] = moduleId(sample, file)
        await add(file)
      } else if (packages.has(packageName(specifier))) {
        module.imports[specifier] = specifier
        assembled.packages.push(specifier)
      } else throw new SiteError(explainRefusal(specifier, fence, sample, packages))
    }
  }
  await add(sample.fence)
  return assembled
}

function moduleId({ page }: PageSample, { line }: SampleFence): string {
  return `${page.path}:${line}`
}

async function readFile(fence: SampleFence, { page }: PageSample): Promise<Runnable> {
  try {
    return await typeScriptToRunnable(fence.code, fence.language)
  } catch (error) {
    const [reason = '', line] = parseError(error)
    const pageLine = fence.lines[line - 1] ?? fence.line
    throw new SiteError(sampleNotRead({ file: page.path, line: pageLine, reason }), { cause: error })
  }
}

/** Returns the parser's message without its code frame, and the line. */
function parseError(error: unknown): [reason: string, line: number] {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: terminal color codes
  const message = String(error instanceof Error ? error.message : error).replace(/\u001b\[[\d;]*m/g, '')
  const reason = /\] (.+)/.exec(message)?.[1] ?? message
  return [reason.trim(), Number(/sample\.tsx?:(\d+)/.exec(message)?.[1] ?? 1)]
}

function explainRefusal(
  specifier: string,
  fence: SampleFence,
  { page, files }: PageSample,
  packages: SitePackages,
) {
  const at = fence.code.split('\n').findIndex((line) => line.includes(specifier))
  return refusedModule({
    specifier,
    file: page.path,
    line: fence.lines[at] ?? fence.line,
    files: [...files.keys()],
    packages: [...packages.keys()],
  })
}
