import type { Problem } from '../../../../feature'
import { listNames } from '../../../../kit/wording'

interface Location {
  file: string
  /** 1-based. */
  line: number
}

/** Updates the snapshots to the samples' current output. */
const ACCEPT = 'npm run samples -- --update'

export function outputChanged(
  sample: Location & { name: string; snapshot: string; difference: string },
): Problem {
  return {
    what: `This sample no longer does what it did: ${sample.name}`,
    file: sample.file,
    line: sample.line,
    expected: `what ${sample.snapshot} says`,
    received: sample.difference,
    hint: `Correct the sample, or accept what it does now: ${ACCEPT}`,
  }
}

export function outputNotAccepted(
  sample: Location & { name: string; snapshot: string; text: string },
): Problem {
  return {
    what: `What this sample does is not recorded yet: ${sample.name}`,
    file: sample.file,
    line: sample.line,
    expected: `an entry in ${sample.snapshot}`,
    received: sample.text,
    hint: `Check it, and accept it: ${ACCEPT}`,
  }
}

export function snapshotNotRead(file: string): Problem {
  return {
    what: 'This record of samples cannot be read.',
    file,
    expected: 'JSON as the engine writes it: a list of what was seen for each sample',
    received: 'something else',
    hint: `Update it: ${ACCEPT}`,
  }
}

export function staleObservation(snapshot: { file: string; names: readonly string[] }): Problem {
  return {
    what: 'This file records samples that no longer exist.',
    file: snapshot.file,
    expected: 'a file for each page with samples that are run, and an entry for each of these',
    received: listNames(snapshot.names),
    hint: `Remove it: ${ACCEPT}`,
  }
}

export function refusedModule(
  use: Location & { specifier: string; files: readonly string[]; packages: readonly string[] },
): Problem {
  return {
    what: `A sample that is run cannot import this module: ${use.specifier}`,
    file: use.file,
    line: use.line,
    expected: allowed(use.files, use.packages),
    received: use.specifier,
    hint: /^\.{1,2}\//.test(use.specifier)
      ? 'Give the fence with that file a title, or correct the path.'
      : 'Samples run as in a browser, without Node and its modules. Remove the import, or the word run.',
  }
}

function allowed(files: readonly string[], packages: readonly string[]): string {
  const own = files.length > 0 ? `a file of this page (${listNames(files)})` : 'a titled fence of this page'
  return packages.length > 0 ? `${own}, or a package of the site (${listNames(packages)})` : own
}

export function sampleNotRead(sample: Location & { reason: string }): Problem {
  return {
    what: 'This sample cannot be run: it is not valid TypeScript.',
    file: sample.file,
    line: sample.line,
    expected: 'a complete module',
    received: sample.reason,
    hint: 'Correct the sample, or remove the word run.',
  }
}

export function sampleFailed(
  sample: Location & {
    name: string
    failure: 'waits' | 'time' | 'memory' | { crash: string }
    seconds: number
    megabytes: number
  },
): Problem {
  const { failure, seconds, megabytes } = sample
  const { what, received, hint } = FAILURES[typeof failure === 'string' ? failure : 'crash']
  return {
    what: `This sample ${what}: ${sample.name}`,
    file: sample.file,
    line: sample.line,
    expected: `a sample that ends by itself, within ${seconds} s and ${megabytes} MB`,
    received: typeof failure === 'string' ? received : failure.crash,
    hint,
  }
}

const FAILURES = {
  waits: {
    what: 'never ends',
    received: 'a promise that never settles, or timers that go on forever',
    hint: 'Settle every promise that the sample awaits, and stop its intervals.',
  },
  time: {
    what: 'takes too long',
    received: 'a sample that was still busy',
    hint: 'End its loop. Timers take no time: they run at once.',
  },
  memory: {
    what: 'needs too much memory',
    received: 'a sample that took more',
    hint: 'Make the sample use less memory.',
  },
  crash: {
    what: 'ended the process that ran it',
    received: '',
    hint: 'Remove what the message names, or the word run.',
  },
}
