import { existsSync, readFileSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import type { Problem } from 'docwright/feature'
import { mapProse } from 'docwright/kit/fences'
import { packageName } from 'docwright/kit/packages'
import { dirname, join } from 'pathe'
import type { OldSite } from './old-site'
import { aliasNotThere, importNotThere, loaderNotThere, packageNotThere, unknownModule } from './problems'
import { treeOf } from './tree'

const IMPORT = /^(?:import\b(?! type\b)|\}|export\b.* from ).*?['"]([^'"]+)['"][ \t]*;?[ \t]*$/
const OF_DOCUSAURUS = /^@(?:theme|docusaurus|generated)\b/
/** Files of the site, and packages that every site has. */
const ALWAYS_THERE = /^(?:[./]|@site\b|!*raw-loader![^!]*$|react(?:-dom)?(?:\/|$))/

/** Returns what is wrong with the imports in a file. */
export type CheckImports = (text: string, file: string) => Problem[]

/** Only what a manifest of the site names is sure to be a package: the rest may be an alias, or made by a plugin. */
export function createImportCheck({ root, modules }: OldSite): CheckImports {
  const declared = declaredPackages(root)
  const aliases = aliasesOf(root)
  const problemOf = (specifier: string): Problem | undefined => {
    if (modules.includes(specifier) || ALWAYS_THERE.test(specifier) || isBuiltin(specifier)) return undefined
    if (specifier.includes('!')) return loaderNotThere(specifier)
    if (OF_DOCUSAURUS.test(specifier)) return importNotThere(specifier)
    const alias = aliases.find((one) => specifier === one || specifier.startsWith(`${one}/`))
    if (alias !== undefined) return aliasNotThere(alias)
    const name = packageName(specifier)
    if (isInstalled(root, name)) return undefined
    return declared.has(name) ? packageNotThere(name) : unknownModule(name)
  }
  return (text, file) => {
    const found: Problem[] = []
    mapProse(text, (line, index) => {
      const specifier = IMPORT.exec(line)?.[1]
      const problem = specifier === undefined ? undefined : problemOf(specifier)
      if (problem) found.push({ ...problem, file, line: index + 1 })
      return line
    })
    return found
  }
}

export function isInstalled(root: string, name: string): boolean {
  const folders = createRequire(join(root, 'site.config.ts')).resolve.paths(name) ?? []
  return folders.some((folder) => existsSync(join(folder, name)))
}

/** Returns the packages that the manifest of the site and those of the folders above it name. */
function declaredPackages(folder: string): Set<string> {
  const own = readJson(join(folder, 'package.json'))
  const kinds = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies']
  const names = kinds.flatMap((kind) => Object.keys(treeOf(own[kind])))
  const above = dirname(folder)
  return new Set([...names, ...(above === folder ? [] : declaredPackages(above))])
}

/** Returns the beginnings of imports that the site's `tsconfig.json` leads elsewhere. */
function aliasesOf(root: string): string[] {
  const { paths } = treeOf(readJson(join(root, 'tsconfig.json')).compilerOptions)
  return Object.keys(treeOf(paths)).map((name) => name.replace(/\/?\*$/, ''))
}

/** A string, or a comment, which `tsconfig.json` may have. */
const STRING_OR_COMMENT = /("(?:\\.|[^"\\])*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g

/** Returns an empty object for a file that is missing or no JSON: it is not the site's content. */
function readJson(file: string): Record<string, unknown> {
  if (!existsSync(file)) return {}
  const text = readFileSync(file, 'utf8').replace(STRING_OR_COMMENT, (_, string?: string) => string ?? '')
  try {
    return treeOf(JSON.parse(text.replace(/,(?=\s*[}\]])/g, '')))
  } catch {
    return {}
  }
}
