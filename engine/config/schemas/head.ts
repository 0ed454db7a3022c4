import { parseSync } from 'vite'
import { z } from 'zod'
import { attributesOf, type DocumentTag } from '../../page/document-tag'

const ATTRIBUTE = /^[a-z][a-z\d:-]*$/i

/** A tag in the head of documents, of the site or a feature. */
export const documentTag = z
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
    /**
     * When a script runs: `first-frame` for statements that run before anything is shown. `root` is the root element in
     * them, and `storage` the browser's.
     * @example when: 'first-frame'
     */
    when: z.literal('first-frame').optional(),
  })
  .refine(({ when, text, attributes }) => !when || (text !== undefined && !Object.keys(attributes).length), {
    path: ['when'],
    error: 'no `when`: only the text of a script without attributes runs before the first frame',
  })
  .refine(({ tag, text }) => text === undefined || tag === 'script', {
    path: ['text'],
    error: 'no `text`: only a script has one',
  })
  .refine(({ text = '' }) => !/<\/script|<!--/i.test(text), {
    path: ['text'],
    error: 'a script without `</script` and `<!--`, which would end it',
  })
  .refine(({ text = '' }) => !text.includes('\0'), {
    path: ['text'],
    error: 'a script without the character NUL, which browsers replace',
  })
  .refine((tag) => isCode(tag), {
    path: ['text'],
    error: 'a script without mistakes of syntax; JSON, if that is its type',
  })
  .refine((tag) => tag.tag !== 'script' || (tag.text === undefined) === isFilled(attributesOf(tag).src), {
    path: ['text'],
    error: 'either the text of a script, or none beside `src`: browsers run the file alone',
  })
  .refine(
    ({ attributes }) => Object.keys(attributesOf({ attributes })).length === Object.keys(attributes).length,
    {
      path: ['attributes'],
      error: 'each attribute once: browsers read names in lower case, and the first one counts',
    },
  )
  .refine((tag) => tag.tag !== 'link' || isComplete(tag), {
    path: ['attributes'],
    error: 'a link with `rel` and `href`: without them browsers ignore it',
  })
  .refine((tag) => tag.tag !== 'meta' || !rulesDocument(tag), {
    path: ['attributes'],
    error:
      'no `charset`, and no policy or refresh in `http-equiv`: pages have their own, and both would count',
  })
  .refine(({ attributes }) => !Object.keys(attributes).some((name) => /^on/i.test(name)), {
    path: ['attributes'],
    error: 'no attribute such as `onload`, whose script the policy of pages blocks: add it in `text`',
  })
  .refine((tag) => isIntact(tag), {
    path: ['attributes', 'integrity'],
    error: 'hashes such as sha384-…, in base64 and of their full length: browsers ignore any other',
  })

/** False for a script that browsers cannot read. Text of a type that they do not know is data of the site's own. */
function isCode(tag: DocumentTag): boolean {
  const { text } = tag
  const type = typeOf(tag)
  if (tag.when) return parseSync('head.js', `(root, storage) => {\n${text}\n}`).errors.length === 0
  if (tag.tag !== 'script' || text === undefined) return true
  if (JSON_TYPE.test(type)) return isJson(text)
  if (!CODE_TYPE.test(type)) return true
  return (
    parseSync('head.js', text, { sourceType: type === 'module' ? 'module' : 'script' }).errors.length === 0
  )
}

const CODE_TYPE = /^(?:module|(?:(?:text|application)\/(?:java|ecma)script)?)$/
const JSON_TYPE = /^(?:importmap|speculationrules|application\/(?:.+\+)?json)$/

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

export function typeOf(tag: DocumentTag): string {
  return String(attributesOf(tag).type ?? '')
    .trim()
    .toLowerCase()
}

/** Characters of a hash in base64, by its length in bits. */
const HASH = /^sha(?:256-[\w+/-]{43}=?|384-[\w+/-]{64}|512-[\w+/-]{86}(?:==)?)(?:\?\S*)?$/

/** False for an `integrity` that names no hash: browsers would take any file. */
function isIntact(tag: DocumentTag): boolean {
  const { integrity } = attributesOf(tag)
  return (
    integrity === undefined ||
    String(integrity)
      .trim()
      .split(/\s+/)
      .every((hash) => HASH.test(hash))
  )
}

function isFilled(value: string | true | undefined): boolean {
  return typeof value === 'string' && value.trim() !== ''
}

/** Other vocabularies than that of browsers name their links by `itemprop` and `property`. */
function isComplete(tag: DocumentTag): boolean {
  const { rel, itemprop, property, href, imagesrcset } = attributesOf(tag)
  return [rel, itemprop, property].some(isFilled) && [href, imagesrcset].some(isFilled)
}

/** True for a `meta` that changes how browsers read or run the whole document, or leaves it. */
function rulesDocument(tag: DocumentTag): boolean {
  const { charset, 'http-equiv': header } = attributesOf(tag)
  return charset !== undefined || /^\s*(?:content-security-policy|content-type|refresh)/i.test(String(header))
}

/** Tags in the head of every document. */
export const head = z.array(documentTag).default([])
