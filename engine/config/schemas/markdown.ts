import type { HastPluginList, MdastPluginList } from 'satteri'
import { z } from 'zod'
import type { UnifiedPlugin } from '../types'
import { text } from './values'

const magicComment = z
  .strictObject({
    /**
     * CSS class of the marked lines.
     * @example className: 'code-block-add-line'
     */
    className: text,
    /**
     * Comment that marks the next line.
     * @example line: 'add'
     */
    line: text.optional(),
    /**
     * Comments around the lines to mark.
     * @example block: { start: 'add-start', end: 'add-end' }
     */
    block: z
      .strictObject({
        /**
         * Comment before the first line.
         * @example start: 'add-start'
         */
        start: text,
        /**
         * Comment after the last line.
         * @example end: 'add-end'
         */
        end: text,
      })
      .optional(),
  })
  .refine(({ line, block }) => line !== undefined || block !== undefined, 'a `line`, a `block`, or both')

const UNIFIED = 'a list of plugins, each a function, or a list of one and its options'

const PLUGINS = 'a list of plugins, each with a `name` and functions by kind of node'

const defaultMagicComments = [
  mark('theme-code-block-highlighted-line', 'highlight', 'highlight-next-line'),
  mark('code-block-error-line', 'error'),
  mark('code-block-add-line', 'add'),
  mark('code-block-remove-line', 'remove'),
  mark('code-block-focus-line', 'focus', 'focus-next-line'),
]

function mark(className: string, name: string, line = name) {
  return { className, line, block: { start: `${name}-start`, end: `${name}-end` } }
}

/** How Markdown and MDX are processed. */
export const markdown = z
  .strictObject({
    /**
     * Syntax of the files: `detect` follows the extension, `mdx` reads `.md` files as MDX too.
     * @example format: 'mdx'
     */
    format: z.enum(['detect', 'mdx']).default('detect'),
    /**
     * Language of code fences without one.
     * @example defaultCodeLanguage: 'typescript'
     */
    defaultCodeLanguage: text.default('text'),
    /**
     * How the ids of headings follow from their texts: as on GitHub and in Docusaurus, or as in VitePress, where punctuation
     * becomes a hyphen, so that links from outside go on to work. Ids that are written, `{#id}`, are the same.
     * @example headingIds: 'vitepress'
     */
    headingIds: z.enum(['github', 'vitepress']).default('github'),
    /**
     * Components of `mdx-components.tsx` that render the fences of a language, by language. They get the code as `code`,
     * and what follows the language as `meta`.
     * @example fences: { SnackPlayer: 'Player' }
     */
    fences: z
      .record(z.string(), z.string().regex(/^[A-Z]\w*$/, "the name of a component, such as 'Player'"))
      .default({}),
    /**
     * Plugins of Satteri, which parses Markdown, of remark and of rehype. They run after the engine has read code, links
     * and directives. Code, links and pictures that they add are as any others. Only changes of texts by those of remark are
     * also in titles, descriptions, search and what is made of a page: a title that is added goes into the front matter.
     * @example plugins: { mdast: [footprints] }
     */
    plugins: z
      .strictObject({
        /**
         * Plugins for the Markdown tree.
         * @example mdast: [footprints]
         */
        mdast: z.custom<MdastPluginList>(Array.isArray, PLUGINS).default([]),
        /**
         * Plugins for the HTML tree, before code is highlighted.
         * @example hast: [tables]
         */
        hast: z.custom<HastPluginList>(Array.isArray, PLUGINS).default([]),
        /**
         * Plugins of remark, after those of `mdast`. Each gets a copy of the whole tree of a page, which takes some
         * milliseconds. Asynchronous ones and those that add syntax are refused.
         * @example remark: [[remarkGithub, { repository: 'harbor/quay' }]]
         */
        remark: z.custom<readonly UnifiedPlugin[]>(Array.isArray, UNIFIED).default([]),
        /**
         * Plugins of rehype, after those of `hast`.
         * @example rehype: [[rehypeWrap, { selector: 'table', wrapper: 'div' }]]
         */
        rehype: z.custom<readonly UnifiedPlugin[]>(Array.isArray, UNIFIED).default([]),
      })
      .optional(),
    /**
     * Comments in code that mark lines. Your own list replaces the default list.
     * @example magicComments: [{ className: 'code-block-add-line', line: 'add' }]
     */
    magicComments: z.array(magicComment).default(defaultMagicComments),
  })
  .prefault({})
