import { SiteError } from '../../diagnostics/problem'
import { rest, workOn } from '../../diagnostics/progress'
import type { UnrenderedSite, Work } from '../../feature'
import { compileText, markdownOf } from '../compile-source'
import type { SiteModel } from '../site-model'

/** Does the work of features that comes before any page is rendered. */
export async function prepareSites(models: readonly [SiteModel, ...SiteModel[]]): Promise<void> {
  const locales = models.map(createUnrenderedSite)
  for (const { args } of models[0].setup.hooks.work) await args[0].before?.(locales)
  rest()
}

/** Does the work of features that comes after the last page. */
export async function finishSites(
  [model]: readonly [SiteModel, ...SiteModel[]],
  build: Parameters<NonNullable<Work['after']>>[0],
): Promise<void> {
  for (const { args } of model.setup.hooks.work) await args[0].after?.(build)
}

function createUnrenderedSite(model: SiteModel): UnrenderedSite {
  const { site, content } = model
  return {
    site,
    content,
    markdown: [...content.byRoute.values()].flatMap((entry) => markdownOf(entry) ?? []),
    async compile(source) {
      workOn(source.path)
      await compileText(source, model).catch(ignoreSiteError)
    },
  }
}

/** Ignores an author's error, which is reported when the file's page is built. */
function ignoreSiteError(error: unknown): void {
  if (!(error instanceof SiteError)) throw error
}
