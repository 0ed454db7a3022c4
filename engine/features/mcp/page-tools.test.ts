import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'pathe'
import { expect, test } from 'vitest'
import { listSections, readPage } from './page-tools'

const folder = mkdtempSync(join(tmpdir(), 'docs-tools-'))
const files = {
  'index.md': '# Harbor\n',
  'quay/index.md': '# Quay\n',
  'quay/boats.md': '# Boats\n',
  'harbors/old.md': '# Old harbors\n',
}
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
const built = { folder, url: 'https://docs.example.com', basePath: '/harbor/' }

test.each([
  ['/harbor/', '# Harbor\n'],
  ['https://docs.example.com/harbor/', '# Harbor\n'],
  ['', '# Harbor\n'],
  ['https://docs.example.com/harbor/quay/boats#oars', '# Boats\n'],
  ['/harbor/quay/boats.html', '# Boats\n'],
  ['quay/', '# Quay\n'],
  ['/harbors/old', '# Old harbors\n'],
])('the page that is named by %j is read', async (page, text) => {
  expect(await readPage.answer(built, { page })).toBe(text)
})

test.each(['/harbor/quay/boots', '/../../etc/passwd', 'https://elsewhere.example.com/quay/boats'])(
  'no page is named by %j',
  async (page) => {
    await expect(readPage.answer(built, { page })).rejects.toThrow(`There is no page at ${page}.`)
  },
)

test('without a list of sections, all pages are listed', async () => {
  expect(await listSections.answer(built, {})).toBe('/\n/harbors/old\n/quay/\n/quay/boats')
})
