import { type CDPSession, type Page, test } from '@playwright/test'
import { input, open } from './search'
import { expect } from './test'

/** Pages of the site `kitchen`. */
const PATHS = ['tides', 'writing/headings', 'writing/islands', 'writing/code', 'writing/tabs', 'boats/rowing']

/** Navigates and searches that many times, and expects that memory and listeners hardly grow. */
export async function expectNoLeaks(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  // What is loaded once is loaded first.
  await navigate(page, 30)
  await search(page, 20)
  const before = await measure(session)
  await navigate(page, times)
  await search(page, times)
  const after = await measure(session)
  test.info().annotations.push({ type: 'memory', description: JSON.stringify({ before, after }) })
  expect(after.heap - before.heap).toBeLessThan(2 ** 21 + times * 10_000)
  expect(after.listeners - before.listeners).toBeLessThan(30)
}

async function measure(session: CDPSession): Promise<{ heap: number; listeners: number }> {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { heap: of('JSHeapUsedSize'), listeners: of('JSEventListeners') }
}

function navigate(page: Page, times: number): Promise<void> {
  return page.evaluate(
    async ([count, paths]) => {
      for (let index = 0; index < count; index++) {
        const link = document.createElement('a')
        link.href = `/kitchen/${paths[(index + 1) % paths.length]}`
        document.body.append(link)
        link.click()
        link.remove()
        while (location.pathname !== link.pathname) await new Promise(requestAnimationFrame)
        await new Promise(requestAnimationFrame)
      }
    },
    [times, PATHS] as const,
  )
}

async function search(page: Page, times: number): Promise<void> {
  await open(page)
  await input(page).evaluate(async (field: HTMLInputElement, count) => {
    for (let index = 0; index < count; index++) {
      const query = `tide ${index % 10}`
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, query)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      while (!document.querySelector(`[role=listbox][data-query="${query}"]`))
        await new Promise(requestAnimationFrame)
    }
  }, times)
  await page.keyboard.press('Escape')
}
