import type { Problem } from '../diagnostics/problem'
import { didYouMean, joinLong, listNames, nearest } from '../diagnostics/words'
import type { HostKind } from '../page/allowed-hosts'
import type { LinkLocation } from './link-positions'

export function brokenLink(link: {
  href: string
  page: string
  file: string
  line?: number
  similar: string[]
}): Problem {
  return {
    what: `This link leads nowhere: ${link.href}`,
    file: link.file,
    ...(link.line === undefined ? {} : { line: link.line }),
    expected: 'the path of a page or a file of this site',
    received: `${link.href} (on the page ${link.page})`,
    hint: FILE.test(link.href)
      ? fileRemedy(link.href)
      : didYouMean(link.similar, 'Correct the path, or create the page.', joinLong),
  }
}

/** The layout links to the home page from every page: in its title, its logo and the page for unknown URLs. */
export function noHomePage({ href, ...location }: { href: string; file: string; line?: number }): Problem {
  return {
    what: `This site has no page at ${href}, which its title and logo link to.`,
    ...location,
    expected: 'a home page',
    received: `links to ${href}`,
    hint: "Create one: pages/index.mdx, or a docs page with `slug: /` and `docs: { routeBasePath: '/' }`.",
  }
}

/** A URL whose file extension is not a page's, nor part of a number (`/docs/7.0`). */
const FILE = /\.(?!html?\b|mdx?\b)[a-z][a-z\d]{1,6}(?:[?#].*)?$/i

function fileRemedy(href: string): string {
  const isPicture = /\.(?:apng|avif|gif|ico|jpe?g|png|svg|webp)\b/i.test(href)
  return isPicture
    ? 'Correct the path, or add the file: next to the page (./photo.png), or under `static` (/img/photo.png).'
    : 'Put the file under `static` and link to it from there: static/files/a.zip is /files/a.zip.'
}

/** `addresses` are a host's files, and `kinds` what they are for. The first one is loaded at `place`. */
export function foreignHost(
  origin: string,
  { kinds, addresses }: { kinds: readonly HostKind[]; addresses: readonly string[] },
  place?: Pick<LinkLocation, 'file' | 'line'>,
): Problem {
  const allowed = kinds.map((kind) => `${kind}: ['${origin}']`).join(', ')
  const { file, line } = place ?? {}
  return {
    what: `Files are on another host and are not shown, since pages make no requests to other hosts: ${origin}`,
    ...(file === undefined ? {} : { file }),
    ...(line === undefined ? {} : { line }),
    expected: "files of the site, such as '/img/photo.png'",
    received: listNames(addresses, 5),
    hint: `Save them under \`static\`, or allow requests to that host: allowedHosts: { ${allowed} }.`,
  }
}

/** `mark` begins the HTML: a tag, or an attribute. */
export function refusedHtml({
  mark,
  page,
  ...location
}: {
  mark: string
  page: string
  file: string
  line?: number
}): Problem {
  return {
    what: `This HTML has no effect, since the policy of pages refuses it: ${mark}`,
    ...location,
    expected: 'text without scripts, style sheets, embedded files and forms that are sent',
    received: `${mark} (on the page ${page})`,
    hint:
      REMEDIES[mark] ??
      'Move the element into a component in a file named *.island.tsx, which may have handlers.',
  }
}

export function repeatedId({
  id,
  page,
  file,
  line,
}: {
  id: string
  page: string
  file: string
  line: number | undefined
}): Problem {
  return {
    what: `Two elements of a page have the id ${id}, and links reach the first of them alone.`,
    file,
    ...(line === undefined ? {} : { line }),
    expected: 'ids that differ',
    received: `${id}, twice (on the page ${page})`,
    hint: 'Remove the element that only carries the id, or give one of the two another: ## Heading {#id}',
  }
}

const REMEDIES: Readonly<Record<string, string>> = {
  '<script':
    'Move the script to `head` in the configuration, or what it does into a component in a file named *.island.tsx.',
  '<style': 'Move the rules into a style sheet of the site, such as components/theme.css.',
  '<form': 'Send it from a component in a file named *.island.tsx.',
  '<base': 'Write whole addresses in the links that need another base.',
  '<object': 'Show the file by <img>, <video> or <iframe>, or link to it.',
  '<embed': 'Show the file by <img>, <video> or <iframe>, or link to it.',
}

export function brokenAnchor(link: {
  href: string
  target: string
  file: string
  line?: number
  anchors: string[]
}): Problem {
  const [near] = nearest(link.href.replace(/^.*?#/, ''), link.anchors, 1)
  return {
    what: `This link names an anchor that its page does not have: ${link.href}`,
    file: link.file,
    ...(link.line === undefined ? {} : { line: link.line }),
    expected:
      link.anchors.length > 0
        ? `one of the anchors of ${link.target}: ${listNames(link.anchors.map((id) => `#${id}`))}`
        : `a page with anchors; ${link.target} has none`,
    received: link.href,
    hint: `${near === undefined ? 'Correct the part after #, or' : `Did you mean #${near}? Otherwise`} give the heading that id: ## Heading {#id}`,
  }
}
