/** An object in a configuration. */
export type Tree = Record<string, unknown>

/** Marks in a translated configuration where something was left out. */
export class Dropped {
  /** @param what The value in short, for the comment that replaces it. */
  constructor(
    readonly reason: string,
    readonly what = '',
  ) {}
}

export function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Dropped)
}

/** Returns the value if it is an object, or else an empty one. */
export function treeOf(value: unknown): Tree {
  return isTree(value) ? value : {}
}

export function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined ? [] : [value]
}

/** Returns the value without anything that was left out. */
export function withoutDropped(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter(isKept).map(withoutDropped)
  if (!isTree(value)) return value
  const kept = Object.entries(value).filter(([, inner]) => isKept(inner))
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutDropped(inner)]))
}

/** False for what was left out, and for a list of nothing else. */
export function isKept(value: unknown): boolean {
  if (Array.isArray(value) && value.length > 0) return value.some(isKept)
  return !(value instanceof Dropped) && value !== undefined
}
