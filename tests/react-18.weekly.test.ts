import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumArgs, ensureChromium } from './chromium'
import { capture, type Finished } from './commands'
import { serve } from './docs-cli'
import { root } from './root'

const folder = mkdtempSync(join(tmpdir(), 'docs-react-18-'))
const command = join(folder, 'node_modules/docwright/bin/docs.mjs')
let browser: Browser

/** The page with a component that has a component of a package, whose React must be that of the page. */
const SITE = {
  'package.json': '{ "private": true, "type": "module" }',
  'site.config.ts': `import { defineConfig } from 'docwright'

export default defineConfig({
  title: 'Harbor',
  url: 'https://harbor.example.com',
  baseUrl: '/',
  docs: { routeBasePath: '/' },
})
`,
  'docs/index.md': '# Harbor\n\nBoats and tides.\n',
  'docs/depth.mdx': "import Depth from '@site/components/Depth.island'\n\n# Depth\n\n<Depth />\n",
  'components/Depth.island.tsx': `import * as Slider from '@radix-ui/react-slider'
import { useState } from 'react'

export default function Depth() {
  const [meters, setMeters] = useState([3])
  return (
    <p>
      <Slider.Root value={meters} onValueChange={setMeters} max={10}>
        <Slider.Thumb aria-label="Depth" />
      </Slider.Root>
      <output>{\`\${meters[0]} m\`}</output>
    </p>
  )
}
`,
}

const PACKAGES = ['react@18.3.1', 'react-dom@18.3.1', '@radix-ui/react-slider@1.6.1']

async function run(program: string, ...args: string[]): Promise<Finished> {
  const env = { NO_COLOR: '1', FORCE_COLOR: undefined, NODE_ENV: undefined, VITEST: undefined }
  const finished = await capture(program, args, { cwd: folder, env })
  expect(finished.code, finished.stdout + finished.stderr).toBe(0)
  return finished
}

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs })
  for (const [path, text] of Object.entries(SITE)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const packed = await run('npm', 'pack', join(root, 'engine'), '--silent')
  await run('npm', 'install', '--no-audit', '--no-fund', `./${packed.stdout.trim()}`, ...PACKAGES)
  await run(process.execPath, command, 'build', '.')
}, 300_000)
afterAll(async () => {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Opens a page of a server on a phone, and returns it with what it says in the console. */
async function open(url: string): Promise<{ page: Page; errors: string[] }> {
  const page = await browser.newPage({ viewport: { width: 390, height: 800 } })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(url)
  return { page, errors }
}

test.each(['serve', 'dev'])(
  'with React 18, a component of a package works in `docs %s`',
  async (name) => {
    const server = await serve(
      [name, name === 'dev' ? folder : join(folder, 'dist'), '--port', '0'],
      {},
      command,
    )
    try {
      const { page, errors } = await open(`${server.url}depth`)
      const meters = page.locator('output')
      const deeper = async () => {
        await page.getByRole('slider', { name: 'Depth' }).press('ArrowRight')
        return meters.textContent()
      }
      await expect.poll(deeper, { timeout: 30_000 }).toBe('7 m')
      expect(errors).toEqual([])
      await page.close()
    } finally {
      await server.stop()
    }
  },
  120_000,
)

test('with React 18, the open menu of a phone takes the focus, and Back closes it', async () => {
  const server = await serve(['serve', join(folder, 'dist'), '--port', '0'], {}, command)
  try {
    const { page } = await open(server.url)
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect.poll(() => page.locator('[popover] :focus').count()).toBe(1)
    expect(await page.locator('main').evaluate((main) => main.closest('[inert]') !== null)).toBe(true)
    await page.goBack()
    await expect.poll(() => page.locator('[popover]:popover-open').count()).toBe(0)
    expect(await page.locator('h1').textContent()).toBe('Harbor')
  } finally {
    await server.stop()
  }
}, 60_000)
