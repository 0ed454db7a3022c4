import { posix } from 'node:path'
import type { ts } from 'ts-morph'
import { compiler, WORKSPACE } from './compiler'
import type { DeclaredIndex } from './declared-modules'
import type { VirtualFiles } from './virtual-files'

/** Packages are resolved from here, wherever the site is, and then from the site itself. */
const FROM = posix.join(WORKSPACE.replaceAll('\\', '/'), 'from.ts')

const ENDINGS = ['', '.ts', '.tsx', '.d.ts', '/index.ts', '.json']

/** Files shared by several programs, read and parsed once. */
export type SharedFiles = Map<string, ts.SourceFile | undefined>

export interface HostParts {
  options: ts.CompilerOptions
  samples: VirtualFiles
  declared: DeclaredIndex
  shared: SharedFiles
  /** Changes the text of a declaration file without moving any line. */
  rewrite?: (path: string, text: string) => string
}

/** Returns a host that overlays samples and declared packages on the disk. */
export function createHost({ options, samples, declared, shared, rewrite }: HostParts): ts.CompilerHost {
  const disk = compiler.createCompilerHost(options)
  const resolutions = compiler.createModuleResolutionCache(
    disk.getCurrentDirectory(),
    (path) => path,
    options,
  )
  const own = (path: string) => samples.byPath.get(path)?.text ?? declared.byPath.get(path)
  const ownFile = (path: string) =>
    ENDINGS.map((ending) => path + ending).find((file) => own(file) !== undefined)
  const readFile = (path: string): string | undefined => {
    const text = own(path) ?? disk.readFile(path)
    return text === undefined || !rewrite ? text : rewrite(path, text)
  }
  const resolve = (name: string, from: string): ts.ResolvedModule | undefined => {
    const isRelative = /^\.\.?(?:\/|$)/.test(name)
    if (isRelative && samples.byPath.has(from))
      return asModule(samples.find(from, name.replace(/\.js$/, ''), ENDINGS)?.path)
    const laidOver =
      declared.pathOf(name) ?? ownFile(isRelative ? posix.join(posix.dirname(from), name) : name)
    if (laidOver !== undefined) return asModule(laidOver)
    const starts = isRelative || from.includes('/node_modules/') ? [from] : [FROM, from]
    for (const start of starts) {
      const { resolvedModule } = compiler.resolveModuleName(name, start, options, host, resolutions)
      if (resolvedModule) return resolvedModule
    }
    return undefined
  }
  const host: ts.CompilerHost = {
    ...disk,
    readFile,
    fileExists: (path) => own(path) !== undefined || disk.fileExists(path),
    getSourceFile(path, languageVersion) {
      const isShared = /\/node_modules\//.test(path)
      if (isShared && shared.has(path)) return shared.get(path)
      const text = readFile(path)
      const file =
        text === undefined ? undefined : compiler.createSourceFile(path, text, languageVersion, true)
      if (isShared) shared.set(path, file)
      return file
    },
    // Angular's own resolution supports only this older form.
    resolveModuleNames: (names, containingFile) => names.map((name) => resolve(name, containingFile)),
  }
  return host
}

function asModule(path: string | undefined): ts.ResolvedModuleFull | undefined {
  return path === undefined
    ? undefined
    : { resolvedFileName: path, extension: extensionOf(path), isExternalLibraryImport: false }
}

function extensionOf(path: string): ts.Extension {
  const known = [compiler.Extension.Dts, compiler.Extension.Tsx, compiler.Extension.Json]
  return known.find((extension) => path.endsWith(extension)) ?? compiler.Extension.Ts
}
