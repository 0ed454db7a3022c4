import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

const policyOf = async (page: Page) => {
  const content = await page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content')
  const rules = (content ?? '').split(';').map((rule) => rule.trim().split(/\s+/))
  return new Map(rules.map(([name = '', ...sources]) => [name, sources]))
}

for (const path of ['./', 'markdown-page', 'atomic/helpers/guid']) {
  test(`[D4] the policy of ${path} lets only our own scripts and hashed ones run`, async ({ page }) => {
    await page.goto(path)
    const policy = await policyOf(page)
    const scripts = policy.get('script-src') ?? []
    expect(
      scripts.filter((source) => source !== "'self'" && !/^'sha256-[\w+/]+={0,2}'$/.test(source)),
    ).toEqual([])
    expect(policy.get('default-src')).toEqual(["'self'"])
    expect(policy.get('style-src')).not.toContain("'unsafe-inline'")
    expect(policy.get('object-src')).toEqual(["'none'"])
    expect(policy.get('base-uri')).toEqual(["'none'"])
  })
}

test('[D4] the policy stands before anything it is about', async ({ page }) => {
  await page.goto('atomic/helpers/guid')
  const before = await page
    .locator('meta[http-equiv=Content-Security-Policy]')
    .evaluate(
      (meta) =>
        [...(meta.parentElement?.querySelectorAll('script, style, link') ?? [])].filter(
          (element) => (element.compareDocumentPosition(meta) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
        ).length,
    )
  expect(before).toBe(0)
})

test('[D4] a script that is not ours does not run', async ({ page, problems, visit }) => {
  problems.expect(/policy broken: script-src/)
  problems.expect(/Content Security Policy/i)
  await visit('atomic/helpers/guid')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.foreign = true'
    document.head.append(script)
    const button = document.createElement('button')
    button.setAttribute('onclick', 'window.foreign = true')
    document.body.append(button)
    button.click()
  })
  expect(await page.evaluate(() => Reflect.has(window, 'foreign'))).toBe(false)
})

test('[D4] code from text does not run', async ({ page, problems, visit }) => {
  problems.expect(/policy broken: script-src/)
  problems.expect(/Content Security Policy/i)
  await visit('atomic/helpers/guid')
  const outcome = await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('securitypolicyviolation', ({ blockedURI }) => resolve(blockedURI), { once: true })
        setTimeout('window.foreign = true')
      }),
  )
  expect(outcome).toBe('eval')
  expect(await page.evaluate(() => Reflect.has(window, 'foreign'))).toBe(false)
})
