import { SiteError } from '../../diagnostics/problem'
import { rest, workOn } from '../../diagnostics/progress'
import type { Finish, UnrenderedSite } from '../../feature'
import { compileText, markdownOf } from '../compile-source'
import type { SiteModel } from '../site-model'

/** Does the work of features that comes before any page is rendered. Returns what comes after the last one. */
export async function prepareSites(models: readonly [SiteModel, ...SiteModel[]]): Promise<Finish[]> {
  const locales = models.map(unrendered)
  const finishing: Finish[] = []
  for (const { args } of models[0].setup.hooks.prepare) {
    const finish = await args[0](locales)
    if (finish) finishing.push(finish)
  }
  rest()
  return finishing
}

function unrendered(model: SiteModel): UnrenderedSite {
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
