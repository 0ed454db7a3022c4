import { z } from 'zod'
import { isExternal } from '../../page/href'

const ATTRIBUTE = /^[a-z][a-z\d:-]*$/i

/** What a `link` has to be for browsers to load its target. */
const LOADED = /\b(?:stylesheet|preload|modulepreload|icon|preconnect|dns-prefetch|prefetch|manifest)\b/i

const tag = z
  .strictObject({
    /**
     * Kind of the tag.
     * @example tag: 'script'
     */
    tag: z.enum(['meta', 'link', 'script']),
    /**
     * Its attributes; `true` for one without a value. A path in `src` or `href` gets the base path.
     * @example attributes: { src: '/stats.js', defer: true }
     */
    attributes: z
      .record(z.string().regex(ATTRIBUTE, 'the name of an attribute'), z.union([z.string(), z.literal(true)]))
      .default({}),
    /**
     * Text of a script. The content security policy of each page allows exactly this text.
     * @example text: 'window.tide = 4'
     */
    text: z.string().optional(),
  })
  .refine(({ tag, text }) => text === undefined || tag === 'script', {
    path: ['text'],
    error: 'no `text`: only a script has one',
  })
  .refine(({ text = '' }) => !/<\/script|<!--/i.test(text), {
    path: ['text'],
    error: 'a script without `</script` and `<!--`, which would end it',
  })
  .refine(({ tag, attributes }) => tag !== 'script' || !isForeign(attributes.src), {
    path: ['attributes', 'src'],
    error: "a file below `static`, such as '/stats.js': pages load nothing from other hosts",
  })
  .refine(
    ({ tag, attributes: { rel, href } }) => tag !== 'link' || !LOADED.test(String(rel)) || !isForeign(href),
    {
      path: ['attributes', 'href'],
      error: "a file below `static`, such as '/fonts/anchor.woff2': pages load nothing from other hosts",
    },
  )

function isForeign(address: string | true = ''): boolean {
  return isExternal(String(address))
}

/** Tags in the head of every document. */
export const head = z.array(tag).default([])
