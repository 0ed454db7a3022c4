import type { Doc } from '../types'
import type { LocatedDoc } from './processor'

/** Returns a doc for the sidebars. `path` is below the docs folder, and also the id. */
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
