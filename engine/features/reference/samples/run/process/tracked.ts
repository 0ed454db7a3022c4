type Method = (...args: unknown[]) => unknown

/** Number of pending platform operations. */
let underWay = 0

/**
 * The last operation of `crypto.subtle`. Each waits for the one before, since threads finish in any order.
 */
let last: Promise<unknown> = Promise.resolve()

export function isUnderWay(): boolean {
  return underWay > 0
}

/** Counts pending operations that do not finish within microtasks: reads of bodies, and cryptography. */
export function trackPlatform(): void {
  const bodies = ['text', 'json', 'arrayBuffer', 'blob', 'formData']
  for (const { prototype } of [Blob, Request, Response]) replace(prototype, bodies, track)
  replace(ReadableStreamDefaultReader.prototype, ['read'], track)
  // Browsers provide it only in secure contexts.
  if (!crypto.subtle) return
  const subtle: object = Object.getPrototypeOf(crypto.subtle)
  replace(subtle, Object.getOwnPropertyNames(subtle), (method) => track(inTurn(method)))
}

function replace(prototype: object, names: readonly string[], by: (method: Method) => Method): void {
  for (const name of names) {
    const method: unknown = Reflect.get(prototype, name)
    if (typeof method === 'function' && name !== 'constructor')
      Reflect.set(prototype, name, by(bindLate(method)))
  }
}

function bindLate(method: object): Method {
  return function (this: unknown, ...args) {
    return Reflect.apply(method as Method, this, args)
  }
}

function track(method: Method): Method {
  return async function (this: unknown, ...args) {
    underWay += 1
    try {
      return await method.apply(this, args)
    } finally {
      underWay -= 1
    }
  }
}

function inTurn(method: Method): Method {
  return async function (this: unknown, ...args) {
    const result = last.then(() => method.apply(this, args))
    last = result.catch(() => undefined)
    return result
  }
}
