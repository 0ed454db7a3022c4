import { z } from 'zod'
import { nearest } from '../../diagnostics/nearest'
import { isWebAddress, WEB_ADDRESS } from '../front-matter/web-address'
import { NETWORK_NAMES } from './social-links'

const text = z.union([z.string(), z.number()], 'a text').transform(String)

const address = text.refine(isWebAddress, WEB_ADDRESS)

const socials = z
  .record(z.string(), text, 'addresses by the name of their network')
  .superRefine((links, context) => {
    for (const [network, link] of Object.entries(links)) {
      if (isWebAddress(link)) continue
      const isKnown = NETWORK_NAMES.includes(network)
      if (isKnown && isName(link)) continue
      const isTypo = !isKnown && nearest(network, NETWORK_NAMES).length > 0
      context.addIssue(isTypo ? unknownNetwork(network, links) : wrongLink(network, isKnown))
    }
  })

/** Not an address whose scheme was forgotten: `example.com/mira`. */
function isName(link: string): boolean {
  return /^[^\s/:?#]+(\/[^\s:?#]*)?$/.test(link) && !/^[^/@]+\.[^/]+\//.test(link)
}

function unknownNetwork(network: string, input: Record<string, unknown>) {
  return { code: 'unrecognized_keys' as const, keys: [network], input, message: NETWORK_NAMES.join(' ') }
}

function wrongLink(network: string, isKnown: boolean) {
  const message = isKnown ? `the name of the account, or ${WEB_ADDRESS}` : WEB_ADDRESS
  return { code: 'custom' as const, path: [network], message }
}

/** What an author can say of themselves, in the map of authors and in a post. */
export const authorKeys = {
  name: text,
  title: text.optional(),
  url: address.optional(),
  image_url: text.optional(),
  email: text.optional(),
  description: text.optional(),
  page: z
    .union([z.boolean(), z.strictObject({ permalink: text })], 'true, false, or an object { permalink }')
    .optional(),
  socials: socials.optional(),
}

export const author = z.strictObject(authorKeys)

/** In a post: with a key of the map, what is different here; else an author of this post alone. */
export const postAuthor = z.strictObject({ ...authorKeys, name: text.optional(), key: text.optional() })

/** A key of the map alone. */
export const authorKey = text

export type AuthorInput = z.output<typeof author>
