import { join } from 'pathe'
import { expect, test } from 'vitest'
import { writeSite } from '../content/test-site'
import { formatProblem } from '../diagnostics/problem'
import { NO_HOSTS } from '../page/allowed-hosts'
import { foreignInSheets } from './sheet-links'

test('a style sheet that loads from another host is a warning with its first line', () => {
  const root = writeSite({
    'src/a.css':
      '/* url(https://no.example/a) */\n@import url(\'https://fonts.example/css2?family=Inter\');\n@import "//fonts.example/b";\n.x { background: url(https://other.example/a.png) }\n.y { background: url(/img/a.png), url(https://own.example/b.png), url(https://fine.example/c.png), url(data:a) }',
  })
  const options = {
    root,
    url: 'https://own.example',
    allowedHosts: { ...NO_HOSTS, pictures: ['https://fine.example'] },
  }
  const problems = foreignInSheets([join(root, 'src/a.css')], options).map(formatProblem)
  expect(problems).toHaveLength(2)
  expect(problems[0]).toMatchInlineSnapshot(`
    "Files are on another host and are not shown, since pages make no requests to other hosts: https://fonts.example
      at        src/a.css:2
      expected  files of the site, such as '/img/photo.png'
      received  https://fonts.example/css2?family=Inter (in src/a.css), //fonts.example/b (in src/a.css)
      fix       Save them under \`static\`, or allow requests to that host: allowedHosts: { styles: ['https://fonts.example'] }."
  `)
  expect(problems[1]).toContain('src/a.css:4')
})
