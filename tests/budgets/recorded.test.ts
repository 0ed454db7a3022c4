import { expect, test } from 'vitest'
import { grownFiles } from './recorded'

test('files that grew and new ones are named, the largest difference first', () => {
  const before = { 'main.js': 100, 'style.css': 50, 'react.js': 70 }
  const now = { 'main.js': 103, 'style.css': 40, 'react.js': 70, 'Tabs.island.js': 20 }
  expect(grownFiles(now, before)).toEqual(['Tabs.island.js +20 B', 'main.js +3 B'])
})
