import type { Host, Scope } from './host'

/**
 * What the platform classes make belongs to another realm. A sample must not see that: here a `TypeError` of
 * theirs is a `TypeError`, and so on for every built-in class.
 */
export function joinRealms(scope: Scope, { intrinsics }: Host): void {
  for (const [name, theirs] of Object.entries(intrinsics)) {
    const own = scope[name]
    if (typeof own !== 'function' || typeof theirs !== 'function') continue
    Object.defineProperty(own, Symbol.hasInstance, {
      value(this: unknown, value: unknown): boolean {
        const isOwn = Function.prototype[Symbol.hasInstance].call(this, value)
        return isOwn || (this === own && value instanceof theirs)
      },
    })
  }
}
