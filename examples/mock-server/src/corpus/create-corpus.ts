import type { Facet, MockDocument } from '../types'
import { createRandom, type Random } from './random'
import { COMPANIES, KINDS, LANGUAGES, PEOPLE, SITES, SUBJECTS } from './words'

export const CORPUS_SIZE = 300

/** The facets of the generated documents. */
export const CORPUS_FACETS: readonly Facet[] = [
  { name: 'Treepath', column: 'treepath', kind: 'tree' },
  { name: 'DocType', column: 'doctype' },
  { name: 'DocFormat', column: 'docformat' },
  { name: 'Modified', column: 'modified', kind: 'years' },
  { name: 'Authors', column: 'authors' },
  { name: 'Company', column: 'company' },
  { name: 'Person', column: 'person' },
  { name: 'Geo', column: 'geo' },
  { name: 'DocumentLanguages', column: 'documentlanguages' },
  { name: 'Labels', column: 'publiclabels' },
]

/** Returns fictional documents of a fictional company, the same on every machine. */
export function createCorpus(size = CORPUS_SIZE, seed = 1): MockDocument[] {
  const random = createRandom(seed)
  return Array.from({ length: size }, (_, place) => createDocument(place + 1, random))
}

const FIRST_DAY = Date.UTC(2021, 0, 1)
const DAYS = 1640
const HOUR = 3_600_000

function createDocument(number: number, random: Random): MockDocument {
  const subject = random.pick(SUBJECTS)
  const kind = random.pick(KINDS)
  const [region, site] = random.pick(SITES)
  const company = random.pick(COMPANIES)
  const person = random.pick(PEOPLE)
  const text = [...kind.sentences.slice(0, 1), ...subject.sentences, ...kind.sentences.slice(1)]
    .map((sentence) => sentence.replace('{site}', site).replace('{company}', company))
    .map((sentence) => sentence.replace('{person}', person).replace('{number}', `${3 + random.below(28)}`))
    .join(' ')
  const modified = new Date(FIRST_DAY + random.below(DAYS * 24) * HOUR).toISOString().slice(0, 19)
  const filename = `${number}-${kind.name.replace(' ', '-')}.${kind.format}`
  return {
    id: `/mock/documents/|${filename}`,
    title: `${subject.name}, ${site}: ${kind.name} ${modified.slice(0, 4)}`,
    text,
    modified,
    treepath: [`/${region}/${site}/${kind.doctype}/`],
    doctype: kind.doctype,
    docformat: kind.format,
    fileext: kind.format,
    filename,
    size: 2_000 + random.below(4_000_000),
    url1: `https://documents.acme.example/${filename}`,
    authors: [random.pick(PEOPLE)],
    company: text.includes(company) ? [company] : [],
    person: [person],
    geo: [site],
    documentlanguages: [random.pick(LANGUAGES)],
  }
}
