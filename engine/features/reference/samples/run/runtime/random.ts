import type { Host, Scope } from './host'

const SEED = 0x5eed

/** Returns a seeded generator (mulberry32), which gives the same numbers in every run. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Installs a `Math.random` and `crypto` that give the same values in every run. */
export function installRandom(scope: Scope, { subtle }: Host): void {
  const random = createRandom(SEED)
  Math.random = random
  const getRandomValues = <T extends ArrayBufferView>(view: T): T => {
    const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength)
    for (const index of bytes.keys()) bytes[index] = random() * 256
    return view
  }
  scope.crypto = {
    getRandomValues,
    randomUUID: () => uuid(getRandomValues(new Uint8Array(16))),
    subtle: createSubtle(subtle),
  }
}

/** A version 4, variant 1 UUID. */
function uuid(bytes: Uint8Array): string {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

function createSubtle(subtle: SubtleCrypto): SubtleCrypto {
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

/** Copies a buffer of another realm into the sample's own. */
export function ownBuffer(value: unknown): unknown {
  const isBuffer = Object.prototype.toString.call(value) === '[object ArrayBuffer]'
  return isBuffer ? Uint8Array.from(new Uint8Array(value as ArrayBuffer)).buffer : value
}
