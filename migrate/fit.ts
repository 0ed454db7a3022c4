import { type Finding, type KeyPath, keyName } from 'docwright/kit/data'
import { describe } from 'docwright/kit/wording'
import { findingsOf } from './features'
import { pluginName } from './plugins'
import { reasonFor } from './reasons'
import { asList, Dropped, isKept, isTree, type Tree, treeOf, withoutDropped } from './tree'

/** A value that was left out; `key` is its path in the new configuration. */
export interface Loss {
  key: string
  reason: string
}

/** More than any configuration has. */
const MAX_LOSSES = 1000

/** Drops what the schema rejects, each with its reason, until the rest is valid. */
export function fit(config: Tree): Tree {
  let fitted = config
  for (let count = 0; count < MAX_LOSSES; count++) {
    const [finding] = findingsOf(treeOf(withoutDropped(fitted)))
    if (!finding) return fitted
    const path = refusedPath(finding)
    const reason = reasonFor(keyName(path)) ?? reasonOf(finding)
    const [key] = path.length === 0 ? finding.path : path
    const isRequired = path.length <= 1 && key !== undefined && Object.hasOwn(REQUIRED, key)
    fitted = isRequired
      ? withDefault(fitted, String(key), reason)
      : treeOf(replaced(fitted, path, (value) => new Dropped(reason, inShort(value))))
  }
  return fitted
}

/** What a site must have. Authors see the default on every page, and correct it. */
const REQUIRED: Readonly<Record<string, string>> = {
  title: 'My site',
  url: 'https://example.com',
  baseUrl: '/',
}

function withDefault(config: Tree, key: string, reason: string): Tree {
  const value = REQUIRED[key]
  const note = new Dropped(`${describe(value)} takes its place: ${reason}`, describe(config[key]))
  return { ...config, [key]: value, [`own ${key}`]: [note] }
}

/** What a set of docs cannot share with another. */
const OF_SET = ['id', 'path', 'routeBasePath']

/**
 * An item that is incomplete or of unknown type is dropped as a whole, and so is a redirect, a tag of the head, or a set of
 * docs that another one keeps from its folder or route.
 */
function refusedPath({ kind, path }: Finding): KeyPath {
  if (path[0] === 'docs' && path.length === 3 && OF_SET.includes(String(path[2]))) return path.slice(0, 2)
  if (path[0] === 'hosting') return path.slice(0, 3)
  if (path[0] === 'head') return path.slice(0, 2)
  const isWhole = kind === 'missing' || (path.length > 1 && path.at(-1) === 'type')
  return isWhole ? path.slice(0, -1) : path
}

function reasonOf(finding: Finding): string {
  return finding.kind === 'unknown-key' ? 'there is no such key here' : `here it takes ${finding.expected}`
}

/** Replaces the value at a path, whose indices skip dropped list items. */
function replaced(value: unknown, [key, ...rest]: KeyPath, change: (value: unknown) => Dropped): unknown {
  if (key === undefined) return change(value)
  const step = String(key)
  if (!Array.isArray(value)) return { ...treeOf(value), [step]: replaced(treeOf(value)[step], rest, change) }
  const index = value.flatMap((entry, at) => (isKept(entry) ? [at] : []))[Number(step)]
  return value.map((entry, at) => (at === index ? replaced(entry, rest, change) : entry))
}

/** Describes a value in a few words, without what was left out of it before. */
function inShort(value: unknown): string {
  return named(withoutDropped(value))
}

/** Returns the plugins of a list, or the label of an item. */
function named(value: unknown): string {
  if (typeof value === 'function') return pluginName(value)
  if (isTree(value))
    return Object.values(value).some((inner) => typeof inner === 'function')
      ? ''
      : describe(value.label ?? value)
  if (!Array.isArray(value)) return describe(value)
  const plugins = value.map((entry) => asList(entry)[0]).filter((entry) => typeof entry === 'function')
  return plugins.map(pluginName).join(', ')
}

export function lossesOf(value: unknown, key = ''): Loss[] {
  if (value instanceof Dropped)
    return [{ key: value.what === '' ? key : `${key} (${value.what})`, reason: value.reason }]
  if (Array.isArray(value))
    return value.flatMap((inner) => lossesOf(inner, inner instanceof Dropped ? key : `${key}[]`))
  if (!isTree(value)) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    lossesOf(inner, key === '' ? name : `${key}.${name}`),
  )
}
