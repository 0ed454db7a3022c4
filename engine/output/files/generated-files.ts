import type { BuiltSite } from '../../feature'
import { generatedFiles } from '../../render/generated-files'
import { compileSource, excerptSource } from '../../site/compile-source'
import { hasPath } from '../../site/public-files'
import { CONFIG_FILE } from '../../site/setup'
import { ENGINE } from '../output'
import type { PrerenderContext, Prerendered } from '../prerender'

/** Writes the generated files of a locale. Those that an author placed below `static` stay as they are. */
export async function writeGeneratedFiles(
  context: Omit<PrerenderContext, 'bundle' | 'renderer'>,
  pages: Pick<Prerendered, 'listed'>,
): Promise<void> {
  const { model, output } = context
  for (const [path, file] of generatedFiles(model, builtSite(context, pages)))
    if (!output.has(path)) output.write(path, await file(), ENGINE)
}

function builtSite(
  { model, output, check, reporter }: Pick<PrerenderContext, 'model' | 'output' | 'check' | 'reporter'>,
  { listed }: Pick<Prerendered, 'listed'>,
): BuiltSite {
  const { site, content } = model
  const source = { path: CONFIG_FILE, text: '', links: [] }
  return {
    site,
    content,
    pages: async () => listed,
    twin: async (path) => output.read(path),
    excerpt: async (post) => (await compileSource(excerptSource(post).source, model)).twin,
    has: (path) => hasPath(path, model),
    checkLink: (from, href) => check.add(from, { ids: [], links: [href], loads: [] }, source),
    report: reporter.report,
  }
}
