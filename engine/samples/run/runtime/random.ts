import type { Host, Scope } from './host'

const SEED = 0x5eed

/** A generator (mulberry32) that gives the same numbers in every run. */
function createChance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** `Math.random` and `crypto`, the same in every run. */
export function installChance(scope: Scope, { subtle }: Host): void {
  const random = createChance(SEED)
  Math.random = random
  const getRandomValues = <T extends ArrayBufferView>(view: T): T => {
    const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength)
    for (const index of bytes.keys()) bytes[index] = random() * 256
    return view
  }
  scope.crypto = {
    getRandomValues,
    randomUUID: () => uuid(getRandomValues(new Uint8Array(16))),
    subtle: fixedSubtle(subtle),
  }
}

/** Version 4, variant 1. */
function uuid(bytes: Uint8Array): string {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

function fixedSubtle(subtle: SubtleCrypto): SubtleCrypto {
  return new Proxy(subtle, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name)
      if (typeof method !== 'function') return method
      return async (...args: unknown[]) => {
        if (name === 'generateKey') throw new Error('A sample that is run cannot make keys: they are random.')
        return ownBuffer(await Reflect.apply(method, target, args))
      }
    },
  })
}

/** A buffer of another realm as one of the sample's own. */
export function ownBuffer(value: unknown): unknown {
  const isBuffer = Object.prototype.toString.call(value) === '[object ArrayBuffer]'
  return isBuffer ? Uint8Array.from(new Uint8Array(value as ArrayBuffer)).buffer : value
}
