import { format } from 'node:util'
import { vi } from 'vitest'
import { main } from '../engine/cli/main'
import type { Finished } from './commands'

/** Runs `docs` in this process, to test its messages: starting a process takes half the time of a small build. */
export async function runHere(args: string[]): Promise<Finished> {
  const finished: Finished = { code: 0, stdout: '', stderr: '' }
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((...words) => {
      finished.stdout += `${format(...words)}\n`
    }),
    ...(['warn', 'error'] as const).map((method) =>
      vi.spyOn(console, method).mockImplementation((...words) => {
        finished.stderr += `${format(...words)}\n`
      }),
    ),
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      finished.code = Number(code)
      return undefined as never
    }),
  ]
  try {
    await main(args)
    return finished
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}
