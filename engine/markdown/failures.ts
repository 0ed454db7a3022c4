import { SiteError } from '../diagnostics/problem'
import { lineOf, type Origin } from './evaluate'
import { addressAsComponent, componentFailed, propNotJson, wrongAttribute } from './page-problems'
import type { ComponentFailure } from './props'
import { pieceWith } from './script-places'

/** The error of a component that failed, with the place where it is used. */
export function describeFailure(failure: ComponentFailure, { path, uses }: Origin): SiteError {
  const { component, reason, cause } = failure
  const line = failedLine(failure, uses)
  const place = { file: path, ...(line === undefined ? {} : { line }) }
  if (typeof reason === 'object') {
    const describe = /^[a-z]/.test(component) ? wrongAttribute : propNotJson
    return new SiteError(describe({ name: component, ...reason, ...place }))
  }
  if (reason === 'address') return new SiteError(addressAsComponent({ address: component, ...place }))
  const lines = uses.components.filter(({ name }) => name === component).map((use) => use.line)
  return new SiteError(componentFailed({ name: component, lines, ...place, reason, cause }), { cause })
}

/** The line of the tag that failed; undefined where it does not stand in the file. */
export function failedLine(
  { component, reason }: ComponentFailure,
  { components, script, imports }: Origin['uses'],
): number | undefined {
  if (reason === 'address') return imports.find(({ specifier }) => isAddressOf(component, specifier))?.line
  const prop = typeof reason === 'object' ? reason.prop.replace(/[.[].*$/, '') : undefined
  const tag = prop && pieceWith(new RegExp(`<${escaped(component)}\\b[^]*?\\b${escaped(prop)}\\b`), script)
  return tag ? tag.line : lineOf(component, { components })
}

/** A file has its own name in its address, and a stamp. */
function isAddressOf(address: string, specifier: string): boolean {
  const [stem = ''] = specifier.replace(/^.*\//, '').split('.')
  return address.includes(`/${stem}-`)
}

function escaped(name: string): string {
  return name.replace(/[$().*+?[\]\\^{|}]/g, '\\$&')
}
