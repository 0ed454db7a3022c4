import { isValidElement } from 'react'
import { fileOfHref, mapSrcSet } from '../../page/href'
import type { Json, Props } from '../../page/tree'
import { underBase } from '../plugins/links'
import type { BodyContext } from './body'

/** `address`: the component is the URL that an imported image evaluates to. */
export type FailureReason =
  | 'hook'
  | 'not-a-function'
  | 'threw'
  | 'endless'
  | 'address'
  | { prop: string; received: string }

/** A component that cannot be used in a page. Whoever compiles the page adds file and line. */
export class ComponentFailure extends Error {
  override readonly name = 'ComponentFailure'

  constructor(
    readonly component: string,
    readonly reason: FailureReason,
    cause?: unknown,
  ) {
    super(`<${component}> failed`, { cause })
  }
}

/** Checks the props of an island, which are sent to the browser as JSON. */
export function islandProps(name: string, props: Record<string, unknown>): Props {
  return Object.fromEntries(
    Object.entries(props)
      .filter(([, value]) => value !== undefined)
      .map(([prop, value]) => [prop, toJson(name, prop, value)]),
  )
}

/** Returns the props of a host element. Site paths get the base path, as in Markdown. */
export function hostProps(
  tag: string,
  props: Record<string, unknown>,
  { basePath, homes }: Pick<BodyContext, 'basePath' | 'homes'>,
): Props {
  const { style } = props
  if (typeof style === 'string') throw new ComponentFailure(tag, { prop: 'style', received: style })
  const json = islandProps(tag, props)
  const resolve = (written: string) => {
    const url = fileOfHref(written) ?? written
    return /^\/(?!\/)/.test(url) ? underBase(url, basePath, homes) : written
  }
  for (const name of ['href', 'src', 'poster', tag === 'object' ? 'data' : 'src']) {
    const written = json[name]
    if (typeof written === 'string') json[name] = resolve(written)
  }
  if (typeof json.srcSet === 'string') json.srcSet = mapSrcSet(json.srcSet, resolve)
  return json
}

function toJson(name: string, prop: string, value: unknown): Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  if (Array.isArray(value)) return value.map((item, index) => toJson(name, `${prop}[${index}]`, item))
  if (isPlainObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, toJson(name, `${prop}.${key}`, item)]),
    )
  }
  throw new ComponentFailure(name, { prop, received: describe(value) })
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || isValidElement(value)) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

function describe(value: unknown): string {
  if (isValidElement(value)) return 'a React element'
  if (typeof value === 'function') return `a function${value.name ? ` (${value.name})` : ''}`
  if (typeof value === 'object' && value !== null) return `an object of the class ${value.constructor.name}`
  return String(value)
}
