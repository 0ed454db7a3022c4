import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root'
import { readAcceptance } from './acceptance'

test('groups and rows are read in their order', () => {
  const markdown = [
    '# Acceptance rows',
    '',
    '## P · product',
    '| id | what must hold |',
    '| --- | --- |',
    '| P1 | Three parts. |',
    '| P2  |  Pages are MDX.   |',
    '',
    '## R · routes',
    '| id | what must hold |',
    '| --- | --- |',
    '| R1 | Each path \\| renders. | ',
  ].join('\n')
  expect(readAcceptance(markdown)).toEqual([
    {
      title: 'P · product',
      rows: [
        { id: 'P1', text: 'Three parts.' },
        { id: 'P2', text: 'Pages are MDX.' },
      ],
    },
    { title: 'R · routes', rows: [{ id: 'R1', text: 'Each path \\| renders.' }] },
  ])
})

test('every row of our own tables that starts with an id is read, and no id appears twice', () => {
  const markdown = readFileSync(join(root, 'tests/acceptance.md'), 'utf8')
  const ids = readAcceptance(markdown).flatMap(({ rows }) => rows.map(({ id }) => id))
  expect(ids.length).toBeGreaterThan(80)
  expect(ids).toEqual([...markdown.matchAll(/^[|\s]*([A-Z]\d+)\b/gm)].map(([, id]) => id))
  expect(new Set(ids).size).toBe(ids.length)
})
