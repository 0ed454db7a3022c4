import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { SiteError } from '../../diagnostics/problem'
import { checkerNotInstalled } from './problems'

/** The workspace of the checker: its TypeScript has an interface for programs, which that of the engine has not. */
export const WORKSPACE = fileURLToPath(new URL('../../../samples/', import.meta.url))

/** @throws SiteError where the packages of the workspace are not installed. */
export function checkInstalled(workspace: string): void {
  const isComplete = existsSync(`${workspace}node_modules/@angular/compiler-cli`)
  const typescript = isComplete ? versionOf('typescript', workspace) : undefined
  // Without its own, the workspace finds that of the engine.
  if (typescript === undefined || Number.parseInt(typescript, 10) > 6)
    throw new SiteError(checkerNotInstalled())
}

function versionOf(name: string, workspace: string): string | undefined {
  try {
    const { version }: { version: string } = createRequire(workspace)(`${name}/package.json`)
    return version
  } catch {
    return undefined
  }
}
