import { expect, test } from './support/edited-site'

const PAGE = 'docs/writing/12-run.mdx'
const SNAPSHOT = 'observed/docs/writing/12-run.json'

test('[D3] an edit of a sample shows what it does now; the build fails until that is accepted', async ({
  page,
  files,
  failedBuild,
  visit,
}) => {
  await visit('writing/run')
  const logged = page.locator('article .observed code').first()
  await expect(logged).toContainText('spring')
  const before = files.read(SNAPSHOT)
  files.edit(PAGE, "name: 'spring', heights }", "name: 'neap', heights }")
  await expect(logged).toContainText("{ name: 'neap', heights: [ 3.1, 0.4 ] }")
  expect(files.read(SNAPSHOT)).toBe(before)
  const printed = await failedBuild()
  expect(printed).toContain('error: This sample no longer does what it did: log.ts')
  expect(printed).toContain(`${PAGE}:11`)
  expect(printed).toMatch(/- \{ name: 'spring'.*\n +\+ \{ name: 'neap'/)
  expect(printed).toContain('npm run samples -- --update')
  files.edit(PAGE, "name: 'neap', heights }", "name: 'spring', heights }")
  await expect(logged).toContainText('spring')
})

test('a new sample is written down as soon as it is seen, and so are edits of it', async ({
  page,
  files,
  visit,
}) => {
  await visit('writing/run')
  const add = (code: string) => `Text after\n\n\`\`\`ts run title="new.ts"\n${code}\n\`\`\`\n\nthe samples.`
  files.edit(PAGE, 'Text after the samples.', add("console.log('first')"))
  const logged = page.locator('article .observed code').last()
  await expect(logged).toHaveText('first')
  files.edit(PAGE, "console.log('first')", "console.log('second')")
  await expect(logged).toHaveText('second')
  expect(JSON.parse(files.read(SNAPSHOT))['new.ts']).toEqual([{ kind: 'log', text: 'second' }])
})

test('[D2] [D3] a sample that imports what it may not shows the error of the build', async ({
  page,
  files,
  failedBuild,
  visit,
}) => {
  await visit('writing/run')
  files.edit(PAGE, "from './tides'", "from 'node:os'")
  const overlay = page.locator('vite-error-overlay .message')
  await expect(overlay).toContainText('A sample that is run cannot import this module: node:os')
  await expect(overlay).toContainText(`${PAGE}:12`)
  const printed = await failedBuild()
  expect(printed).toContain('error: A sample that is run cannot import this module: node:os')
  expect(printed).toContain(`${PAGE}:12`)
  files.edit(PAGE, "from 'node:os'", "from './tides'")
  await expect(overlay).toHaveCount(0)
})
