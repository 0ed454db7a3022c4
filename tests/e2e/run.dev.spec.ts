import { expect, test } from './support/edited-site'

const PAGE = 'docs/writing/12-run.mdx'
const SNAPSHOT = 'observed/docs/writing/12-run.json'

test('an edit of a sample shows what it does now, and accepts nothing', async ({ page, files, visit }) => {
  await visit('writing/run')
  const logged = page.locator('article .observed code').first()
  await expect(logged).toContainText('spring')
  const before = files.read(SNAPSHOT)
  files.edit(PAGE, "name: 'spring', heights }", "name: 'neap', heights }")
  await expect(logged).toContainText("{ name: 'neap', heights: [ 3.1, 0.4 ] }")
  expect(files.read(SNAPSHOT)).toBe(before)
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
