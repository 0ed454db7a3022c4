import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { isMarked, mark } from './support/document'
import { expect, hydrated, test } from './support/edited-site'

test.use({ siteName: 'locales' })

test('each locale shows the edits of its own files and of those it has from the default one', async ({
  page,
  context,
  files,
  visit,
}) => {
  await visit('ar/rigging/knots')
  await mark(page)
  await page.getByRole('button', { name: 'للتبديل إلى فاتح. نمط الألوان: النظام.' }).click()
  await expect(page.getByRole('button', { name: 'للتبديل إلى داكن. نمط الألوان: فاتح.' })).toBeVisible()
  files.edit('i18n/ar/docs/rigging/01-knots.mdx', 'حول الشجرة.', 'حول العمود.')
  await expect(page.getByText('حول العمود.')).toBeVisible()
  expect(await isMarked(page)).toBe(true)
  await visit('ar/rigging/lamps')
  const main = await context.newPage()
  await main.goto('rigging/lamps')
  await hydrated(main)
  files.edit('docs/rigging/02-lamps.mdx', 'Red to port', 'A red lamp to port')
  await expect(page.getByText('A red lamp to port')).toBeVisible()
  await expect(main.getByText('A red lamp to port')).toBeVisible()
})

test('a translation takes the place of the file it translates as long as it is there', async ({
  page,
  files,
  visit,
}) => {
  await visit('ar/rigging/lamps')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Lamps')
  files.write('i18n/ar/docs/rigging/02-lamps.mdx', '# المصابيح\n\nالأحمر إلى اليسار.\n')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('المصابيح')
  files.edit('i18n/ar/site.config.ts', "label: 'الدليل'", "label: 'المرشد'")
  await expect(page.getByRole('banner').getByRole('link', { name: 'المرشد' })).toBeVisible()
  rmSync(join(files.folder, 'i18n/ar/docs/rigging/02-lamps.mdx'))
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Lamps')
})

test('what the configuration of a locale imports, and its words, can be edited', { tag: '@weekly' }, async ({
  page,
  files,
  problems,
  visit,
}) => {
  problems.expect(/status of 500/)
  const inBanner = (name: string) => page.getByRole('banner').getByRole('link', { name })
  await visit('ar/rigging/knots')
  files.write('i18n/ar/names.ts', "export const guide = 'الخريطة'\n")
  const config = files.read('i18n/ar/site.config.ts').replace(/label: '[^']*'/, 'label: guide')
  files.write('i18n/ar/site.config.ts', `import { guide } from './names'\n${config}`)
  await expect(inBanner('الخريطة')).toBeVisible()
  files.edit('i18n/ar/names.ts', 'الخريطة', 'البوصلة')
  await expect(inBanner('البوصلة')).toBeVisible()
  files.edit('i18n/ar/names.ts', "'البوصلة'", '')
  await expect(page.locator('vite-error-overlay')).toBeVisible()
  files.edit('i18n/ar/names.ts', 'guide = ', "guide = 'النجوم'")
  await expect(inBanner('النجوم')).toBeVisible()
  const [, word = ''] = /"skipLink": "([^"]+)"/.exec(files.read('i18n/ar/theme.json')) ?? []
  files.edit('i18n/ar/theme.json', word, 'إلى النص')
  await expect(page.getByRole('link', { name: 'إلى النص' })).toHaveCount(1)
})

test('a page of one locale knows at once when the other gets or loses it', async ({ page, files, visit }) => {
  await visit('rigging/lamps')
  const arabic = page.getByRole('banner').locator('[hreflang=ar-EG]')
  await expect(arabic).toHaveAttribute('href', '/harbor/ar/rigging/lamps')
  files.write('i18n/ar/docs/rigging/02-lamps.mdx', '---\nslug: lights\n---\n\n# المصابيح\n')
  await expect(arabic).toHaveAttribute('href', '/harbor/ar/')
})
