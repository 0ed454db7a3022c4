import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { capture, type Finished } from './commands'
import { root } from './root'

const cli = join(root, 'engine/bin/docs.mjs')
/** Without colors, and without the variables that the test runner sets. */
const plain = { NO_COLOR: '1', FORCE_COLOR: undefined, NODE_ENV: undefined, VITEST: undefined }
const readyLine = /^ready (http:\/\/\S+)$/m

export interface BuildOptions {
  out: string
  cache: string
  env?: Record<string, string>
}

/** Runs `docs build` to its end. */
export function build(siteRoot: string, { out, cache, env }: BuildOptions): Promise<Finished> {
  const args = [cli, 'build', siteRoot, '--out', out, '--cache', cache]
  return capture(process.execPath, args, { env: { ...plain, ...env } })
}

export interface Server {
  /** Ends with a slash: `http://localhost:40001/sba-mint/`. */
  url: string
  pid: number | undefined
  /** Returns what the server has printed so far. */
  output(): string
  stop(): Promise<void>
}

/** How to stop each server. They are killed with this process at the latest. */
const running = new Map<ChildProcess, () => Promise<void>>()
process.once('exit', () => {
  for (const child of running.keys()) child.kill()
})

/** Stops all servers of this process, and those that have not started yet. */
export async function stopAll(): Promise<void> {
  await Promise.all([...running.values()].map((stop) => stop()))
}

/** Starts `docs dev`, `docs serve` or `docs start`, of this engine or `command`, and waits until it is ready. */
export async function serve(
  args: string[],
  env: Record<string, string> = {},
  command = cli,
): Promise<Server> {
  const child = spawn(process.execPath, [command, ...args], {
    cwd: root,
    env: { ...process.env, ...plain, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = stopper(child)
  let text = ''
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: string) => {
      text += chunk
      const ready = readyLine.exec(text)?.[1]
      if (ready !== undefined) resolve(ready)
    }
    child.stdout.setEncoding('utf8').on('data', listen)
    child.stderr.setEncoding('utf8').on('data', listen)
    child.on('error', reject)
    child.on('close', (code) => reject(new Error(`docs ${args.join(' ')} ended with ${code}:\n${text}`)))
  })
  return { url, pid: child.pid, output: () => text, stop }
}

function stopper(child: ChildProcess): () => Promise<void> {
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const stop = async () => {
    running.delete(child)
    if (child.exitCode === null && child.signalCode === null) child.kill()
    await closed
  }
  running.set(child, stop)
  return stop
}
