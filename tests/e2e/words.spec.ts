import { expect, hydrated, test } from './support/test'

test.use({ siteName: 'locales' })

test('a locale has words of its own in every part of a page, before and after hydration', async ({
  page,
  visit,
}) => {
  await visit('ar/rigging/knots')
  await expect(page.locator('.skip-link')).toHaveText('انتقل إلى المحتوى الرئيسي')
  for (const name of ['الرئيسية', 'مسار التنقل', 'في هذه الصفحة', 'صفحات الوثائق', 'الشريط الجانبي للوثائق'])
    await expect(page.getByRole('navigation', { name, exact: true })).toBeVisible()
  await expect(page.locator('[rel=next] span')).toHaveText('التالي')
  await expect(page.locator('.article-footer')).toHaveText(/^آخر تحديث .*أمشير/)
  const mode = page.getByRole('button', { name: /نمط الألوان/ })
  await expect(mode).toHaveAccessibleName('للتبديل إلى فاتح. نمط الألوان: النظام.')
  await mode.click()
  await expect(mode).toHaveAccessibleName('للتبديل إلى داكن. نمط الألوان: فاتح.')

  await page.getByRole('link', { name: 'المقهى' }).first().click()
  await expect(page.getByRole('note', { name: 'نصيحة' })).toHaveText(/^نصيحة/)
  await expect(page.getByRole('group', { name: 'جدول' })).toBeVisible()
  await page.locator('figure').hover()
  await expect(page.locator('[data-code-copy]')).toHaveText('انسخ')
  await page.locator('[data-code-copy]').click()
  await expect(page.getByRole('status').filter({ hasText: 'نسخ' })).toHaveCount(1)
})

test('the not-found page has the words of its locale', async ({ page, problems }) => {
  problems.expect(/404.*ar\/rigging\/knot/)
  await page.goto('ar/rigging/knot')
  await hydrated(page)
  await expect(page).toHaveTitle('الصفحة غير موجودة | الميناء')
  await expect(page.getByRole('main')).toContainText('هذه الأماكن موجودة:الصفحة الأولى')
  await expect(page.getByText('صفحات عنوانها قريب من هذا:')).toBeVisible()
})

test('search has the words of its locale, from right to left, and what was typed stays text', async ({
  page,
  visit,
}) => {
  await visit('ar/rigging/knots')
  await page.getByRole('button', { name: /^ابحث/ }).click()
  const dialog = page.getByRole('dialog', { name: 'ابحث' })
  const input = dialog.getByRole('combobox')
  await expect(input).toHaveAttribute('placeholder', 'ابحث في الوثائق')
  await expect(dialog).toContainText('اكتب اسما أو بضع كلمات أو سؤالا.')
  await input.fill('<zqzqzq>')
  await expect(dialog.getByText('لا شيء عن «<zqzqzq>»')).toBeVisible()
  await input.fill('القوس')
  await expect(dialog.getByRole('status')).toHaveText(/^(نتائج: \d+|نتيجة واحدة \(1\)|أفضل \d+ من النتائج)/)
  const [close, field] = [
    await dialog.getByRole('button', { name: 'أغلق' }).boundingBox(),
    await input.boundingBox(),
  ]
  expect(close?.x).toBeLessThan(field?.x ?? 0)
  expect(await dialog.innerText()).not.toMatch(/[A-Za-z]{6,}/)
})
