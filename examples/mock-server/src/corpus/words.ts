/** A list that is never empty. */
type List<T = string> = readonly [T, ...T[]]

export const COMPANIES: List = [
  'Northwind Turbines',
  'Halden Grid',
  'Brightfield Solar',
  'Marlow Storage',
  'Corvane Energy',
  'Pellworth Cables',
  'Tessaly Instruments',
  'Oakmere Logistics',
  'Vantor Marine',
  'Lindqvist Partners',
  'Arbelle Insurance',
  'Sable Coast Shipping',
  'Quillon Software',
  'Ostrava Bearings',
]

export const PEOPLE: List = [
  'Nadia Ferrer',
  'Owen Hale',
  'Ingrid Solberg',
  'Tomás Rivas',
  'Mei Tanaka',
  'Priya Raman',
  'Bram de Wit',
  'Lucía Moreno',
  'Samuel Okoro',
  'Amara Diallo',
  'Jonas Petrov',
  'Elin Sandvik',
]

/** Sites with their region, which form the tree of documents. */
export const SITES: List<readonly [region: string, site: string]> = [
  ['Northern Region', 'Cape Arden'],
  ['Northern Region', 'Skerry Bank'],
  ['Northern Region', 'Port Lomond'],
  ['Southern Region', 'Valle Clara'],
  ['Southern Region', 'Mesa Roja'],
  ['Southern Region', 'Puerto Sal'],
  ['Western Region', 'Dunmore Hill'],
  ['Western Region', 'Ashby Moor'],
  ['Head Office', 'Linden House'],
]

export interface Subject {
  name: string
  sentences: List
}

export const SUBJECTS: List<Subject> = [
  {
    name: 'Solar panels',
    sentences: [
      'The panels at {site} were cleaned twice this year, and their yield rose by {number} percent.',
      '{company} replaces every panel that loses more than a tenth of its output within five years.',
      'Dust from the access road is the main reason for lower output in summer.',
    ],
  },
  {
    name: 'Wind turbines',
    sentences: [
      'Turbine {number} at {site} stood still for nine days after a bearing had become too warm.',
      '{company} delivers the blades in three lots and pays a penalty for each week of delay.',
      'Nobody climbs a turbine alone, and nobody climbs in wind above force six.',
    ],
  },
  {
    name: 'Battery storage',
    sentences: [
      'The battery at {site} covers the evening peak and loses {number} percent on the way.',
      '{company} guarantees the capacity of the cells for twelve years.',
      'Each container has its own fire detection, which is tested every quarter.',
    ],
  },
  {
    name: 'Grid connection',
    sentences: [
      'The local grid takes up to {number} megawatts; more needs a second substation.',
      '{company} lays the cable along the old railway, which spares the wetland near {site}.',
      'The operator of the grid asks for a test of the protection relays before the first power flows.',
    ],
  },
  {
    name: 'Inverters',
    sentences: [
      'Inverter {number} reports an insulation fault on wet mornings and recovers by noon.',
      'Spare fans for the inverters are kept at {site}.',
      '{company} ships new firmware that ends the restart loop after a short loss of voltage.',
    ],
  },
  {
    name: 'Land lease',
    sentences: [
      'The lease of the land at {site} runs for {number} years and can be renewed twice.',
      'The owner keeps the right to graze sheep between the rows.',
      '{company} returns the site in the state in which it was found.',
    ],
  },
  {
    name: 'Worker safety',
    sentences: [
      'The safety walk at {site} found {number} open points, none of them severe.',
      'Harnesses from {company} are checked before every shift.',
      'Most accidents happened while material was being unloaded.',
    ],
  },
  {
    name: 'Noise and wildlife',
    sentences: [
      'Sound was measured at {number} houses near {site}, at night and with the wind behind it.',
      'All values are below the limit that the permit sets.',
      '{company} counts the birds in spring and autumn and reports to the region.',
    ],
  },
]

export interface Kind {
  name: string
  doctype: string
  format: string
  sentences: List
}

export const KINDS: List<Kind> = [
  {
    name: 'supply contract',
    doctype: 'Contract',
    format: 'pdf',
    sentences: [
      'This contract is between the owner of {site} and {company}.',
      'Notice must be given in writing, three months before the end of the term.',
      '{person} signs for the owner.',
    ],
  },
  {
    name: 'inspection report',
    doctype: 'Report',
    format: 'pdf',
    sentences: [
      'This report sums up the visit of {person} to {site}.',
      'Photographs of all findings are in the appendix.',
      'The next inspection is due in six months.',
    ],
  },
  {
    name: 'maintenance manual',
    doctype: 'Manual',
    format: 'html',
    sentences: [
      'The manual is for technicians who work without a supervisor.',
      'Lock out the supply before any cover is opened.',
      'Questions go to {person}, who keeps this manual up to date.',
    ],
  },
  {
    name: 'meeting minutes',
    doctype: 'Minutes',
    format: 'docx',
    sentences: [
      '{person} chaired the meeting; {company} was present as a guest.',
      'The budget was approved with one change.',
      'The next meeting takes place at {site}.',
    ],
  },
  {
    name: 'cost estimate',
    doctype: 'Finance',
    format: 'xlsx',
    sentences: [
      'The estimate covers labor, material and transport to {site}.',
      '{company} made the lowest of three offers.',
      '{person} checked the figures; the reserve is {number} percent.',
    ],
  },
  {
    name: 'training slides',
    doctype: 'Training',
    format: 'pptx',
    sentences: [
      'The course takes half a day and ends with a short test.',
      'It was prepared by {person} for new colleagues.',
      'Bring gloves, a helmet and your badge.',
    ],
  },
]

/** Seven of ten documents claim to be in English; the text of all of them is. */
export const LANGUAGES: List = ['en', 'en', 'en', 'en', 'en', 'en', 'en', 'fr', 'de', 'es']
