import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './root'

const RECORD = 'docs/decisions/0015-faults-a-reader-can-meet.md'
const TEST_NAME = /\| `([^`]+)`: ([^|]+) \|$/

test('every fault in the table has the test that it names', () => {
  const lines = readFileSync(join(root, RECORD), 'utf8').split('\n')
  const rows = lines.filter((line) => line.startsWith('| ')).slice(2)
  expect(rows.length).toBeGreaterThan(25)
  const missing = rows.filter((row) => {
    const [, path = '', title = ''] = TEST_NAME.exec(row) ?? []
    const file = join(root, 'tests', path)
    return title === '' || !existsSync(file) || !readFileSync(file, 'utf8').includes(title)
  })
  expect(missing).toEqual([])
})
