import { z } from 'zod'
import { headingLevel } from '../../config/schemas/values'
import { isWebAddress, parseDate, tagSlug, WEB_ADDRESS } from './values'

/** YAML reads `title: 2026` as a number. */
const text = z
  .union([z.string(), z.number()], 'a string')
  .transform(String)
  .refine((value) => !/[^\P{Cc}\s]/u.test(value), {
    error: 'a string without control characters',
    abort: true,
  })
const label = text.refine((value) => value.trim() !== '', 'a text that readers see')
const neighbor = z.union([text, z.null()], 'the id of a doc, or null')

const tagLabel = text.refine(
  (label) => tagSlug(label) !== '',
  'a string with a letter or a digit, or an object { label, permalink }',
)
const tagPermalink = text.refine(
  (path) => /[^/]/.test(path) && !/[\s?#%\\]|^[a-z][a-z\d+.-]*:|^\/\//i.test(path),
  "a path such as '/sign-in'",
)
const tag = z.union(
  [tagLabel, z.strictObject({ label: text, permalink: tagPermalink })],
  'a string, or an object { label, permalink }',
)

/** A route is part of an address, and the engine adds `.html` to its files. */
const slug = text.refine(
  (path) => path !== '' && !/[?#%\\]|\p{Cc}|^[a-z][a-z\d+.-]*:|^\/\/|(^|\/)\.\.(\/|$)|\.html$/iu.test(path),
  "a path such as '/intro', without .., ?, #, % and .html",
)

const editUrl = text.refine(
  (url) => isWebAddress(url) || /^\/(?!\/)\S*$/.test(url),
  `${WEB_ADDRESS}, or a path, such as '/edit'`,
)

/** The day of a date, in UTC. American dates are also accepted: `1/31/2026`. */
const day = text
  .transform((date) => date.replace(/^(\d\d?)\/(\d\d?)\/(\d{4})$/, '$3/$1/$2'))
  .refine((date) => parseDate(date) !== undefined, 'a day such as 2026-01-31')
  .transform((date) => parseDate(date)?.slice(0, 10))

/** Front matter keys by name. Other keys pass through. */
export const frontMatterKeys = {
  title: text,
  id: text.refine(
    (id) => id !== '' && !/\/|^\.{1,2}$/.test(id),
    "a name without a slash, other than '.' and '..'",
  ),
  slug,
  description: text,
  keywords: z.array(text, 'a list of strings'),
  tags: z.array(tag, 'a list of tags'),
  image: text,
  draft: z.boolean('true or false'),
  unlisted: z.boolean('true or false'),
  search: z.boolean('true or false'),
  date: z.unknown(),
  author: z.unknown(),
  author_title: text,
  author_url: text.refine(isWebAddress, WEB_ADDRESS),
  author_image_url: text,
  authorURL: text.refine(isWebAddress, WEB_ADDRESS),
  authorTitle: text,
  authorImageURL: text,
  authors: z.unknown(),
  hide_title: z.boolean('true or false'),
  hide_table_of_contents: z.boolean('true or false'),
  toc_min_heading_level: headingLevel,
  toc_max_heading_level: headingLevel,
  sidebar_label: label,
  sidebar_position: z.number('a number'),
  sidebar_class_name: text,
  sidebar_badge: text,
  sidebar_custom_props: z.record(z.string(), z.unknown(), 'a mapping of keys to values'),
  sidebar_key: text,
  displayed_sidebar: z.union([text, z.null()], 'the id of a sidebar, or null'),
  pagination_label: label,
  pagination_prev: neighbor,
  pagination_next: neighbor,
  custom_edit_url: editUrl.nullable(),
  parse_number_prefixes: z.boolean('true or false'),
  last_update: z.strictObject({ date: day.optional(), author: text.optional() }),
  markdown: z.unknown(),
  wrapperClassName: text,
  layout: z.enum(['home', 'wide'], "'home' or 'wide'"),
}

/** Keys of Docusaurus, Starlight and VitePress without effect here. They count as unknown, but never as mistyped. */
export const OTHER_KEYS = [
  'title_meta',
  'mdx',
  'front_matter',
  'last_updated',
  'lastUpdated',
  'original_id',
  'authorFBID',
  'authorTwitter',
  'category',
  'hide_footer',
  'hide_reading_time',
  'permalink',
  'next',
  'previous',
  'prev',
  'outline',
  'template',
]

export const frontMatter = z
  .looseObject(frontMatterKeys)
  .partial()
  .refine(({ toc_min_heading_level: min = 2, toc_max_heading_level: max = 6 }) => min <= max, {
    path: ['toc_max_heading_level'],
    error: 'a level that is not below `toc_min_heading_level`',
  })

export type FrontMatter = z.output<typeof frontMatter>
