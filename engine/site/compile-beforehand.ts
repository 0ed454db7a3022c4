import { readFile } from 'node:fs/promises'
import { join } from 'pathe'
import { SiteError } from '../diagnostics/problem'
import { rest, workOn } from '../diagnostics/progress'
import { samplePaths } from '../features/reference/samples/compile/sample-pages'
import { isOldVersion } from '../features/reference/samples/observed-samples'
import { mayHaveSamples } from '../features/reference/samples/run/page-samples'
import type { MarkdownSource } from '../markdown/types'
import { compileText, markdownOf } from './compile-source'
import { partialSource } from './page-compiler'
import type { SiteModel } from './site-model'

/**
 * Compiles all files with checked or run samples, and runs the samples together, before any page is rendered, since
 * pages contain their samples' output. Compiles nothing on a site without samples.
 */
export async function compileBeforehand(models: readonly SiteModel[]): Promise<void> {
  const [main] = models
  const compiled = new Set<string>()
  for (const model of models) {
    const sources = markdownIn(model)
    for (const source of sources) {
      workOn(source.path)
      compiled.add(source.path)
      await compileText(source, model).catch(ignoreSiteError)
    }
    rest()
    await model.observer.prepare(sources.filter(({ path }) => !isOldVersion(path, model.setup)))
  }
  if (!main?.reference) return
  // Samples in partials and drafts are checked too.
  const others = (await samplePaths(main.setup.root, main.setup.config)).filter((path) => !compiled.has(path))
  for (const path of others) {
    workOn(path)
    const file = join(main.setup.root, path)
    const source = partialSource(file, await readFile(file, 'utf8'), main.setup.root, '/')
    await compileText(source, main).catch(ignoreSiteError)
  }
}

function markdownIn({ content, reference }: SiteModel): MarkdownSource[] {
  const sources = [...content.byRoute.values()].flatMap((entry) => markdownOf(entry) ?? [])
  return reference ? sources : sources.filter(({ text }) => mayHaveSamples(text))
}

/** Ignores an author's error, which is reported when the file's page is built. */
function ignoreSiteError(error: unknown): void {
  if (!(error instanceof SiteError)) throw error
}
