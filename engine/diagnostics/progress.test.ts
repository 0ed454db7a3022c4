import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { expect, onTestFinished, test } from 'vitest'
import { during, rest, workOn } from './progress'

/** Returns the work that is told from now on; undefined for none. */
function toldWork(): (string | undefined)[] {
  const told: (string | undefined)[] = []
  const listen = (work: unknown) => void told.push((work as { on?: string }).on)
  subscribe('docs:work', listen)
  onTestFinished(() => {
    unsubscribe('docs:work', listen)
    rest()
  })
  return told
}

const fail = () => {
  throw new Error('low')
}

test('foreign code is named while it runs, with the work that it is a part of', async () => {
  rest()
  const told = toldWork()
  during('a hook', () => 4)
  expect(() => during('a hook', fail)).toThrow('low')
  workOn('docs/a.mdx')
  during('a hook', () => 4)
  expect(told).toEqual([
    'a hook',
    undefined,
    'a hook',
    undefined,
    'docs/a.mdx',
    'docs/a.mdx: a hook',
    'docs/a.mdx',
  ])
})

test('a promise is named until it settles, unless other work begins', async () => {
  rest()
  const told = toldWork()
  await during('a hook', async () => 4)
  expect(told).toEqual(['a hook', undefined])
  const later = during('a hook', async () => fail())
  workOn('docs/a.mdx')
  await expect(later).rejects.toThrow('low')
  expect(told.slice(2)).toEqual(['a hook', 'docs/a.mdx'])
})
