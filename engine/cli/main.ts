import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildSite } from '../build/build'
import { startDevServer } from '../build/dev-server'
import { serveSite } from '../build/serve'
import { startSite } from '../build/start'
import { formatProblem, SiteError } from '../errors/problem'
import { SiteProblems } from '../errors/reporter'

const USAGE = `Usage: docs <command> [folder]

  dev <site>      the author's server: shows edits at once
  build <site>    writes the site to --out (dist)
  start <site>    builds if needed, then serves
  serve <dist>    serves a built site under --base

  --port N        the port to listen on (else PORT, else 3000; 0 picks a free one)
  --out DIR       the folder of the built site
  --cache DIR     the folder for results kept from run to run
  --base PATH     the base path of the built site`

const OPTIONS = {
  port: { type: 'string' },
  out: { type: 'string', default: 'dist' },
  cache: { type: 'string' },
  base: { type: 'string', default: '/' },
} as const

/** Runs one command. Errors of an author are printed without a stack; any error sets the exit code. */
export async function main(args: string[]): Promise<void> {
  try {
    await run(args)
  } catch (error) {
    process.exitCode = 1
    const known = error instanceof SiteError || error instanceof SiteProblems
    console.error(known ? `error: ${error.message}` : error)
  }
}

async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true })
  const [command, folder = '.'] = positionals
  const port = Number(values.port ?? process.env.PORT ?? 3000)
  const outDir = resolve(values.out)
  const cache = values.cache === undefined ? {} : { cache: values.cache }
  if (command === 'build') return build({ folder, outDir, ...cache })
  if (command === 'dev') return ready(await startDevServer({ folder, port, ...cache }))
  if (command === 'start') return ready(await startSite({ folder, outDir, port, ...cache }))
  if (command === 'serve')
    return ready(await serveSite({ folder: resolve(folder), basePath: values.base, port }))
  console.log(USAGE)
  if (command !== undefined && command !== 'help') process.exitCode = 1
}

async function build(options: Parameters<typeof buildSite>[0]): Promise<void> {
  const started = performance.now()
  const { pages, problems } = await buildSite(options)
  for (const { severity, problem } of problems) console.warn(`${severity}: ${formatProblem(problem)}\n`)
  console.log(`${pages} pages in ${cost(started)} -> ${options.outDir}`)
}

/** `2.1 s (3.4 s of CPU, 350 MB)`: of this process with all its threads. */
function cost(started: number): string {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  const wall = ((performance.now() - started) / 1000).toFixed(1)
  const cpu = ((userCPUTime + systemCPUTime) / 1e6).toFixed(1)
  return `${wall} s (${cpu} s of CPU, ${Math.round(maxRSS / 1024)} MB)`
}

/** A server ends with its process. */
function ready({ url }: { url: string }): Promise<never> {
  console.log(`ready ${url}`)
  return new Promise(() => {})
}
