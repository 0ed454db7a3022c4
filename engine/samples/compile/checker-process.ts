import { fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
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
