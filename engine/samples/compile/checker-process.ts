import { fork } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { join } from 'pathe'
import { manifestOf } from '../../api/model/locate'
import { hash } from '../../cache/hash'
import { SiteError } from '../../diagnostics/problem'
import { checkerNotInstalled } from './problems'
import { type CheckAnswer, type CheckRequest, checkAnswer } from './protocol'

const BACKGROUND = constants.priority.PRIORITY_BELOW_NORMAL

const RUN = fileURLToPath(new URL('../../bin/run.mjs', import.meta.url))

export interface CheckerRun {
  signal?: AbortSignal
  /** Runs at a lower priority than the build. */
  inBackground?: boolean
}

/**
 * Runs the checker in a child process and returns its answer.
 * @throws SiteError if the checker's packages are not installed.
 */
export async function askChecker(
  request: CheckRequest,
  { signal, inBackground = false }: CheckerRun,
): Promise<CheckAnswer> {
  checkInstalled(WORKSPACE)
  const child = fork(RUN, [`${WORKSPACE}checker/main.ts`], {
    cwd: WORKSPACE,
    execArgv: [],
    ...(signal ? { signal } : {}),
  })
  if (inBackground && child.pid !== undefined) setPriority(child.pid, BACKGROUND)
  const answer = await new Promise<unknown>((resolve, reject) => {
    child.once('error', reject)
    child.once('message', resolve)
    child.once('exit', (code) =>
      reject(new Error(`The checker of samples ended without an answer (${code}).`)),
    )
    child.send(request, (error) => error && reject(error))
  })
  return checkAnswer.parse(answer)
}

/**
 * Returns a cache key that changes with the checker's code and with the packages that samples are compiled
 * against.
 */
export function checkerVersion(root: string, packages: readonly string[]): string {
  const folder = `${WORKSPACE}checker`
  const sources = readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(`${WORKSPACE}package.json`, 'utf8'),
  )
  return hash(...sources, ...versionsOf(Object.keys(dependencies), WORKSPACE), ...versionsOf(packages, root))
}

/** Returns `rxjs 7.8.2` for each package. */
function versionsOf(names: readonly string[], from: string): string[] {
  return names.map((name) => {
    const manifest = manifestOf(name, from)
    return `${name} ${manifest === undefined ? 'none' : JSON.parse(readFileSync(manifest, 'utf8')).version}`
  })
}

/**
 * The checker's workspace. It has a TypeScript with a programmatic API, which the engine's own version lacks.
 */
export const WORKSPACE = fileURLToPath(new URL('../../../samples/', import.meta.url))

/** @throws SiteError if the packages of the workspace are not installed. */
export function checkInstalled(workspace: string): void {
  const isComplete = existsSync(`${workspace}node_modules/@angular/compiler-cli`)
  const typescript = isComplete ? versionOf('typescript', workspace) : undefined
  // Without a TypeScript of its own, the workspace would resolve the engine's.
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
