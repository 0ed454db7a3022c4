import { EventEmitter } from 'node:events'
import { join } from 'pathe'
import { expect, test, vi } from 'vitest'
import { writeSite } from '../content/test-site'
import { testHooks } from '../site/features/test-hooks'
import { loadSite } from '../site/setup'
import { createCheckWatch } from './check-watch'
import { createDevSite } from './site'

const CONFIG = `import { reference } from 'docwright/features'
export default {
  title: 'Toolkit',
  url: 'https://docs.example.com',
  baseUrl: '/',
  features: [reference()],
}
`

test('checks that take long say so in the terminal, once, and those that are stopped or quick say nothing', async () => {
  vi.useFakeTimers()
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const setup = await loadSite(writeSite({ 'site.config.ts': CONFIG, 'docs/a.mdx': 'Text' }), 'development')
  const watchWith = (check: () => Promise<undefined>) => {
    const checks = createCheckWatch({
      setup: { ...setup, hooks: testHooks((site) => site.work({ beside: check })) },
    })
    checks.watch(new EventEmitter())
    return checks
  }
  const endless = () => new Promise<undefined>(() => undefined)
  watchWith(async () => undefined)
  watchWith(endless).stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(print).not.toHaveBeenCalled()
  watchWith(endless)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(print.mock.calls).toEqual([[expect.stringContaining('still checking the site')]])
  vi.useRealTimers()
  print.mockRestore()
})

test('an edited file has no known errors until it is checked again', async () => {
  const text = '```\nno language\n```\n'
  const root = writeSite({ 'site.config.ts': CONFIG, 'docs/a.mdx': text, 'docs/b.mdx': text })
  const reload = () => loadSite(root, 'development', join(root, 'cache'))
  const site = await createDevSite({ setup: await reload(), reload, locales: async () => [] })
  const checks = createCheckWatch(site)
  const print = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const changed = vi.fn()
  checks.onChange(changed)
  const watcher = new EventEmitter()
  checks.watch(watcher)
  await vi.waitFor(() => expect(checks.errorsIn(['docs/a.mdx', 'docs/b.mdx'])).toHaveLength(2))
  expect(print).toHaveBeenCalledTimes(2)

  watcher.emit('all', 'change', join(root, 'docs/a.mdx'))
  expect(checks.errorsIn(['docs/a.mdx'])).toEqual([])
  expect(checks.errorsIn(['docs/b.mdx'])).toHaveLength(1)
  await vi.waitFor(() => expect(checks.errorsIn(['docs/a.mdx'])).toHaveLength(1))
  expect(changed).toHaveBeenCalledTimes(3)
  checks.stop()
})
