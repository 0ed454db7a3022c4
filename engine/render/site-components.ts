import { relative } from 'pathe'
import { siteComponentsFile } from '../bundle/live-components'
import { SiteError } from '../diagnostics/problem'
import type { Module } from '../markdown/evaluate/evaluate'
import { notComponent } from './problems'

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
  const refuse = (name: string, received: string) =>
    new SiteError(notComponent(relative(root, file), name, received))
  if (typeof components !== 'object' || components === null) throw refuse('default', 'no object')
  for (const [name, component] of Object.entries(components)) {
    if (!/^[A-Z]/.test(name)) throw refuse(name, 'the name of an element')
    if (Object.hasOwn(own, name)) throw refuse(name, 'the name of a component of the engine')
    if (component === undefined) throw refuse(name, 'nothing')
  }
  return { ...components }
}
