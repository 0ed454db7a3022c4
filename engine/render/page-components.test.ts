import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createDocumented } from './page-components'

const model = {
  site: { locale: { htmlLang: 'en', calendar: 'gregory' } },
}
const ask = (_: string, name: string) => (name === '@sinequa/atomic' ? '0.0.113' : null)
const shown = (of: string, day?: string) => renderToStaticMarkup(createDocumented(model, ask, day)({ of }))

test('the line has the version of the installed package and the day of the last change', () => {
  expect(shown('@sinequa/atomic', '2026-01-31')).toBe(
    '<p class="card-note">Documents <code translate="no">@sinequa/atomic</code> 0.0.113 · last updated <time dateTime="2026-01-31">January 31, 2026</time></p>',
  )
})

test('without history there is a version and no day', () => {
  expect(shown('@sinequa/atomic')).toMatch(/ 0\.0\.113<\/p>$/)
})

test('a package that is not installed is an error that names it', () => {
  expect(() => shown('@sinequa/molecule')).toThrow('@sinequa/molecule is not installed')
})
