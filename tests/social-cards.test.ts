import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ensureBuilt } from './built-site'
import { filesIn } from './files'

const ADDRESS =
  /<meta property="og:image" content="https:\/\/sinequa\.github\.io\/sba-mint\/(og\/[^"]+\.png)">/

test('every page of the site has a picture of its own in previews, of at most 40 KiB', {
  timeout: 120_000,
}, async () => {
  const dist = await ensureBuilt('website')
  const pages = filesIn(dist).filter((file) => file.endsWith('.html') && !/^(404|try)\b/.test(file))
  const pictures = pages.map((file) => {
    const html = readFileSync(join(dist, file), 'utf8')
    expect(html, file).toContain('<meta name="twitter:card" content="summary_large_image">')
    return ADDRESS.exec(html)?.[1] ?? `none in ${file}`
  })
  expect(pictures.length).toBeGreaterThan(150)
  expect(new Set(pictures).size).toBe(pictures.length)
  for (const picture of pictures) {
    const png = readFileSync(join(dist, picture))
    expect(png.toString('latin1', 1, 4), picture).toBe('PNG')
    expect(png.length, `${picture} is larger than some messengers show`).toBeLessThanOrEqual(300 * 1024)
  }
})
