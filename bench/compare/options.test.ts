import { expect, test } from 'vitest'
import { CONTENDERS } from './contenders'
import { readOptions } from './options'
import { GROUPS } from './results/figures'

test('everything is measured if nothing is named', () => {
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

test('a quick run leaves out what takes longest, unless it is named', () => {
  const quick = readOptions(['--quick'])
  expect(quick.only).toEqual(['ours', 'docusaurus-faster', 'rspress', 'vitepress', 'starlight'])
  expect(quick.figures).toEqual(['build', 'load', 'navigation', 'search'])
  expect(readOptions(['--quick', '--figures', 'dev']).figures).toEqual(['dev'])
})

test('an unknown name is refused with a list of the known ones', () => {
  expect(() => readOptions(['--figures', 'speed'])).toThrow('There is no "speed". There are: install, build')
})

test('a run can be continued, and printed without measuring', () => {
  expect(readOptions(['--resume']).task).toBe('resume')
  expect(readOptions(['--print', '--quick'])).toMatchObject({ task: 'print', isQuick: true })
  expect(readOptions(['--readme']).task).toBe('readme')
})

test('the number of rounds can be set, and must be a number', () => {
  expect(readOptions(['--rounds', '2']).rounds).toBe(2)
  expect(() => readOptions(['--rounds', 'two'])).toThrow('--rounds takes a number from 1 to 99, not "two".')
})
