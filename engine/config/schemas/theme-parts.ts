import { z } from 'zod'
import { filePath } from './values'

const part = filePath.optional()

/** Parts of the theme that a site replaces. */
export const theme = z
  .strictObject({
    /**
     * Modules of the site whose default exports replace parts of the theme, by part. The part itself can be imported from
     * `docwright/theme`, so that a replacement can show it with something around it.
     * @example components: { ArticleFooter: 'components/ArticleFooter.tsx' }
     */
    components: z
      .strictObject({
        /**
         * The bar at the top of every page. It is the only part that also runs in the browser, and may have hooks.
         * @example Navbar: 'components/Navbar.tsx'
         */
        Navbar: part,
        /**
         * The path above a page's title.
         * @example Breadcrumbs: 'components/Breadcrumbs.tsx'
         */
        Breadcrumbs: part,
        /**
         * The heading of a page: its title, or the heading of level 1 that opens its text.
         * @example Title: 'components/Title.tsx'
         */
        Title: part,
        /**
         * The table of contents beside a page.
         * @example Toc: 'components/Toc.tsx'
         */
        Toc: part,
        /**
         * The menu beside the path to a page, if the site has one.
         * @example PageMenu: 'components/PageMenu.tsx'
         */
        PageMenu: part,
        /**
         * A code fence of Markdown, around its highlighted code.
         * @example CodeBlock: 'components/CodeBlock.tsx'
         */
        CodeBlock: part,
        /**
         * Tags, date and links below the text of a page.
         * @example ArticleFooter: 'components/ArticleFooter.tsx'
         */
        ArticleFooter: part,
        /**
         * Links to the previous and the next page.
         * @example Pagination: 'components/Pagination.tsx'
         */
        Pagination: part,
        /**
         * The content of the page for unknown addresses.
         * @example NotFound: 'components/NotFound.tsx'
         */
        NotFound: part,
        /**
         * The footer of every page.
         * @example Footer: 'components/Footer.tsx'
         */
        Footer: part,
      })
      .prefault({}),
  })
  .prefault({})
