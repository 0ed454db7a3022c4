import { readFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { root } from '../../tests/root'

/** The machine that figures come from. */
export interface Machine {
  cores: number
  processor: string
  /** In GB. */
  memory: number
  system: string
  node: string
  /** The Node for contenders that need a newer one. */
  newerNode: string
  chromium: string
  /** Average number of runnable processes in the minute before the run: near 0 on an otherwise idle machine. */
  load: number
}

export function thisMachine(browser: Browser): Machine {
  const pinned = JSON.parse(readFileSync(join(root, 'bench/peers/node/package.json'), 'utf8')) as {
    dependencies: { node: string }
  }
  return {
    cores: availableParallelism(),
    processor: (cpus()[0]?.model ?? 'unknown').trim(),
    memory: Math.round(totalmem() / 1e9),
    system: `${type()} ${release()}`,
    node: process.versions.node,
    newerNode:
      Number.parseInt(process.versions.node, 10) < 22 ? pinned.dependencies.node : process.versions.node,
    chromium: browser.version(),
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  }
}

/** Returns one line, without what varies between runs. */
export function machineLine({
  cores,
  processor,
  memory,
  system,
  node,
  newerNode,
  chromium,
}: Machine): string {
  return `${cores} cores (${processor}), ${memory} GB, ${system}, Node ${node} (Starlight: ${newerNode}), Chromium ${chromium}`
}
