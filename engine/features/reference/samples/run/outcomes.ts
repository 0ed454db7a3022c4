import { hash, openStore } from '../../../../kit/cache'
import { SiteError } from '../../../../kit/diagnostics'
import type { SitePackages } from '../../../../kit/packages'
import { type AssembledSample, assembleSample } from './assemble'
import { packageModules, runnerScripts } from './bundle'
import type { Observation } from './observation'
import type { PageSample } from './page-samples'
import { type Outcome, runJob } from './run-job'

/** The outcome of a sample; a `SiteError` if it cannot be run. */
export type SampleOutcome = Outcome | SiteError

export interface RunSetup {
  /** Absolute path of the site's folder. Packages are resolved from there. */
  root: string
  packages: SitePackages
  /** Absolute path of the cache folder. */
  cache: string
  /** Name of the package that is the site's mock server: one of `packages`. */
  server?: string | undefined
}

/** Returns the outcomes of samples. Those that are not cached run together in one process. */
export async function outcomesOf(
  samples: readonly PageSample[],
  setup: RunSetup,
): Promise<Map<PageSample, SampleOutcome>> {
  const store = openStore(setup.cache, 'shared/observed')
  const keys = new Map(samples.map((sample) => [sample, keyOf(sample, setup.packages)]))
  const cached = new Map<PageSample, SampleOutcome>()
  for (const [sample, key] of keys) {
    const observation = store.get<Observation>(key)
    if (observation) cached.set(sample, { observation })
  }
  const ran = await runAll(
    samples.filter((sample) => !cached.has(sample)),
    setup,
  )
  for (const [sample, key] of keys) {
    const outcome = ran.get(sample)
    if (outcome && 'observation' in outcome) store.set(key, outcome.observation)
  }
  return new Map(samples.flatMap((sample) => entry(sample, cached.get(sample) ?? ran.get(sample))))
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
  { root, cache, packages, server }: RunSetup,
): Promise<Map<string, Outcome>> {
  const imported = samples.flatMap(({ packages }) => packages)
  const specifiers = [...new Set([...imported, server ?? []].flat())].sort()
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
  const job = { runtime: scripts.runtime, modules, entries }
  const id = server === undefined ? undefined : bundled.ids[server]
  return runJob({ ...job, ...(id === undefined ? {} : { server: id }) }, scripts.processFile)
}

function siteError(error: unknown): SiteError {
  if (error instanceof SiteError) return error
  throw error
}

/** Covers everything that an observation depends on. */
function keyOf({ fence, files }: PageSample, packages: SitePackages): string {
  const codes = [...files.values()].map(({ title, code }) => [title, code])
  return hash(JSON.stringify([[...packages], fence.language, fence.code, codes]))
}
