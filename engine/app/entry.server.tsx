import { slots as articleSlots, components, views as ofFeatures } from 'virtual:docs/parts'
import { SiteProvider, slots } from 'virtual:docs/slots'
import type { FC, ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { ArticleSlot, ArticleSlotProps } from '../feature'
import type { Footer as FooterData, Site } from '../page/site'
import type { FindIsland } from '../page/tree'
import type { Page } from '../page/types'
import { App } from '../theme/App'
import { Footer, type FooterProps } from '../theme/footer/Footer'
import { docsViews } from '../theme/lists/list-components'
import { mdxComponents as everyPage } from '../theme/mdx-components'

export { CodeBlock } from '../theme/code/CodeBlock'
export { Layout } from '../theme/layout/Layout'
export { Title } from '../theme/layout/Title'
export { TocFold } from '../theme/layout/Toc'
export { VersionNotice } from '../theme/versions/VersionNotice'

/** Components that every page can use without an import. */
export const mdxComponents = { ...everyPage, ...components }

/** The components of pages that list others, and of headers, by name. */
export const views = { ...docsViews, ...ofFeatures }

/** Renders what features add to a place in a page, in the order of the features. */
export function articleSlot(where: ArticleSlot, props: ArticleSlotProps): ReactNode {
  return articleSlots[where]?.map((Part, index) => <Part key={index} {...props} />)
}

interface Shown {
  site: Site
  footer: FooterData
}

/** Renders the content of the footer of a page. */
export function foot(props: ArticleSlotProps, footer: FooterData): ReactNode {
  // A part of the site may show the page.
  const Part: FC<FooterProps> = Footer
  return (
    <>
      {articleSlot('footer:before', props)}
      <Part {...props} footer={footer} end={articleSlot('footer:end', props)} />
    </>
  )
}

/** React prints a preload for each image of the shell, which browsers find right after it anyway. */
const PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/

/** Returns the markup inside `<div id="app">`. Nothing in it suspends, so one synchronous pass is enough. */
export function renderApp(page: Page, { site, footer }: Shown, findIsland: FindIsland): string {
  const sameFoot = page.foot ? '' : renderToStaticMarkup(foot({ page, site }, footer))
  const app = (
    <App
      page={page}
      site={site}
      slots={slots}
      SiteProvider={SiteProvider}
      foot={sameFoot}
      findIsland={findIsland}
    />
  )
  return renderToString(app).replace(PRELOADS, '')
}
