import { join, relative } from 'pathe'
import { SiteError } from '../diagnostics/problem'
import { reasonOf } from '../diagnostics/words'
import type { LoadModule, Module } from '../markdown/evaluate/evaluate'
import { ownElements } from '../site/own-elements'
import { siteComponentsFile } from '../site/site-components-file'
import { notComponent } from './problems'

/**
 * Returns the components that a site provides to all its pages, by name. `own` are the engine's.
 * @throws SiteError for a name that pages could not use.
 */
export async function siteComponents(root: string, own: Module, load: LoadModule): Promise<Module> {
  const file = siteComponentsFile(root)
  if (file === undefined) return {}
  const { default: components } = await load(file, join(root, 'every page'))
  const elements = ownElements(root)
  const refuse = (name: string, received: string) =>
    new SiteError(notComponent(relative(root, file), name, received))
  if (typeof components !== 'object' || components === null) throw refuse('default', 'no object')
  const named = await copyComponents(components).catch((error) => {
    throw refuse('default', reasonOf(error))
  })
  for (const [name, component] of Object.entries(named)) {
    if (!(/^[A-Z]/.test(name) || elements.includes(name)) || Object.hasOwn(own, name))
      throw refuse(name, 'a name of Markdown or the engine')
    if (!/object|function|string/.test(typeof component) || component === null)
      throw refuse(name, String(component))
  }
  return named
}

/** Getters run here, and may throw. */
async function copyComponents(components: object): Promise<Module> {
  return { ...components }
}
