import type { Query } from '@sinequa/atomic'
import { expect, test } from 'vitest'
import { CORPUS_FACETS, createCorpus } from '../corpus/create-corpus'
import type { MockDocument } from '../types'
import type { AnyFilter } from './filters'
import { runQuery } from './run-query'

const document = (id: string, columns: Partial<MockDocument>): MockDocument => ({
  id,
  title: `Document ${id}`,
  text: '',
  modified: '2024-03-10T09:30:00',
  ...(columns as Record<string, string>),
})

const DOCUMENTS = [
  document('1', { title: 'Solar contract', docformat: 'pdf', size: 10, treepath: ['/North/Arden/'] }),
  document('2', { title: 'Wind contract', docformat: 'docx', size: 20, treepath: ['/North/Skerry/'] }),
  document('3', { text: 'A solar farm. It is new. The farm has solar panels.', docformat: 'pdf', size: 30 }),
  document('4', {
    title: 'Travel',
    docformat: 'html',
    modified: '2023-12-31T23:00:00',
    authors: ['Tomás Rivas'],
  }),
]
const FACETS = [
  { name: 'Format', column: 'docformat' },
  { name: 'Tree', column: 'treepath', kind: 'tree' },
  { name: 'Year', column: 'modified', kind: 'years' },
] as const

const run = (query: Partial<Query>) =>
  runQuery({ documents: DOCUMENTS, facets: FACETS }, { name: 'training', ...query })
const idsOf = (query: Partial<Query>) => run(query).records.map(({ id }) => id)
const itemsOf = (query: Partial<Query>, name: string) =>
  run(query).aggregations.find((one) => one.name === name)?.items

test.each([
  ['solar', ['1', '3']],
  ['SOL con', ['1']],
  ['contract -wind', ['1']],
  ['"solar farm"', ['3']],
  ['"solar far"', []],
  ['[solar panel]', ['3']],
  ['tomas', ['4']],
  ['solar submarine', []],
])('the text %s finds %j, titles first', (text, ids) => {
  expect(idsOf({ text })).toEqual(ids)
})

test.each<[AnyFilter, string[]]>([
  [{ field: 'docformat', value: 'PDF' }, ['1', '3']],
  [{ field: 'docformat', operator: 'neq', value: 'pdf' }, ['2', '4']],
  [{ field: 'docformat', operator: 'in', values: ['docx', 'html'] }, ['2', '4']],
  [{ field: 'size', operator: 'gt', value: 10 }, ['2', '3']],
  [{ field: 'size', operator: 'between', start: 10, end: 20 }, ['1', '2']],
  [{ field: 'modified', operator: 'lte', value: '2023-12-31' }, ['4']],
  [{ field: 'modified', operator: 'gte', value: '2024' }, ['1', '2', '3']],
  [{ field: 'title', operator: 'contains', value: 'contr' }, ['1', '2']],
  [{ field: 'title', operator: 'like', value: '%contract' }, ['1', '2']],
  [{ field: 'title', operator: 'regex', value: '^tr' }, ['4']],
  [{ field: 'treepath', operator: 'in', values: ['/North/*'] }, ['1', '2']],
  [{ field: 'treepath', operator: 'null' }, ['3', '4']],
  [{ field: 'authors', operator: 'notnull' }, ['4']],
  [{ operator: 'not', filters: [{ field: 'docformat', value: 'pdf' }] }, ['2', '4']],
  [
    {
      operator: 'or',
      filters: [
        { field: 'id', value: '1' },
        { field: 'id', value: '4' },
      ],
    },
    ['1', '4'],
  ],
  [
    {
      operator: 'and',
      filters: [
        { field: 'docformat', value: 'pdf' },
        { field: 'size', value: 30 },
      ],
    },
    ['3'],
  ],
])('the filter %j leaves %j', (filter, ids) => {
  expect(idsOf({ filters: filter as NonNullable<Query['filters']> }).sort()).toEqual(ids)
})

test.each([
  ['docformat:pdf', ['1', '3']],
  ['docformat:(docx OR html)', ['2', '4']],
  ['docformat:(NOT pdf)', ['2', '4']],
  ['treepath:/North/Arden/*', ['1']],
  ['modified:(>= 2023-01-01 AND < 2024-01-01)', ['4']],
  ['title:`Solar contract`', ['1']],
])('the selection %s leaves %j', (expression, ids) => {
  expect(idsOf({ select: [{ expression, facet: '' }] }).sort()).toEqual(ids)
})

test('a facet counts what the other filters leave, so that its own values can still be added', () => {
  const filters = { field: 'docformat', operator: 'in', values: ['pdf'] } as const
  expect(itemsOf({ filters: { ...filters, values: ['pdf'] } }, 'Format')).toEqual(itemsOf({}, 'Format'))
  expect(itemsOf({ filters: { ...filters, values: ['pdf'] } }, 'Year')).toMatchObject([{ count: 2 }])
})

test('the years of a date are expressions that filter', () => {
  const years = itemsOf({}, 'Year')
  expect(years).toMatchObject([
    { display: '2024', count: 3 },
    { display: '2023', count: 1 },
  ])
  expect(idsOf({ select: [{ expression: String(years?.[1]?.value), facet: 'Year' }] })).toEqual(['4'])
})

test('a tree gives its first nodes, and the children of one that is opened', () => {
  expect(itemsOf({}, 'Tree')).toEqual([{ value: 'North', count: 2, hasChildren: true, items: [] }])
  const opened = run({ action: 'open', open: [{ expression: 'treepath:/North/*', aggregation: 'Tree' }] })
  expect(opened.records).toEqual([])
  expect(opened.aggregations[0]?.items).toMatchObject([
    { value: 'Arden', count: 1, hasChildren: false },
    { value: 'Skerry', count: 1 },
  ])
})

test('a long facet comes in parts, with one value more than was asked for where there are more', () => {
  const index = { documents: createCorpus(), facets: CORPUS_FACETS }
  const part = (skip: number) =>
    runQuery(index, {
      name: 'training',
      action: 'aggregate',
      aggregations: { Company: { skip, count: 10 } },
    }).aggregations[0]?.items ?? []
  expect(part(0)).toHaveLength(11)
  expect(part(11)).toHaveLength(3)
  expect(new Set([...part(0), ...part(11)].map(({ value }) => value)).size).toBe(14)
})

test('results come a page at a time, in the order that was asked for', () => {
  expect(idsOf({ sort: 'title', pageSize: 3 })).toEqual(['3', '1', '4'])
  expect(idsOf({ sort: 'title', pageSize: 3, page: 2 })).toEqual(['2'])
  expect(idsOf({ orderBy: 'size desc', pageSize: 1 })).toEqual(['3'])
  expect(run({ isFirstPage: true })).toMatchObject({ records: [], rowCount: 4 })
})

test('with tabs, the total is the sum over all of them, and not the number of results', () => {
  const index = { documents: DOCUMENTS, facets: FACETS, tabColumn: 'docformat' }
  const pdfs = runQuery(index, { name: 'training', tab: 'pdf', pageSize: 1 })
  expect(pdfs).toMatchObject({ rowCount: 2, totalRowCount: 4, cursorRowCount: 1 })
  expect(pdfs.tabs.map(({ name, count }) => [name, count])).toEqual([
    ['docx', 1],
    ['html', 1],
    ['pdf', 2],
  ])
  expect(run({ tab: 'pdf' })).toMatchObject({ rowCount: 4, totalRowCount: 4, tabs: [] })
})

test('a record shows where the text was found', () => {
  const [, record] = run({ text: 'solar' }).records
  expect(record).toMatchObject({
    displayTitle: 'Document 3',
    relevantExtracts: 'A <b>solar</b> farm. The farm has <b>solar</b> panels.',
    matchlocations: ['2,5', '38,5'],
    termspresence: [{ term: 'solar', presence: 'found' }],
  })
})

test('the corpus is the same on every machine', () => {
  expect(createCorpus(2)).toEqual(createCorpus(3).slice(0, 2))
  expect(createCorpus()[299]?.title).toMatchInlineSnapshot(
    `"Battery storage, Cape Arden: cost estimate 2023"`,
  )
})
