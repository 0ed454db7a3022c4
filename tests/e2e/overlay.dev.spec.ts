import type { Page } from '@playwright/test'
import { answerOf, framesLater } from './support/document'
import { expect, hydrated, test } from './support/edited-site'
import { inMain } from './support/page'

test.use({ search: true })

const overlay = (page: Page) => page.locator('vite-error-overlay')

const TIDES = 'docs/tides.mdx'
const BOAT = 'docs/boats/rowing.mdx'
const SHEET = 'components/crew.css'

test('[D2] the overlay shows each error of the open page until it is fixed, and no other', async ({
  page,
  files,
  problems,
}) => {
  problems.expect(/status of (404|500)|Refused to apply style/)
  const article = page.getByRole('article')
  const status = async () => (await answerOf(page, 'tides')).status()
  files.write(SHEET, 'h1 { color: rgb(1, 2, 3) }')

  await test.step('an error that was fixed before a browser connects is not shown', async () => {
    files.edit(TIDES, 'High water', '{High water}')
    await expect.poll(status).toBe(500)
    files.edit(TIDES, '{High water}', 'High water')
    await expect.poll(status).toBe(200)
    const connected = page.waitForEvent('console', (message) => message.text() === '[vite] connected.')
    await page.goto('tides')
    await connected
    await hydrated(page)
    await framesLater(page)
    await expect(overlay(page)).toHaveCount(0)
  })

  await test.step('the overlay says what Escape does, and mentions no file that a site does not have', async () => {
    files.edit(TIDES, 'High water', '{High water}')
    await expect(page.getByRole('alert')).toContainText(/at +docs\/tides\.mdx:6/)
    await expect(overlay(page).getByText('vite.config')).toBeHidden()
    const tip = overlay(page).locator('.tip')
    expect(await tip.evaluate((own) => getComputedStyle(own, '::before').content)).toContain('Escape')
    await page.keyboard.press('Escape')
    await expect(overlay(page)).toHaveCount(0)
  })

  await test.step('an edit that does not fix the error shows it again, and so does a browser that connects', async () => {
    files.edit(TIDES, 'comes twice', 'comes often')
    await expect(overlay(page)).toBeVisible()
    await page.reload()
    await expect(overlay(page)).toContainText('docs/tides.mdx:6')
    files.edit(TIDES, '{High water}', 'Deep water')
    await expect(article).toContainText('Deep water comes often')
    await hydrated(page)
    await expect(overlay(page)).toHaveCount(0)
  })

  await test.step('the error of a style sheet outlives an edit of the page', async () => {
    files.write(SHEET, "@import './gone.css';")
    await expect(overlay(page)).toContainText('gone.css')
    files.edit(TIDES, 'Deep water', 'Low water')
    await expect(article).toContainText('Low water')
    await expect(overlay(page)).toContainText('gone.css')
    files.write(SHEET, 'h1 { color: rgb(4, 5, 6) }')
    await expect(overlay(page)).toHaveCount(0)
  })

  await test.step('the error of a page outlives an edit of a style sheet', async () => {
    files.edit(TIDES, 'Low water', '[Low water](/gone)')
    await expect(overlay(page)).toContainText('/gone')
    files.write(SHEET, 'h1 { color: rgb(7, 8, 9) }')
    await expect(page.locator('h1')).toHaveCSS('color', 'rgb(7, 8, 9)')
    await expect(overlay(page)).toContainText('/gone')
    files.edit(TIDES, '[Low water](/gone)', 'Low water')
    await expect(overlay(page)).toHaveCount(0)
  })

  await test.step('the error of another page is shown once the reader gets there', async () => {
    const link = inMain(page, 'the rowing boat')
    const loaded = page.waitForResponse('**/boats/rowing.json')
    files.write(BOAT, `${files.read(BOAT)}\n[broken](/gone)\n`)
    await expect.poll(async () => (await answerOf(page, 'boats/rowing')).text()).toContain('broken')
    await link.hover()
    await loaded
    await framesLater(page)
    await expect(overlay(page)).toHaveCount(0)
    await link.click()
    await expect(overlay(page)).toContainText(BOAT)
    await page.goBack()
    await expect(page.locator('h1')).toHaveText('Tides')
    await expect(overlay(page)).toHaveCount(0)
  })
})
