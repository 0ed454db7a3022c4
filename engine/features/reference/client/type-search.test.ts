import { expect, test } from 'vitest'
import { findTypes, type TypeRow } from './type-search'

const row = (name: string, meaning: string, ...members: string[]): TypeRow => ({
  name,
  text: `${name} ${meaning}`.toLowerCase(),
  members,
})
const rows = [
  row('Query', 'a search as you send it', 'name', 'pageSize'),
  row('QueryAnalysis', 'what the server understood', 'concepts'),
  row('Result', 'documents and counts', 'records', 'pageSize'),
]
const found = (query: string) => findTypes(rows, query).rows.map((index) => rows[index]?.name)

test.each([
  ['nothing', '', ['Query', 'QueryAnalysis', 'Result']],
  ['its name', 'QUERY', ['Query', 'QueryAnalysis']],
  ['its meaning', 'server understood', ['QueryAnalysis']],
  ['a member', 'pagesize', ['Query', 'Result']],
  ['a member and its name', 'query pageSize', ['Query']],
  ['a typo in its name', 'Reslut', ['Result']],
  ['a typo in a member', 'pagesise', ['Query', 'Result']],
])('a type is found by %s', (_, query, names) => {
  expect(found(query)).toEqual(names)
})

test('a row that matches only by a member names it', () => {
  const { members } = findTypes(rows, 'pagesize')
  expect([...members]).toEqual([
    [0, ['pageSize']],
    [2, ['pageSize']],
  ])
  expect(findTypes(rows, 'query').members.size).toBe(0)
})

test('a query without a match offers similar names', () => {
  expect(findTypes(rows, 'qry')).toMatchObject({ rows: [], near: ['Query', 'QueryAnalysis'] })
  expect(findTypes(rows, 'zzzz').near).toEqual([])
})
