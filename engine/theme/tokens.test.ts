import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { TOKENS } from './tokens'

const SHEET = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

test('the list of tokens has every custom property of the style sheet, except the shades in its shadows', () => {
  const set = [...SHEET.matchAll(/^\s*--([\w-]+):/gm)].map(([, name = '']) => name)
  expect([...TOKENS].sort()).toEqual([...new Set(set)].filter((name) => !name.startsWith('shade')).sort())
})
