import { fork } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { join } from 'pathe'
import { hash } from '../../../../kit/cache'
import { type CheckAnswer, type CheckRequest, checkAnswer, usesAngular } from './protocol'
import { checkInstalled, dependenciesOf, versionsOf } from './workspace'

const BACKGROUND = constants.priority.PRIORITY_BELOW_NORMAL

const RUN = fileURLToPath(new URL('../../../../bin/run.mjs', import.meta.url))
const CHECKER = fileURLToPath(new URL('../checker/', import.meta.url))

export interface CheckerRun {
  /** Absolute path of the folder whose packages samples are compiled with. */
  workspace: string
  signal?: AbortSignal
  /** Runs at a lower priority than the build. */
  inBackground?: boolean
}

/**
 * Runs the checker in a child process and returns its answer.
 * @throws SiteError if a compiler is not installed.
 */
export async function askChecker(
  request: CheckRequest,
  { workspace, signal, inBackground = false }: CheckerRun,
): Promise<CheckAnswer> {
  checkInstalled(workspace, request.pages.find(usesAngular)?.path)
  const child = fork(RUN, [`${CHECKER}main.ts`], {
    cwd: workspace,
    env: { ...process.env, DOCS_SAMPLES_WORKSPACE: workspace },
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
export function checkerVersion(root: string, packages: readonly string[], workspace: string): string {
  const sources = readdirSync(CHECKER)
    .sort()
    .map((name) => readFileSync(join(CHECKER, name), 'utf8'))
  return hash(...sources, ...versionsOf(dependenciesOf(workspace), workspace), ...versionsOf(packages, root))
}
