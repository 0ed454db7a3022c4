import { existsSync } from 'node:fs'
import { join } from 'pathe'
import { globSync } from 'tinyglobby'
import { loadOldConfig, type ProvidedModules, relativePath } from '../load-config'
import { stub } from '../stub'
import type { Tree } from '../tree'

const ENDINGS = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs']
const NAMES = ['config', 'config/index'].flatMap((name) => ENDINGS.map((ending) => `${name}.${ending}`))

/** Returns the configuration of VitePress in a folder, relative to it. */
export function vitePressConfig(root: string): string | undefined {
  return NAMES.map((name) => `.vitepress/${name}`).find((file) => existsSync(join(root, file)))
}

/** @throws SiteError if it fails. */
export function loadVitePressConfig(root: string, file: string): Promise<Tree> {
  return loadOldConfig(root, file, PROVIDED)
}

function same(config: unknown): unknown {
  return config
}

/** These only give types to what they get, or add to it what has no effect here. */
const PROVIDED: ProvidedModules = {
  vitepress: withOthers('vitepress', { defineConfig: same, defineConfigWithTheme: same }),
  'vitepress-plugin-mermaid': withOthers('vitepress-plugin-mermaid', { withMermaid: same }),
}

/** Returns a module with stand-ins for its other exports. */
function withOthers(name: string, own: Tree): unknown {
  const others = Object(stub(name))
  return new Proxy(own, { get: (_, key) => Reflect.get(key in own ? own : others, key) })
}

/** The pages of a site of VitePress. */
export interface OldPages {
  /** Their folder, relative to the site's: `.` for that itself. */
  folder: string
  /** Their paths below the folder, without `.md`. */
  names: ReadonlySet<string>
}

export function readPages(root: string, { srcDir }: Tree): OldPages {
  const own = typeof srcDir === 'string' ? relativePath(root, srcDir).replace(/\/+$/, '') : ''
  const folder = own === '' ? '.' : own
  const ignore = ['**/node_modules/**', '**/.vitepress/**']
  const files = globSync('**/*.md', { cwd: join(root, folder), ignore })
  return { folder, names: new Set(files.map((file) => file.replace(/\.md$/, ''))) }
}
