import { expect, test } from 'vitest'
import { packagesByLicense } from './licenses'

/** Licenses that allow any use. Packages under MPL-2.0 are used unchanged, and its terms are about changed files. */
const FREE =
  /^(MIT|MIT OR Apache-2\.0|Apache-2\.0|ISC|BSD-[23]-Clause|0BSD|BlueOak-1\.0\.0|Python-2\.0|CC-BY-4\.0|MPL-2\.0|CC0-1\.0|Unlicense|(MIT AND )?OFL-1\.1)$/

test('every package states a free license, but the one that this site documents', () => {
  const others = [...packagesByLicense()].filter(([license]) => !FREE.test(license))
  expect(others).toEqual([['none', ['@sinequa/atomic']]])
})
