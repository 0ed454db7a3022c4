import { fork } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { join } from 'pathe'
import { manifestOf } from '../../api/model/locate'
import { hash } from '../../cache/hash'
import { type CheckAnswer, type CheckRequest, checkAnswer } from './protocol'
import { checkInstalled, WORKSPACE } from './workspace'

const BACKGROUND = constants.priority.PRIORITY_BELOW_NORMAL

const RUN = fileURLToPath(new URL('../../bin/run.mjs', import.meta.url))

export interface CheckerRun {
  signal?: AbortSignal
  /** Other work comes first. */
  inBackground?: boolean
}

/**
 * Asks the checker, in a process of its own.
 * @throws SiteError where its packages are not installed.
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
 * Changes with the checker's own code and with the packages that samples are compiled against: those of its
 * workspace, and those that a site names.
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

/** `rxjs 7.8.2`, for each package. */
function versionsOf(names: readonly string[], from: string): string[] {
  return names.map((name) => {
    const manifest = manifestOf(name, from)
    return `${name} ${manifest === undefined ? 'none' : JSON.parse(readFileSync(manifest, 'utf8')).version}`
  })
}
