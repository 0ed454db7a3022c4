import { expect, test } from 'vitest'
import { CONTENDERS } from './contenders'
import { GROUPS } from './figures'
import { readOptions } from './options'

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
    everyQuery: 10,
  })
})

test('an unknown name is answered with those there are', () => {
  expect(() => readOptions(['--figures', 'speed'])).toThrow('There is no "speed". There are: install, build')
})
