import { isExternal } from '../../page/href'
import type { PageLink } from '../../page/types'

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
  email: { label: 'Email', address: (name) => `mailto:${name}` },
}

export const NETWORK_NAMES = Object.keys(NETWORKS)

/** Where else an author is: the names of known networks become addresses; what is no address is left out. */
export function socialLinks(socials: Record<string, string>): PageLink[] {
  return Object.entries(socials).flatMap(([network, name]) => {
    const known = NETWORKS[network]
    if (isExternal(name) || name.startsWith('/')) return [{ label: known?.label ?? network, href: name }]
    return known ? [{ label: known.label, href: known.address(name) }] : []
  })
}
