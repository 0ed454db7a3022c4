import { spawn } from 'node:child_process'
import { root } from './root'

export interface Finished {
  /** Null if a signal ended the command or it could not start. */
  code: number | null
  stdout: string
  stderr: string
}

export interface RunOptions {
  cwd?: string
  /** Added to this process's own; `undefined` removes a variable. */
  env?: Record<string, string | undefined>
}

/** Runs a command to its end and captures its output. */
export async function capture(command: string, args: string[], options: RunOptions = {}): Promise<Finished> {
  const child = spawn(command, args, { ...settings(options), stdio: ['ignore', 'pipe', 'pipe'] })
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: null, stdout, stderr: stderr + error.message }))
    child.on('close', (code) => resolve({ code, stdout, stderr }))
  })
}

/** Runs a command to its end in the reader's own terminal. Interrupts reach it, so that it can clean up. */
export async function show(
  command: string,
  args: string[],
  options: RunOptions = {},
): Promise<number | null> {
  const child = spawn(command, args, { ...settings(options), stdio: 'inherit' })
  const forward = (signal: NodeJS.Signals) => void child.kill(signal)
  process.on('SIGINT', forward).on('SIGTERM', forward)
  try {
    return await new Promise((resolve) => {
      child.on('error', () => resolve(null))
      child.on('close', (code) => resolve(code))
    })
  } finally {
    process.off('SIGINT', forward).off('SIGTERM', forward)
  }
}

function settings({ cwd = root, env }: RunOptions) {
  return { cwd, env: { ...process.env, ...env } }
}
