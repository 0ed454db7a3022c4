import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SiteError } from '../diagnostics/problem'
import { compile } from './testing'

test('any address of a link is compiled, or refused with file and fix', () => {
  const address = fc.oneof(fc.webUrl({ withFragments: true }), fc.webPath(), fc.string({ unit: 'grapheme' }))
  fc.assert(
    fc.property(address, fc.constantFrom('md', 'mdx'), (address, format) => {
      try {
        const { links, problems } = compile(`[text](<${address}>)\n\n![text](${address})\n`, format)
        expect(links.every(({ line }) => line > 0)).toBe(true)
        for (const { problem } of problems) expect(problem.hint).toBeTruthy()
      } catch (error) {
        expect(error).toBeInstanceOf(SiteError)
        expect((error as SiteError).problem).toMatchObject({
          file: expect.any(String),
          hint: expect.any(String),
        })
      }
    }),
    { numRuns: 300 },
  )
})
