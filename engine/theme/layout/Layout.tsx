import { Fragment, type ReactNode } from 'react'
import { PageMenu } from '../../features/page-menu/PageMenu'
import { nameWords } from '../../page/name-words'
import type { Site } from '../../page/site'
import type { Breadcrumb, PageView } from '../../page/types'
import { ArticleFooter } from './ArticleFooter'
import NearPages from './NearPages.island'
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

/** Maximum length, in characters, of a title that fits on one line of any phone. */
const SHORT_TITLE = 11

function Title({ text }: { text: string }) {
  return (
    <h1>
      {nameWords(text, SHORT_TITLE).map((word, at) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {word}
        </Fragment>
      ))}
    </h1>
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

/** The path to this page, which is last and not linked. The logo leads to the home page. */
export function Breadcrumbs({ items }: { items: Breadcrumb[] }) {
  if (items.length === 0) return null
  return (
    <nav className="breadcrumbs" aria-label={WORDS.page.breadcrumbs}>
      <ol>
        {items.map((item, index) => (
          <li key={index}>
            <Crumb {...item} isLast={index === items.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Crumb({ label, href, isLast }: Breadcrumb & { isLast: boolean }) {
  if (isLast) return <span aria-current="page">{label}</span>
  return href === undefined ? <span>{label}</span> : <a href={href}>{label}</a>
}

function Pagination({ page: { kind, previous, next } }: { page: PageView }) {
  if (!previous && !next) return null
  return (
    <nav
      className="pagination"
      aria-label={kind.startsWith('blog') ? WORDS.page.blogPages : WORDS.page.docsPages}
    >
      {previous && (
        <a href={previous.href} rel="prev">
          <span>{WORDS.page.previous}</span>
          {previous.label}
        </a>
      )}
      {next && (
        <a href={next.href} rel="next">
          <span>{WORDS.page.next}</span>
          {next.label}
        </a>
      )}
    </nav>
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

function NotFound({ title, site: { basePath, navbar, hasSearch } }: { title: string; site: Site }) {
  const sections = navbar.items.flatMap((item) =>
    item.type === 'link' && !item.external && item.href !== basePath ? [item] : [],
  )
  return (
    <article className="prose not-found-prose">
      <p className="status">404</p>
      <h1>{title}</h1>
      <p className="lead">{WORDS.notFound.text}</p>
      <NearPages basePath={basePath} hasSearch={hasSearch === true} />
      <p>{WORDS.notFound.places}</p>
      <ul>
        <li>
          <a href={basePath}>{WORDS.page.home}</a>
        </li>
        {sections.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </article>
  )
}
