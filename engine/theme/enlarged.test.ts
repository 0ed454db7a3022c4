import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'

const THEME = fileURLToPath(new URL('.', import.meta.url))

test('a picture can be enlarged on a site without any feature: the theme has its style', () => {
  const sheets = globSync('**/*.css', { cwd: THEME }).map((file) => readFileSync(THEME + file, 'utf8'))
  const rules = sheets.join('\n')
  for (const part of ['.zoom > button {', ':is(figure, .zoom) dialog {']) expect(rules).toContain(part)
})
