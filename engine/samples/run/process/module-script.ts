import { type Context, Script } from 'node:vm'
import type { RunnableModule } from '../job'
import { type Evaluate, PARAMETERS } from './evaluate-module'

const scripts = new Map<string, Script>()

/** What evaluates a module in a world. A script is parsed once for all samples, and run in each for itself. */
export function moduleScript(id: string, { code }: RunnableModule, context: Context): Evaluate {
  const known = scripts.get(id)
  const script = known ?? new Script(`(async (${PARAMETERS}) => {'use strict';${code}\n})`, { filename: id })
  scripts.set(id, script)
  return script.runInContext(context)
}
