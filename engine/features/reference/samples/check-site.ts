import type { Check, FeatureSetup } from '../../../feature'
import type { ReferenceOptions } from '../options'
import { stateOf } from '../state'
import { checkSamples, describeReport } from './compile/check-samples'
import { staleObservations } from './run/snapshots'
import { siteFences } from './site-samples'

/** Compiles the samples of a site that documents packages. Returns a summary. */
export async function compileSamples(
  site: Pick<FeatureSetup, 'root' | 'cache' | 'config' | 'sources' | 'session'>,
  { packages, declared, samples }: ReferenceOptions,
  { report, signal }: Pick<Parameters<Check>[0], 'report'> & { signal?: AbortSignal },
): Promise<string> {
  const { root, cache, config, session } = site
  const found = await checkSamples(
    {
      root,
      config,
      readFences: siteFences(site),
      packages,
      declared,
      ...samples,
      cache,
      ...(signal ? { signal } : {}),
      inBackground: session !== undefined,
    },
    { report },
  )
  if (found.names && !signal?.aborted) stateOf(site).names = found.names
  return describeReport(found)
}

/** Reports stale snapshots as warnings, since they are harmless. */
export async function reportStale(
  site: Pick<FeatureSetup, 'root' | 'config' | 'sources'>,
  report: Parameters<Check>[0]['report'],
): Promise<undefined> {
  for (const problem of await staleObservations(site.root, siteFences(site))) report('warn', problem)
}
