import { type Node, Project, type SourceFile, ts } from 'ts-morph'
import type { ApiExport, Declarations } from '../model/types'
import { createFindExport } from './code'
import { readExport } from './exports'

/**
 * Returns a module's exports by name, read from its declarations. Only files beside them are read: neither TypeScript's
 * libraries nor other packages, whose names are kept as written.
 */
export function readExports({ name, folder, entries }: Declarations): ApiExport[] {
  const project = createProject()
  const files = entries.map((entry) => project.addSourceFileAtPath(entry))
  project.resolveSourceFileDependencies()
  const exported = files.flatMap(listExports)
  const ids = exported.flatMap((own) => own.nodes.map((node) => [node, `${name}#${own.name}`] as const))
  const find = createFindExport(new Map(ids))
  const exports = exported.flatMap(({ nodes, ...own }) => {
    const origin = { ...own, id: `${name}#${own.name}`, module: moduleOf(nodes[0], folder) }
    return readExport(origin, nodes, find) ?? []
  })
  return exports.sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))
}

/** Sorts names as readers look them up: `Tide` beside `tide`. */
function sortKey({ name }: ApiExport): string {
  return `${name.toLowerCase()} ${name}`
}

interface Exported {
  name: string
  /** Only for a module that the file declares by name. */
  from?: string
  /** Several for a function with overloads. */
  nodes: Node[]
}

/** Returns a module's exports, or, for a file of `declare module 'x'` blocks, those of the blocks. */
function listExports(file: SourceFile): Exported[] {
  const own = [...file.getExportedDeclarations()].map(([name, nodes]) => ({ name, nodes }))
  const modules = file
    .getModules()
    .filter((module) => module.hasModuleKeyword() && isQuoted(module.getName()))
  const described = modules.flatMap((module) =>
    [...module.getExportedDeclarations()].map(([name, nodes]) => ({
      name,
      from: module.getName().slice(1, -1),
      nodes,
    })),
  )
  return [...own, ...described]
}

function isQuoted(name: string): boolean {
  return /^['"]/.test(name)
}

function createProject(): Project {
  return new Project({
    compilerOptions: {
      noLib: true,
      types: [],
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      module: ts.ModuleKind.ESNext,
    },
    skipLoadingLibFiles: true,
    skipAddingFilesFromTsConfig: true,
    skipFileDependencyResolution: true,
    resolutionHost: (host, options) => ({
      resolveModuleNames: (names, from) =>
        names.map((specifier) =>
          specifier.startsWith('.')
            ? ts.resolveModuleName(specifier, from, options(), host).resolvedModule
            : undefined,
        ),
    }),
  })
}

function moduleOf(node: Node | undefined, folder: string): string {
  const path = node?.getSourceFile().getFilePath() ?? folder
  return path.slice(folder.length + 1).replace(/\.d\.[cm]?ts$/, '')
}
