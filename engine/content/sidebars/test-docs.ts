import type { Doc } from '../types'
import type { LocatedDoc } from './processor'

/** A doc as the sidebars see it; `path` is below the docs folder, and the id is the path as it is. */
export function testDoc(path: string, more: Partial<Doc> = {}): LocatedDoc {
  const id = path.replace(/\.mdx$/, '')
  const doc: Doc = {
    kind: 'doc',
    format: 'mdx',
    id,
    version: 'current',
    file: `/site/docs/${path}`,
    path: `docs/${path}`,
    route: `/${id}`,
    title: id,
    untitled: false,
    description: '',
    keywords: [],
    frontMatter: {},
    text: '',
    bodyStart: 0,
    draft: false,
    unlisted: false,
    tags: [],
    ...more,
  }
  return { doc, path }
}
