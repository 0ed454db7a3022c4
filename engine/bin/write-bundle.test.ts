import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { pathToFileURL } from 'node:url'
import { join } from 'pathe'
import { expect, test } from 'vitest'

const BUNDLER = new URL('./write-bundle.mjs', import.meta.url).href

test('a bundled module has the URL of its source, and texts that name the expression keep it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'))
  const tide = join(folder, 'tide.ts')
  writeFileSync(
    tide,
    'export const here: string = import.meta.url\nexport const hint = "new URL(\'./Tide.tsx\', import.meta.url)"\n',
  )
  const { addressHere, writeBundle } = await import(BUNDLER)
  try {
    const target = join(folder, 'out')
    await writeBundle({ input: { tide }, target, sourcemap: false, address: addressHere })
    expect(await import(pathToFileURL(join(target, 'tide.js')).href)).toMatchObject({
      here: pathToFileURL(tide).href,
      hint: "new URL('./Tide.tsx', import.meta.url)",
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
