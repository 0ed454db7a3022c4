/** What the picture of the application shows. All of it is invented. */

export interface Facet {
  name: string
  count: number
  isChosen?: boolean
}

export const TYPES: readonly Facet[] = [
  { name: 'Report', count: 13, isChosen: true },
  { name: 'Finance', count: 12 },
  { name: 'Contract', count: 10 },
  { name: 'Minutes', count: 10 },
  { name: 'Manual', count: 7 },
]

export const COMPANIES: readonly Facet[] = [
  { name: 'Northwind Turbines', count: 26 },
  { name: 'Pellworth Cables', count: 6 },
  { name: 'Oakmere Logistics', count: 5 },
  { name: 'Fennick Civil', count: 4 },
]

/** Height of each year's bar, from 2014 to 2025, in units of the drawing. */
export const HISTOGRAM = [5.25, 8.75, 7, 12.25, 10.5, 15.75, 21, 14, 24.5, 19.25, 29.75, 22.75]

export interface Card {
  kind: 'pdf' | 'doc' | 'ppt'
  place: string
  text: string
  meta: readonly string[]
}

export const CARDS: readonly Card[] = [
  {
    kind: 'pdf',
    place: 'Skerry Bank',
    text: ' 18 at Skerry Bank stood still for nine days after a bearing had become too warm. Nobody climbs it alone.',
    meta: ['Amara Diallo', 'Jun 11, 2025', '14 pages'],
  },
  {
    kind: 'doc',
    place: 'Cape Arden',
    text: ' 30 at Cape Arden stood still for nine days, and nobody climbs in wind above force six.',
    meta: ['Samuel Okoro', 'Apr 12, 2025'],
  },
  {
    kind: 'ppt',
    place: 'Dunmore Hill',
    text: ' 22 at Dunmore Hill runs again since March, with the second bearing from stock.',
    meta: ['Ines Roy', 'Mar 2, 2025'],
  },
]
