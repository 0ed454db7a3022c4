import { existsSync } from 'node:fs'
import { isAbsolute, relative } from 'pathe'
import type { RunnableDevEnvironment } from 'vite'
import { packageModule } from '../bundle/virtual-modules'
import { SiteError } from '../diagnostics/problem'
import type { LoadModule, Module } from '../markdown/evaluate/evaluate'
import { NO_MODULE } from '../markdown/evaluate/import-problems'
import { componentModuleFailed } from './problems'

interface ModuleLoader {
  load: LoadModule
  /** @throws Error if the module does not exist. */
  resolve(specifier: string, importer: string): Promise<string>
}

/** Returns what loads the modules that pages import, as the site resolves them. */
export function createModuleLoader(environment: RunnableDevEnvironment, root: string): ModuleLoader {
  const resolve = async (specifier: string, importer: string): Promise<string> => {
    const resolved = await environment.pluginContainer.resolveId(specifier, importer)
    // Vite resolves an alias to a path without checking that the file exists.
    const [path = ''] = resolved?.id.split('?') ?? []
    if (!resolved || (isAbsolute(path) && !existsSync(path))) throw new Error(NO_MODULE)
    return resolved.id
  }
  // Every page that imports a module reports the same importer, so that one mistake makes one message.
  const importers = new Map<string, string>()
  const load: LoadModule = async (specifier, importer) => {
    const id = await resolve(specifier, importer)
    if (!importers.has(id)) importers.set(id, importer)
    try {
      if (!isPackage(specifier, id)) return await environment.runner.import<Module>(id)
      const held = await environment.runner.import<{ default: Module }>(packageModule(specifier))
      return held.default
    } catch (error) {
      if (error instanceof SiteError) throw error
      const [file, page] = [id, importers.get(id) ?? importer].map((path) => relative(root, path))
      throw new SiteError(componentModuleFailed(file ?? id, page ?? importer, error), { cause: error })
    }
  }
  return { load, resolve }
}

/** Node loads packages, since they may be CommonJS. */
function isPackage(specifier: string, id: string): boolean {
  return !/^[./]/.test(specifier) && /[\\/]node_modules[\\/].*\.[cm]?js$/.test(id)
}
