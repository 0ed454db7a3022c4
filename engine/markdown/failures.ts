import { componentFailed, propNotJson } from '../errors/catalog-markdown'
import { SiteError } from '../errors/problem'
import { lineOf, type Origin } from './evaluate'
import type { ComponentFailure } from './props'

/** The error of a component that failed, with the place where it is used. */
export function describeFailure(failure: ComponentFailure, { path, uses }: Origin): SiteError {
  const { component, reason } = failure
  const line = lineOf(component, uses)
  const place = { file: path, ...(line === undefined ? {} : { line }) }
  if (typeof reason === 'object') {
    return new SiteError(propNotJson({ island: component, ...reason, ...place }))
  }
  return new SiteError(componentFailed({ name: component, ...place, ...FAILURES[reason](failure.cause) }), {
    cause: failure.cause,
  })
}

const FAILURES = {
  hook: () => ({
    reason: 'it uses a React hook, but components of a page run at build time.',
    hint: 'Rename its file to *.island.tsx, so that it runs in the browser.',
  }),
  'not-a-function': () => ({
    reason: 'it is not a plain function (a class, memo, forwardRef, lazy or a context).',
    hint: 'Make it a plain function, or rename its file to *.island.tsx, so that it runs in the browser.',
  }),
  threw: (cause: unknown) => ({
    reason: cause instanceof Error ? cause.message : String(cause),
    hint: 'Correct the component, or what the page passes to it.',
  }),
}
