import { testParity } from './dev-parity'

/** Together they have every kind of page and of generated file. */
const SITES = [
  'kitchen',
  'notice',
  'versions',
  'locales',
  'docusaurus',
  'blog',
  'reference',
  'extended',
] as const

for (const name of SITES) testParity(name)
