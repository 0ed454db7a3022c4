import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join, normalize } from 'pathe'
import { SiteError } from '../../../../kit/diagnostics'
import { manifestOf } from '../../../../kit/packages'
import { compilerMissing, workspaceMissing } from './problems'

/** Later versions have no programmatic API in JavaScript. */
const LAST_TYPESCRIPT = 6

/**
 * Returns the folder whose packages samples are compiled with: by default the site's.
 * @param wanted Name of an installed package, or a folder relative to `root` that begins with a dot.
 * @throws SiteError if there is no such package.
 */
export function workspaceOf(root: string, wanted: string | undefined): string {
  if (wanted === undefined) return root
  const manifest = manifestOf(wanted, root)
  if (manifest === undefined) throw new SiteError(workspaceMissing(wanted))
  return normalize(realpathSync(dirname(manifest)))
}

/**
 * @param angular Path of a page whose samples use Angular, if any.
 * @throws SiteError if the workspace lacks a compiler that the samples need.
 */
export function checkInstalled(workspace: string, angular?: string): void {
  const typescript = versionOf('typescript', workspace)
  if (typescript === undefined || Number.parseInt(typescript, 10) > LAST_TYPESCRIPT)
    throw new SiteError(
      compilerMissing({ name: 'typescript', wanted: '5.9', workspace, received: typescript }),
    )
  if (angular !== undefined && versionOf('@angular/compiler-cli', workspace) === undefined)
    throw new SiteError(
      compilerMissing({ name: '@angular/compiler-cli', wanted: 'latest', workspace, file: angular }),
    )
}

/** Returns `rxjs 7.8.2` for each package. */
export function versionsOf(names: readonly string[], from: string): string[] {
  return names.map((name) => `${name} ${versionOf(name, from) ?? 'none'}`)
}

/** Returns the names of the packages that a folder declares. */
export function dependenciesOf(folder: string): string[] {
  const file = join(folder, 'package.json')
  if (!existsSync(file)) return ['typescript']
  const { dependencies, devDependencies }: Manifest = JSON.parse(readFileSync(file, 'utf8'))
  return Object.keys({ typescript: '', ...dependencies, ...devDependencies })
}

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

function versionOf(name: string, from: string): string | undefined {
  const manifest = manifestOf(name, from)
  if (manifest === undefined) return undefined
  const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'))
  return version
}
