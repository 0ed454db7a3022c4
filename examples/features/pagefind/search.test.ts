import { expect, test } from 'vitest'
import { foundPage, type PagefindPage, piecesOf } from './search'

const page: PagefindPage = {
  url: '/base/buoy',
  excerpt: 'All of it',
  meta: { title: 'Buoy' },
  sub_results: [
    { title: 'Buoy', url: '/base/buoy', excerpt: 'A <mark>buoy</mark>', locations: [1] },
    { title: 'Lights', url: '/base/buoy#lights', excerpt: 'A light', locations: [7, 9] },
  ],
}

test('the sections with most of the words come first, and a page that only its title names has one', () => {
  expect(foundPage(page).sections.map(({ url }) => url)).toEqual(['/base/buoy#lights', '/base/buoy'])
  expect(foundPage({ ...page, sub_results: [] }).sections).toEqual([
    { url: '/base/buoy', title: 'Buoy', excerpt: 'All of it' },
  ])
})

test('an excerpt is text, of which some is marked', () => {
  expect(piecesOf('Array&lt;<mark>Light</mark>&gt;')).toEqual([
    { text: 'Array<', isMarked: false },
    { text: 'Light', isMarked: true },
    { text: '>', isMarked: false },
  ])
})
