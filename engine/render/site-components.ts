import { relative } from 'pathe'
import { siteComponentsFile } from '../bundle/live-components'
import { SiteError } from '../diagnostics/problem'
import type { Module } from '../markdown/evaluate/evaluate'
import { noComponents, notComponent } from './problems'

/**
 * Returns the components that a site gives to all its pages, by name. `own` are those of the engine.
 * @throws SiteError for a name that pages could not use.
 */
export async function siteComponents(
  root: string,
  own: Module,
  load: (file: string) => Promise<Module>,
): Promise<Module> {
  const file = siteComponentsFile(root)
  if (file === undefined) return {}
  const { default: components } = await load(file)
  const path = relative(root, file)
  if (typeof components !== 'object' || components === null) throw new SiteError(noComponents(path))
  for (const [name, component] of Object.entries(components)) {
    const isComponent = typeof component === 'function' || typeof component === 'object'
    if (!/^[A-Z]/.test(name) || Object.hasOwn(own, name) || !isComponent)
      throw new SiteError(notComponent(path, name, isComponent))
  }
  return { ...components }
}
