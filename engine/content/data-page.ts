import type { AddedSource } from './types'

/** What a page that is made of data needs. */
export interface DataPage
  extends Pick<AddedSource, 'kind' | 'route' | 'title' | 'text'>,
    Partial<
      Pick<AddedSource, 'id' | 'description' | 'format' | 'keywords' | 'neighbors' | 'tags' | 'unlisted'>
    > {
  /** Where the data is: messages name it. Each page needs its own `file`, such as the data's with the page's id after `#`. */
  at: Pick<AddedSource, 'file' | 'path'>
}

/** Returns a page whose Markdown is made of data rather than read from a file. */
export function dataPage({ at, ...page }: DataPage): AddedSource {
  return {
    id: page.route,
    description: '',
    format: 'md',
    keywords: [],
    neighbors: {},
    tags: [],
    unlisted: false,
    untitled: false,
    frontMatter: {},
    bodyStart: 0,
    draft: false,
    ...at,
    ...page,
  }
}
