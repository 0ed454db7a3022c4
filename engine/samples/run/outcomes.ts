import { readFile } from 'node:fs/promises'
import { join } from 'pathe'
import { engineVersion, hash } from '../../cache/hash'
import { writeWhole } from '../../cache/paths'
import { SiteError } from '../../diagnostics/problem'
import { type AssembledSample, assembleSample } from './assemble'
import { packageModules, runnerScripts } from './bundle'
import { isObservation, type Observation } from './observation'
import type { PageSample } from './page-samples'
import { type Outcome, runJob } from './run-job'
import type { SitePackages } from './site-packages'

/** What became of a sample; a `SiteError` for one that cannot be run. */
export type SampleOutcome = Outcome | SiteError

export interface RunSetup {
  /** Absolute path of the site: packages are found from there. */
  root: string
  packages: SitePackages
  /** Absolute path of the folder for what is kept from run to run. */
  cache: string
}

/** Runs samples, together in one process; none of those whose outcome is known already. */
export async function outcomesOf(
  samples: readonly PageSample[],
  setup: RunSetup,
): Promise<Map<PageSample, SampleOutcome>> {
  const files = new Map(samples.map((sample) => [sample, fileOf(sample, setup)]))
  const kept = new Map<PageSample, SampleOutcome>()
  for (const [sample, file] of files) {
    const observation = await readKept(file)
    if (observation) kept.set(sample, { observation })
  }
  const ran = await runAll(
    samples.filter((sample) => !kept.has(sample)),
    setup,
  )
  for (const [sample, file] of files) {
    const outcome = ran.get(sample)
    if (outcome && 'observation' in outcome) await writeWhole(file, JSON.stringify(outcome.observation))
  }
  return new Map(samples.flatMap((sample) => entry(sample, kept.get(sample) ?? ran.get(sample))))
}

function entry<K, V>(key: K, value: V | undefined): [K, V][] {
  return value === undefined ? [] : [[key, value]]
}

async function runAll(
  samples: readonly PageSample[],
  setup: RunSetup,
): Promise<Map<PageSample, SampleOutcome>> {
  const outcomes = new Map<PageSample, SampleOutcome>()
  const ready: [PageSample, AssembledSample][] = []
  for (const sample of samples) {
    const assembled = await assembleSample(sample, setup.packages).catch(siteError)
    if (assembled instanceof SiteError) outcomes.set(sample, assembled)
    else ready.push([sample, assembled])
  }
  if (ready.length === 0) return outcomes
  const ran = await runAssembled(
    ready.map(([, assembled]) => assembled),
    setup,
  )
  for (const [sample, { entry }] of ready) {
    const outcome = ran.get(entry)
    if (outcome) outcomes.set(sample, outcome)
  }
  return outcomes
}

async function runAssembled(
  samples: readonly AssembledSample[],
  { root, cache, packages }: RunSetup,
): Promise<Map<string, Outcome>> {
  const specifiers = [...new Set(samples.flatMap(({ packages }) => packages))].sort()
  const [scripts, bundled] = await Promise.all([
    runnerScripts(cache),
    packageModules(specifiers, root, packages),
  ])
  const modules = Object.assign({}, bundled.modules, ...samples.map(({ modules }) => modules))
  for (const module of samples.flatMap(({ modules }) => Object.values(modules))) {
    for (const [specifier, id] of Object.entries(module.imports))
      module.imports[specifier] = bundled.ids[id] ?? id
  }
  const entries = samples.map(({ entry }) => entry)
  return runJob({ world: scripts.world, modules, entries }, scripts.processFile)
}

function siteError(error: unknown): SiteError {
  if (error instanceof SiteError) return error
  throw error
}

/** Named by all that goes into an observation. */
function fileOf({ fence, files }: PageSample, { cache, packages }: RunSetup): string {
  const codes = [...files.values()].map(({ title, code }) => [title, code])
  const key = hash(engineVersion(), JSON.stringify([[...packages], fence.language, fence.code, codes]))
  return join(cache, 'observed', `${key}.json`)
}

async function readKept(file: string): Promise<Observation | undefined> {
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'))
    return isObservation(value) ? value : undefined
  } catch {
    return undefined
  }
}
