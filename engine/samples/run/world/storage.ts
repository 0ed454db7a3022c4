/** A store of texts with the methods of `localStorage`; what is kept are its own properties. */
export class Storage {
  [key: string]: unknown

  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null
  }

  setItem(key: string, value: unknown): void {
    const property = { value: String(value), configurable: true, enumerable: true, writable: true }
    Object.defineProperty(this, String(key), property)
  }

  removeItem(key: string): void {
    if (Object.hasOwn(this, key)) delete this[key]
  }

  clear(): void {
    for (const key of Object.keys(this)) delete this[key]
  }

  key(index: number): string | null {
    return Object.keys(this)[index] ?? null
  }

  get length(): number {
    return Object.keys(this).length
  }
}
