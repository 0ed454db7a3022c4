import { z } from 'zod'
import { isWebAddress, WEB_ADDRESS } from '../../../kit/pages'
import { nearest } from '../../../kit/wording'
import { isExternal } from '../../../page/href'
import type { PageLink } from '../../../page/types'

const text = z.union([z.string(), z.number()], 'a string').transform(String)

const address = text.refine(isWebAddress, WEB_ADDRESS)

const socials = z
  .record(z.string(), text, 'URLs by the name of the network')
  .superRefine((links, context) => {
    for (const [network, link] of Object.entries(links)) {
      if (isWebAddress(link)) continue
      const isKnown = NETWORK_NAMES.includes(network)
      if (isKnown && isName(link)) continue
      const isTypo = !isKnown && nearest(network, NETWORK_NAMES).length > 0
      context.addIssue(isTypo ? unknownNetwork(network, links) : wrongLink(network, isKnown))
    }
  })

/** Rejects a URL whose scheme was forgotten: `example.com/mira`. */
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

/** What both the authors map and a post can state about an author. */
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

/** In a post: overrides for the author of `key`, or else an author of this post only. */
export const postAuthor = z.strictObject({ ...authorKeys, name: text.optional(), key: text.optional() })

/** In a post: an author of the map, unchanged. */
export const authorKey = text

export type AuthorInput = z.output<typeof author>

interface Network {
  label: string
  address: (name: string) => string
}

const NETWORKS: Record<string, Network> = {
  x: { label: 'X', address: (name) => `https://x.com/${name}` },
  twitter: { label: 'X', address: (name) => `https://x.com/${name}` },
  github: { label: 'GitHub', address: (name) => `https://github.com/${name}` },
  linkedin: { label: 'LinkedIn', address: (name) => `https://www.linkedin.com/in/${name}` },
  stackoverflow: { label: 'Stack Overflow', address: (name) => `https://stackoverflow.com/users/${name}` },
  bluesky: { label: 'Bluesky', address: (name) => `https://bsky.app/profile/${name}` },
  mastodon: { label: 'Mastodon', address: (name) => `https://mastodon.social/${name}` },
  youtube: { label: 'YouTube', address: (name) => `https://www.youtube.com/${name}` },
  instagram: { label: 'Instagram', address: (name) => `https://www.instagram.com/${name}` },
  threads: { label: 'Threads', address: (name) => `https://www.threads.net/@${name.replace(/^@/, '')}` },
  twitch: { label: 'Twitch', address: (name) => `https://www.twitch.tv/${name}` },
  email: { label: 'Email', address: (name) => `mailto:${name}` },
}

const NETWORK_NAMES = Object.keys(NETWORKS)

/** Returns an author's profiles. Names on known networks become URLs; those on unknown networks are dropped. */
export function socialLinks(socials: Record<string, string>): PageLink[] {
  return Object.entries(socials).flatMap(([network, name]) => {
    const known = Object.hasOwn(NETWORKS, network) ? NETWORKS[network] : undefined
    if (isExternal(name) || name.startsWith('/')) return [{ label: known?.label ?? network, href: name }]
    return known ? [{ label: known.label, href: known.address(name) }] : []
  })
}
