import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse, type Selector } from 'css-what'
import postcss from 'postcss'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const IGNORED = ['**/node_modules/**', '**/dist/**']

// WebKit ends the process of a page where a `details` has `display: contents` and its content scrolls.
test('no rule takes the box of a fold away', () => {
  const classes = foldClasses()
  const sheets = globSync(['engine/**/*.css', 'website/**/*.css'], { cwd: ROOT, ignore: IGNORED })
  const wrong = sheets.flatMap((file) =>
    boxless(readFileSync(ROOT + file, 'utf8'), classes).map((selector) => `${file}: ${selector}`),
  )
  expect(wrong).toEqual([])
})

test.each([
  '.a > details{display:contents}',
  '@media screen{.a :is(.b, .c > details){display:contents}}',
  '.a{[open]{display:contents}}',
  '.fold{display:contents}',
])('%s takes it away', (css) => {
  expect(boxless(css, new Set(['fold']))).toHaveLength(1)
})

test.each(['details > p{display:contents}', '.a:has(details){display:contents}', 'details{display:grid}'])(
  '%s does not',
  (css) => {
    expect(boxless(css, new Set())).toEqual([])
  },
)

function foldClasses(): Set<string> {
  const sources = globSync(['engine/**/*.{ts,tsx}', 'website/**/*.{tsx,mdx}'], { cwd: ROOT, ignore: IGNORED })
  const tags = sources.flatMap((file) => [
    ...readFileSync(ROOT + file, 'utf8').matchAll(/<details\s[^>]*?class(?:Name)?="([^"]+)"/g),
  ])
  return new Set(tags.flatMap(([, names = '']) => names.split(' ')))
}

/** Returns the selectors that give `display: contents` to a fold. */
function boxless(css: string, classes: ReadonlySet<string>): string[] {
  const found: string[] = []
  postcss.parse(css).walkDecls('display', ({ value, parent }) => {
    if (value !== 'contents' || !(parent instanceof postcss.Rule)) return
    if (parse(parent.selector).some((tokens) => meansFold(tokens, classes))) found.push(parent.selector)
  })
  return found
}

function meansFold(tokens: readonly Selector[], classes: ReadonlySet<string>): boolean {
  const combinators = ['descendant', 'child', 'sibling', 'adjacent', 'column-combinator']
  const subject = tokens.slice(tokens.findLastIndex(({ type }) => combinators.includes(type)) + 1)
  return subject.some((token) => {
    if (token.type === 'tag') return token.name === 'details'
    if (token.type === 'attribute') {
      return token.name === 'open' || (token.name === 'class' && classes.has(token.value))
    }
    if (token.type !== 'pseudo' || !['is', 'where'].includes(token.name) || !Array.isArray(token.data))
      return false
    return token.data.some((inner) => meansFold(inner, classes))
  })
}
