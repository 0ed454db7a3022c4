import { expect, test } from 'vitest'
import { CONTENDERS } from './contenders'
import { readOptions } from './options'
import { GROUPS } from './results/figures'

test('everything is measured where nothing is asked for', () => {
  expect(readOptions([])).toMatchObject({
    only: CONTENDERS.map(({ id }) => id),
    figures: GROUPS,
    rounds: 5,
    everyQuery: 1,
  })
})

test('a chosen contender stands beside ours, and a name stands for all that begin with it', () => {
  expect(readOptions(['--only', 'docusaurus,vitepress', '--figures=load,build', '--quick'])).toEqual({
    only: ['ours', 'docusaurus-lunr', 'docusaurus-faster', 'vitepress'],
    figures: ['build', 'load'],
    rounds: 1,
    everyQuery: 50,
    task: 'measure',
    isQuick: true,
  })
})

test('a quick look leaves out what takes longest, unless that is asked for', () => {
  const quick = readOptions(['--quick'])
  expect(quick.only).toEqual(['ours', 'docusaurus-faster', 'rspress', 'vitepress', 'starlight'])
  expect(quick.figures).toEqual(['build', 'load', 'navigation', 'search'])
  expect(readOptions(['--quick', '--figures', 'dev']).figures).toEqual(['dev'])
})

test('an unknown name is answered with those there are', () => {
  expect(() => readOptions(['--figures', 'speed'])).toThrow('There is no "speed". There are: install, build')
})

test('what was measured can be gone on with, and printed without measuring', () => {
  expect(readOptions(['--resume']).task).toBe('resume')
  expect(readOptions(['--print', '--quick'])).toMatchObject({ task: 'print', isQuick: true })
  expect(readOptions(['--readme']).task).toBe('readme')
})

test('the number of rounds can be said, as a number', () => {
  expect(readOptions(['--rounds', '2']).rounds).toBe(2)
  expect(() => readOptions(['--rounds', 'two'])).toThrow('--rounds takes a number from 1 to 99, not "two".')
})
