import type { ChildProcess } from 'node:child_process'
import { connect, createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Prepared } from '../contender'
import { residentBytes, shortened, start } from './processes'

const MAX_END = 5000

/** A contender's dev server. */
export interface DevServer {
  port: number
  isRunning(): boolean
  /** Returns whether its port is open, at no cost for the server. */
  answers(): Promise<boolean>
  /** Returns the memory in bytes of the server and its child processes. */
  memory(): number
  /** Returns the beginning and the end of its output. */
  printed(): string
  stop(): Promise<void>
}

export async function startDevServer(prepared: Prepared): Promise<DevServer> {
  const port = await freePort()
  const server = start(prepared, prepared.contender.dev(port))
  // In its own process group, it would outlive an interrupted run.
  const endWithRun = () => end(server, 'SIGKILL')
  process.once('exit', endWithRun)
  server.once('close', () => process.off('exit', endWithRun))
  let printed = ''
  const note = (chunk: Buffer) => {
    printed += chunk.toString()
  }
  server.stdout?.on('data', note)
  server.stderr?.on('data', note)
  return {
    port,
    isRunning: () => !hasEnded(server),
    answers: () => isOpen(port),
    memory: () => residentBytes(server.pid ?? 0),
    printed: () => shortened(printed),
    stop: () => stop(server),
  }
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: 'localhost' })
    const answer = (isThere: boolean) => {
      socket.destroy()
      resolve(isThere)
    }
    socket.once('connect', () => answer(true)).once('error', () => answer(false))
  })
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No port is free.')
  return address.port
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

/** Ends the server and its child processes. */
async function stop(server: ChildProcess): Promise<void> {
  if (hasEnded(server)) return
  const closed = new Promise((resolve) => server.once('close', resolve))
  end(server, 'SIGTERM')
  await Promise.race([closed, pause(MAX_END)])
  end(server, 'SIGKILL')
}

function end(server: ChildProcess, signal: NodeJS.Signals): void {
  if (server.pid !== undefined && !hasEnded(server)) process.kill(-server.pid, signal)
}
