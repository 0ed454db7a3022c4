/** The packages that functions and stubs come from. */
const origins = new WeakMap<object, string>()

/**
 * Returns a stand-in for the exports of a package that cannot be loaded. It can be called, constructed, extended, read
 * and iterated, so that the configuration that uses it runs to its end.
 */
export function stub(name: string): unknown {
  const target = function stand(): void {}
  const inner = () => stub(name)
  const proxy = new Proxy(target, {
    get(_, key) {
      if (key === Symbol.iterator) return [][Symbol.iterator]
      if (key === Symbol.toPrimitive) return () => `${MARK}${name}${MARK}`
      // Otherwise, `await` would wait for it.
      return key === 'then' ? undefined : inner()
    },
    apply: inner,
    construct: () => Object(inner()),
  })
  origins.set(proxy, name)
  return proxy
}

/** Around the name of a stand-in within a string; a letter for private use. */
const MARK = '\ue0ff'

/** Returns the package whose stand-in is written in a string. */
export function packageIn(text: string): string | undefined {
  return text.split(MARK)[1]
}

/** Remembers which package these exports come from. */
export function remember(name: string, exports: unknown): void {
  const main: unknown = isObject(exports) ? Reflect.get(exports, 'default') : undefined
  const all = isObject(exports) && typeof exports === 'object' ? Object.values(exports) : []
  for (const value of [exports, main, ...all]) if (isObject(value)) origins.set(value, name)
}

/** Returns the package that a value comes from; undefined for the configuration's own values. */
export function stubOrigin(value: unknown): string | undefined {
  return isObject(value) ? origins.get(value) : undefined
}

function isObject(value: unknown): value is object {
  return typeof value === 'function' || (typeof value === 'object' && value !== null)
}
