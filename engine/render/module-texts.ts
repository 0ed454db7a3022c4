import type { Content, Source } from '../content/types'
import type { SiteModel } from '../site/site-model'
import { listSources, type ModuleTexts } from '../site/site-pages'
import { readPage } from './read-page'
import type { Renderer } from './renderer'

const known = new WeakMap<Content, Promise<ModuleTexts>>()

/** Loads the `.tsx` pages of a site for their titles. One that cannot be loaded is reported when it is shown. */
export function moduleTexts(model: SiteModel, renderer: Renderer): Promise<ModuleTexts> {
  const texts = known.get(model.content) ?? readTexts(model, renderer)
  known.set(model.content, texts)
  return texts
}

async function readTexts(model: SiteModel, renderer: Renderer): Promise<ModuleTexts> {
  const textsOf = async (source: Source) => {
    const page = await readPage(source, model, renderer).catch(() => undefined)
    return page
      ? [[source.route, { title: page.data.title, description: page.data.description }] as const]
      : []
  }
  const sources = listSources(model).filter(({ format }) => format === 'tsx')
  return new Map((await Promise.all(sources.map(textsOf))).flat())
}
