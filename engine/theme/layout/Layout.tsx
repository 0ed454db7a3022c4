import type { ReactNode } from 'react'
import { PageMenu } from '../../features/page-menu/PageMenu'
import type { Site } from '../../page/site'
import type { PageView } from '../../page/types'
import { ArticleFooter } from './ArticleFooter'
import { Breadcrumbs } from './Breadcrumbs'
import { NotFound } from './NotFound'
import { Pagination } from './Pagination'
import { Title } from './Title'
import { Toc, TocFold } from './Toc'

interface LayoutProps {
  page: PageView
  site: Site
  /** The page's text. */
  children: ReactNode
}

/** The content of `<main>`. Rendered only at build time: the only scripts of a page are those of its islands. */
export function Layout({ page, site, children }: LayoutProps) {
  const { kind, title, hideTitle, ownFold } = page
  if (kind === 'not-found') return <NotFound title={title} site={site} />
  const heading = hideTitle ? null : <Title text={title} />
  const fold = ownFold ? null : <TocFold items={page.toc} />
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

function Article({ page, site, children }: LayoutProps) {
  return (
    <div className="columns">
      <div>
        <AboveArticle page={page} />
        <article className="prose">
          {page.unlisted && <UnlistedNotice />}
          {page.textLanguage && <UntranslatedNotice />}
          {children}
        </article>
        <ArticleFooter page={page} locale={site.locale} />
        <Pagination page={page} />
      </div>
      <Toc items={page.toc} />
    </div>
  )
}

function AboveArticle({ page: { breadcrumbs, actions } }: { page: PageView }) {
  if (breadcrumbs.length === 0 && actions.length === 0) return null
  return (
    <div className="above-article">
      <Breadcrumbs items={breadcrumbs} />
      <PageMenu actions={actions} />
    </div>
  )
}

/** Marked up like a warning admonition, whose styles it shares. */
function UnlistedNotice() {
  return (
    <div className="admonition admonition-warning" role="note" aria-label={WORDS.page.unlisted}>
      <p className="admonition-title">{WORDS.page.unlisted}</p>
      <p>{WORDS.page.unlistedText}</p>
    </div>
  )
}

function UntranslatedNotice() {
  return (
    <div className="admonition admonition-note" role="note">
      <p>{WORDS.page.untranslated}</p>
    </div>
  )
}
