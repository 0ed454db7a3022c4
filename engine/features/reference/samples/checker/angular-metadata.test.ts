import { expect, test } from 'vitest'
import './testing'
import { addAngularMetadata } from './angular-metadata'

const added = (text: string) => addAngularMetadata('/api/a.d.ts', text)

test('a component has its selector, its inputs and its outputs', () => {
  const text = `import type { EventEmitter, InputSignal, ModelSignal, OutputEmitterRef } from '@angular/core'
/**
 * A gauge.
 * @component
 * @selector tide-gauge, [tideGauge]
 * @exportAs gauge
 */
export declare class TideGauge {
  /** @required */
  readonly tide: InputSignal<number>
  readonly open: ModelSignal<boolean>
  readonly turned: OutputEmitterRef<void>
  old: EventEmitter<number>
  /** @input */
  color?: string
  other: string
}
`
  expect(added(text).split('\n').slice(16).join('\n')).toMatchInlineSnapshot(`
    " static ɵcmp: ɵcore.ɵɵComponentDeclaration<TideGauge, "tide-gauge, [tideGauge]", ["gauge"], { "tide": { "alias": "tide"; "required": true; "isSignal": true; }; "open": { "alias": "open"; "required": false; "isSignal": true; }; "color": { "alias": "color"; "required": false; }; }, { "open": "openChange"; "turned": "turned"; "old": "old"; }, never, ["*"], true, never>; }

    import * as ɵcore from '@angular/core';
    "
  `)
})

test('a pipe has its name, and a base class its inputs without a selector', () => {
  expect(added('/** @pipe metres */\nexport declare class Metres {}')).toContain(
    `static ɵpipe: ɵcore.ɵɵPipeDeclaration<Metres, "metres", true>;`,
  )
  expect(added('export declare abstract class Base<T> { value: InputSignal<T> }')).toContain(
    'static ɵdir: ɵcore.ɵɵDirectiveDeclaration<Base<any>, never, never, { "value": {',
  )
})

test('classes without a tag of Angular stay as they are, and line numbers do not change', () => {
  const plain = '/** @service */\nexport declare class Tides {}\n'
  expect(added(plain)).toBe(plain)
  const mixed =
    '/** @directive\n * @selector [a]\n */\nexport declare class A {\n}\nexport declare class B {}\n'
  const lines = added(mixed).split('\n')
  expect(lines[3]).toBe('export declare class A {')
  expect(lines[5]).toBe('export declare class B {}')
})
