import { expect, test } from 'vitest'
import { type Line, mergeTokens, printBlock } from './print'

/** Too long for the narrowest screen. */
const LONG = "const tide = await nextTide('Brest')"

function line(text: string, ...classes: string[]): Line {
  return { tokens: text === '' ? [] : [{ text, className: '' }], classes }
}

function code(lines: Line[], numbersFrom?: number): string {
  const html = printBlock({ label: '', lines, ...(numbersFrom === undefined ? {} : { numbersFrom }) })
  return /<code>(.*)<\/code>/s.exec(html)?.[1] ?? ''
}

test('a block is a figure with a title, buttons and a named region that the keyboard can scroll', () => {
  expect(
    printBlock({ title: 'src/a.ts', label: 'TypeScript', lines: [line(LONG)] }).replaceAll('><', '>\n<'),
  ).toMatchInlineSnapshot(`
      "<figure class="code" data-lang="TypeScript">
      <figcaption>src/a.ts</figcaption>
      <div class="code-tools">
      <button type="button" data-code-wrap aria-pressed="false" title="Wrap">Wrap</button>
      <button type="button" data-code-copy title="Copy">Copy</button>
      </div>
      <pre tabindex="0" role="group" aria-label="src/a.ts, TypeScript code" translate="no">
      <code>const tide = await nextTide('Brest')</code>
      </pre>
      </figure>"
    `)
})

test('code that fits any screen is no region, and nothing to wrap', () => {
  const html = printBlock({ label: 'TypeScript', lines: [line(LONG.slice(0, 30)), line('')] })
  expect(html).toContain('<pre translate="no">')
  expect(html).not.toContain('data-code-wrap')
  for (const wide of [LONG.slice(0, 31), '\ta', '潮汐']) {
    expect(printBlock({ label: '', lines: [line(wide)] })).toContain('tabindex="0" role="group"')
  }
})

test('a block without a title has no caption, and plain text no language', () => {
  const html = printBlock({ label: '', lines: [line(LONG)] })
  expect(html).not.toContain('figcaption')
  expect(html).not.toContain('data-lang')
  expect(html).toContain('aria-label="Code"')
})

test('everything from the author is escaped', () => {
  const html = printBlock({
    title: '<b>"&',
    label: '"><i>',
    lines: [line('<script>"&amp;"</script>', '"><u>')],
  })
  expect(html).toContain('<figcaption>&lt;b&gt;&quot;&amp;</figcaption>')
  expect(html).toContain('data-lang="&quot;&gt;&lt;i&gt;"')
  expect(html).toContain('class="line &quot;&gt;&lt;u&gt;"')
  expect(html).toContain('&lt;script&gt;"&amp;amp;"&lt;/script&gt;')
})

test('lines without a mark are one run of text', () => {
  expect(code([line('a'), line(''), line('b')])).toBe('a\n\nb')
})

test('a marked line is an element, and the text around it stays text', () => {
  expect(code([line('a'), line('b', 'x'), line('c')])).toBe('a\n<span class="line x">b\n</span>c')
})

test('added and removed lines are insertions and deletions', () => {
  const lines = [line('a', 'code-block-add-line'), line('b', 'code-block-remove-line')]
  expect(code(lines)).toBe(
    '<ins class="line code-block-add-line">a\n</ins><del class="line code-block-remove-line">b</del>',
  )
})

test('numbered lines are elements without their numbers in the text', () => {
  expect(code([line('a'), line('b', 'x')], 1)).toBe(
    '<span class="line">a\n</span><span class="line x">b</span>',
  )
})

test('lines numbered from another number carry it, for the style sheet to show', () => {
  expect(code([line('a'), line('b')], 9)).toBe(
    '<span class="line" data-n="9">a\n</span><span class="line" data-n="10">b</span>',
  )
})

test('neighbors of one class merge, and white space joins what stands before it', () => {
  const tokens = [
    { text: '  ', className: 'k' },
    { text: 'const', className: 'k' },
    { text: ' ', className: '' },
    { text: 'enum', className: 'k' },
    { text: ' ', className: '' },
    { text: 'A', className: '' },
  ]
  expect(mergeTokens(tokens)).toEqual([
    { text: '  ', className: '' },
    { text: 'const enum ', className: 'k' },
    { text: 'A', className: '' },
  ])
})
