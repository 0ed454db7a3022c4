import { expect, test } from 'vitest'
import { runTypeScript } from './run-typescript'

async function exported(code: string, files: Record<string, string> = {}): Promise<unknown> {
  let told: unknown
  const packages = new Map<string, unknown>([
    ['bench', { tell: (value: unknown) => (told = value), size: 3 }],
  ])
  await runTypeScript(`import { tell } from 'bench'\n${code}`, files, packages)
  return told
}

test('types are stripped, and TypeScript syntax with a runtime value stays', async () => {
  const code = `
    import type { Gone } from 'elsewhere'
    import { type AlsoGone, size } from 'bench'
    interface Box<T> { value: T }
    enum Wood { Oak = 4 }
    abstract class Tool { constructor(public readonly name: string, protected age?: number) {} }
    class Plane extends Tool { declare gone: string; override toString(): string { return this.name! } }
    function open<const T extends object>(this: void, box: Box<T>): asserts box is Box<T> {}
    const wide = <T,>(value: T): T => value
    tell([wide<number>(size), Wood.Oak, String(new Plane('jack')), { a: 1 } satisfies object, <number>4])`
  expect(await exported(code)).toEqual([3, 4, 'jack', { a: 1 }, 4])
})

test('code can await at the top level, and import modules dynamically', async () => {
  expect(await exported("const { size } = await import('bench')\ntell(await Promise.resolve(size))")).toBe(3)
})

test('files of the page import each other, each is run once', async () => {
  const files = {
    'names.ts':
      "import { count } from './deep/count.js'\ncount.value++\nexport const names: string[] = ['vise']",
    'deep/count.ts': 'export const count = { value: 0 }\nexport default function again() {}',
  }
  const code =
    "import { names } from './names'\nimport again, { count } from './deep/count'\ntell([names, count.value, typeof again])"
  expect(await exported(code, files)).toEqual([['vise'], 1, 'function'])
})

test('what cannot be parsed is an error with its line', async () => {
  await expect(exported('const planks: number[ = []')).rejects.toThrow(
    /^Unexpected token.* \(line 2, column \d+\)$/,
  )
})

test('a missing module is named, with those that exist', async () => {
  const files = { 'names.ts': '' }
  await expect(exported("import 'elsewhere'\nimport './other'", files)).rejects.toThrow(
    "The code cannot import 'elsewhere' here. It can import bench, names.ts.",
  )
})
