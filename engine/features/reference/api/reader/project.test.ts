import { expect, test } from 'vitest'
import { plainCode } from '../model/types'
import { packagesOf, testExport } from '../testing'

const codeOf = async (declaration: string, name?: string) =>
  (await testExport(declaration, name)).code.map(plainCode)

test('a function is shown without the words of a declaration file, each overload on its own', async () => {
  const declaration = `
    export declare function turn(at: Date): string
    /** Another way. */
    export declare function turn(at: Date, zone: string): string[]
  `
  const turn = await testExport(declaration)
  expect(turn).toMatchObject({ kind: 'function', isType: false, doc: { description: 'Another way.' } })
  expect(turn.code.map(plainCode)).toEqual([
    'function turn(at: Date): string',
    'function turn(at: Date, zone: string): string[]',
  ])
  expect(turn.signatures.map(({ parameters }) => parameters.map(({ name }) => name))).toEqual([
    ['at'],
    ['at', 'zone'],
  ])
})

test('a constant that is called is a function to its readers', async () => {
  const declaration = 'export declare const turn: (at?: Date) => Promise<void>'
  expect(await testExport(declaration)).toMatchObject({ kind: 'function' })
  expect(await codeOf(declaration)).toEqual(['function turn(at?: Date): Promise<void>'])
})

test('a long signature has each parameter on its own line', async () => {
  const declaration =
    'export declare function turnOfTheWater<T>(station: string, options: Record<string, T>): Promise<T>'
  expect(await codeOf(declaration)).toEqual([
    'function turnOfTheWater<T>(\n  station: string,\n  options: Record<string, T>,\n): Promise<T>',
  ])
})

test('comments and private members are left out, and the indent is two spaces', async () => {
  const declaration = `/** A gauge. */
export declare class Gauge {
    #own
    private secret
    protected half: string
    /** Its height: "// 2". */
    height: '// 2' | "/* 3 */";

    read(): {
        // in meters
        value: number;
    };
}`
  expect(await codeOf(declaration)).toEqual([
    `class Gauge {\n  height: '// 2' | "/* 3 */";\n  read(): {\n    value: number;\n  };\n}`,
  ])
})

test('Windows line ends do not get into the code', async () => {
  const declaration = 'export declare enum Swell {\r\n  Calm,\r\n  /** High. */\r\n  Rough,\r\n}\r\n'
  expect(await codeOf(declaration)).toEqual(['enum Swell {\n  Calm,\n  Rough,\n}'])
})

test('names of other exports are noted, names of members, parameters and the platform are not', async () => {
  const declaration = `
    export type Tide = { Tide: number; at: Location }
    export type Turn<Gauge> = (Tide: Tide) => Gauge
    export interface Gauge { last: Tide[] }
  `
  const id = '@harbor/tides#Tide'
  expect((await testExport(declaration, 'Tide')).code).toEqual([
    ['type Tide = { Tide: number; at: Location }'],
  ])
  expect((await testExport(declaration, 'Turn')).code).toEqual([
    ['type Turn<Gauge> = (Tide: ', ['Tide', id], ') => Gauge'],
  ])
  expect((await testExport(declaration, 'Gauge')).members[0]?.type).toEqual([['Tide', id], '[]'])
})

test('a name of another package keeps its package', async () => {
  const [, widgets] = await packagesOf(
    'export interface Tide {}',
    `import type { Tide as Water } from '@harbor/tides'\nexport declare const last: Water`,
  )
  expect(widgets?.exports[0]?.code).toEqual([['const last: ', ['Water', '@harbor/tides#Tide']]])
})

test('a destructured parameter is listed by its parts, with defaults and meanings from doc comments', async () => {
  const { signatures } = await testExport(`
    /**
     * @param {string} [place='pier'] - where
     * @param options.days how many
     */
    export declare function read(place: string, { days, deep }: { days: number; deep?: boolean }, ...more: string[]): void
  `)
  expect(signatures[0]?.parameters).toEqual([
    { name: 'place', type: ['string'], optional: false, default: "'pier'", description: 'where' },
    { name: 'days', type: ['number'], optional: false, description: 'how many' },
    { name: 'deep', type: ['boolean'], optional: true, description: '' },
    { name: '...more', type: ['string[]'], optional: true, description: '' },
  ])
})

test('members come from interfaces, from what types spell out, from enums, and from objects of functions', async () => {
  const members = async (declaration: string, name?: string) =>
    (await testExport(declaration, name)).members.map(
      ({ group, name, type, optional }) => `${group} ${name}${optional ? '?' : ''}: ${plainCode(type)}`,
    )
  expect(
    await members('export interface A { a?: string; b(): void; readonly [key: string]: unknown }'),
  ).toEqual(['properties a?: string', 'methods b: (): void', 'properties [key: string]: unknown'])
  expect(await members('interface B {}\nexport type A = B & { a: string } & ({ "b-c": 1 })', 'A')).toEqual([
    'properties a: string',
    'properties b-c: 1',
  ])
  expect(await members("export declare enum A { One = 1, Two = 'two' }")).toEqual([
    'members One: 1',
    'members Two: "two"',
  ])
  const object =
    'declare function add(text: string): void\nexport declare const list: { add: typeof add; go: () => 1 }'
  expect(await members(object, 'list')).toEqual(['methods add: (text: string): void', 'methods go: (): 1'])
})

test("Angular's tags and types turn classes into components", async () => {
  const [, widgets] = await packagesOf(
    'export {}',
    `
    import type { EventEmitter, InputSignalWithTransform, ModelSignal } from '@angular/core'
    /**
     * A gauge.
     * @component
     * @selector app-gauge
     * @exportAs gauge
     * @early
     * @slot default - the text
     */
    export declare class Gauge {
      /**
       * @required
       * @default 'm'
       */
      unit: InputSignalWithTransform<boolean, unknown>
      /** @input */
      plain: string
      height: ModelSignal<number>
      /** @deprecated use height */
      changed: EventEmitter<number>
      get text(): string
    }`,
  )
  const [gauge] = widgets?.exports ?? []
  expect(gauge).toMatchObject({
    kind: 'component',
    selector: 'app-gauge',
    exportAs: 'gauge',
    doc: { description: 'A gauge.', statuses: ['early'] },
  })
  expect(gauge?.members).toMatchObject([
    { name: 'unit', group: 'inputs', type: ['unknown'], required: true, default: "'m'" },
    { name: 'plain', group: 'inputs' },
    { name: 'height', group: 'models', type: ['number'] },
    { name: 'changed', group: 'outputs', doc: { statuses: ['deprecated'], deprecated: 'use height' } },
    { name: 'text', group: 'properties' },
    { name: 'default', group: 'slots', doc: { description: 'the text' } },
  ])
})

test('a file of `declare module` blocks describes those modules', async () => {
  const [, widgets] = await packagesOf(
    'export {}',
    "declare module '@/app/gauge' {\n  export function read(): string\n}\n",
  )
  expect(widgets?.exports).toMatchObject([{ name: 'read', from: '@/app/gauge', kind: 'function' }])
  expect(plainCode(widgets?.exports[0]?.code[0] ?? [])).toBe('function read(): string')
})
