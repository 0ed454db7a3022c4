import { posix } from 'node:path'
import { parseDate } from '../front-matter/date'

const DATED = /^(?<folder>(?:.*\/)?)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})(?![\d])[-/]?(?<name>.*)$/

export interface PostName {
  /** The last part of its path, without the date: its title where it has no other. */
  name: string
  /** Below the blog's own route: `/2024/01/31/title`. */
  slug: string
  /** ISO 8601; absent where the path has no date, or one that does not exist. */
  date?: string
}

/** Names a post after its path below the blog's folder: `2024-01-31-title.md`, `2024/01/31/title/index.md`. */
export function namePost(path: string): PostName {
  const own = path.replace(/\.mdx?$/, '').replace(/\/index$/, '')
  const { folder = '', date: written = '', name = '' } = DATED.exec(own)?.groups ?? {}
  const date = parseDate(written)
  if (date === undefined) return { name: posix.basename(own), slug: `/${own}` }
  const slug = posix.join('/', written.replaceAll('-', '/'), folder, name)
  return { name: posix.basename(name) || written, slug: slug.replace(/(.)\/$/, '$1'), date }
}
