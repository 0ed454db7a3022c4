import { z } from 'zod'

const text = z.union([z.string(), z.number()], 'a text').transform(String)

/** What an author can say of themselves, in the map of authors and in a post. */
export const authorKeys = {
  name: text,
  title: text.optional(),
  url: text.optional(),
  image_url: text.optional(),
  email: text.optional(),
  description: text.optional(),
  page: z
    .union([z.boolean(), z.strictObject({ permalink: text })], 'true, false, or an object { permalink }')
    .optional(),
  socials: z.record(z.string(), text, 'addresses by the name of their network').optional(),
}

export const author = z.strictObject(authorKeys)

/** In a post: a key of the map, with what is different here, or an author of this post alone. */
export const postAuthor = z.union(
  [text, z.strictObject({ ...authorKeys, name: text.optional(), key: text.optional() })],
  'the key of an author, or an object with a name',
)

export type AuthorInput = z.output<typeof author>
