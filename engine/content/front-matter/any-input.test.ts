import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nameDoc } from '../docs/doc'
import { parseFile } from '../source'
import { frontMatterKeys } from './schema'

const key = fc.constantFrom(...Object.keys(frontMatterKeys))
const lines = fc.array(fc.tuple(key, fc.oneof(fc.string(), fc.json())), { maxLength: 6 })

test('any text can be read as a file, and each problem in it has a line and a fix', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string().map((yaml) => `---\n${yaml}\n---\n\nText.\n`),
    lines.map((rows) => `---\n${rows.map(([key, value]) => `${key}: ${value}`).join('\n')}\n---\n\nText.\n`),
  )
  fc.assert(
    fc.property(text, (text) => {
      for (const { problem } of parseFile(text, 'docs/a.mdx', 'warn').problems) {
        expect(problem).toMatchObject({
          file: 'docs/a.mdx',
          line: expect.any(Number),
          hint: expect.any(String),
        })
        expect(problem.line).toBeLessThanOrEqual(text.split('\n').length)
      }
    }),
    { numRuns: 300 },
  )
})

test('whatever slug is accepted, the route begins with one slash and stays in the site', () => {
  const slug = fc.stringMatching(/^[\w./ äé-]{1,20}$/)
  const folder = fc.constantFrom('', 'guides/', '01-guides/02-deep/')
  fc.assert(
    fc.property(slug, folder, (slug, folder) => {
      const text = `---\nslug: ${JSON.stringify(slug)}\n---\n`
      const { frontMatter, problems } = parseFile(text, `docs/${folder}a.mdx`, 'warn')
      if (problems.length > 0) return
      const route = nameDoc({ path: `${folder}a.mdx`, slug: frontMatter.slug, stripNumbers: true }).slug
      expect(route).toMatch(/^\/(?!\/)/)
      expect(route.split('/')).not.toContain('..')
    }),
    { numRuns: 300 },
  )
})
