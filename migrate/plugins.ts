import { describe } from 'docwright/kit/wording'
import { pluginReason } from './reasons'
import { stubOrigin } from './stub'
import { asList, Dropped, isTree, type Tree, treeOf } from './tree'

/** A preset, plugin or theme in a configuration. */
export interface Plugin {
  name: string
  options: Tree
}

export function readPlugins(value: unknown): Plugin[] {
  return asList(value)
    .filter((entry) => entry !== null && entry !== false && entry !== undefined)
    .map((entry) => {
      const [plugin, options] = Array.isArray(entry) ? entry : [entry]
      return { name: pluginName(plugin), options: treeOf(options) }
    })
}

/** `classic` is short for `@docusaurus/preset-classic`. A plugin's name may also be its path. */
export function isNamed(plugin: Plugin, part: string): boolean {
  return plugin.name.includes(part) || `@docusaurus/preset-${plugin.name}`.endsWith(`/${part}`)
}

export function droppedPlugin({ name, options }: Plugin): Dropped {
  const of = typeof options.path === 'string' ? `, with ${describe(options.path)}` : ''
  return new Dropped(pluginReason(name), name + of)
}

/** Returns the name of a plugin, or of a function written in the configuration. */
export function pluginName(plugin: unknown): string {
  if (typeof plugin === 'string')
    return plugin.replace(/^(?:.*\/)?node_modules\//, '').replace(/\/(?:lib|dist|src)\/.*$/, '')
  const own = isTree(plugin) || typeof plugin === 'function' ? plugin.name : undefined
  const isNamed = typeof own === 'string' && own !== '' && own !== 'stand'
  return stubOrigin(plugin) ?? (isNamed ? own : 'a plugin')
}
