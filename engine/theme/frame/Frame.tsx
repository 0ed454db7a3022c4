import type { ReactNode } from 'react'
import type { Site } from '../../page/site'
import type { PageView } from '../../page/types'
import { ArticleFooter } from './ArticleFooter'
import { Breadcrumbs } from './Breadcrumbs'
import { NotFound } from './NotFound'
import { Pagination } from './Pagination'
import { Toc, TocFold } from './Toc'
import { UnlistedNotice } from './UnlistedNotice'

interface FrameProps {
  page: PageView
  site: Site
  /** The text of the page. */
  children: ReactNode
}

/** All that stands in `<main>`. It runs at build time only: a page has no script but that of its islands. */
export function Frame({ page, site, children }: FrameProps) {
  const { kind, title, hideTitle, ownTitle } = page
  if (kind === 'not-found') return <NotFound title={title} site={site} />
  const heading = hideTitle ? null : <h1>{title}</h1>
  // A text with a title of its own brings the fold below it as well.
  const fold = ownTitle ? null : <TocFold items={page.toc} />
  if (kind === 'home') {
    return (
      <article className="prose home-prose">
        {heading ?? fold}
        {children}
      </article>
    )
  }
  return (
    <Article page={page} site={site}>
      {heading}
      {fold}
      {children}
    </Article>
  )
}

function Article({ page, site, children }: FrameProps) {
  return (
    <div className={page.toc.length > 0 ? 'columns with-toc' : 'columns'}>
      <div>
        <Breadcrumbs items={page.breadcrumbs} home={site.basePath} />
        <article className="prose">
          {page.unlisted && <UnlistedNotice />}
          {children}
        </article>
        <ArticleFooter page={page} locale={site.locale} />
        <Pagination page={page} />
      </div>
      <Toc items={page.toc} />
    </div>
  )
}
