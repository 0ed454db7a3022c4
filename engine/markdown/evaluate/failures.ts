import { SiteError } from '../../diagnostics/problem'
import { escapePattern } from '../code/magic-comments'
import { pieceWith } from '../plugins/components'
import { lineOfComponent, type Origin } from './evaluate'
import { addressAsComponent, componentFailed, propNotJson, wrongAttribute } from './page-problems'
import type { ComponentFailure } from './props'

/** Returns the error for a failed component, located where it is used. */
export function describeFailure(failure: ComponentFailure, { path, uses }: Origin): SiteError {
  const { component, reason, cause } = failure
  const line = findFailedLine(failure, uses)
  const location = { file: path, ...(line === undefined ? {} : { line }) }
  if (typeof reason === 'object') {
    const describe = /^[a-z]/.test(component) ? wrongAttribute : propNotJson
    return new SiteError(describe({ name: component, ...reason, ...location }))
  }
  if (reason === 'address') return new SiteError(addressAsComponent({ address: component, ...location }))
  const lines = uses.components.filter(({ name }) => name === component).map((use) => use.line)
  return new SiteError(componentFailed({ name: component, lines, ...location, reason, cause }), { cause })
}

/** Returns the line of the failed tag; undefined if the tag is not in the file. */
export function findFailedLine(
  { component, reason }: ComponentFailure,
  { components, script, imports }: Origin['uses'],
): number | undefined {
  if (reason === 'address') return imports.find(({ specifier }) => isAddressOf(component, specifier))?.line
  const prop = typeof reason === 'object' ? reason.prop.replace(/[.[].*$/, '') : undefined
  const tag =
    prop && pieceWith(new RegExp(`<${escapePattern(component)}\\b[^]*?\\b${escapePattern(prop)}\\b`), script)
  return tag ? tag.line : lineOfComponent(component, { components })
}

/** A built file's URL contains its original name and a hash. */
function isAddressOf(address: string, specifier: string): boolean {
  const [stem = ''] = specifier.replace(/^.*\//, '').split('.')
  return address.includes(`/${stem}-`)
}
