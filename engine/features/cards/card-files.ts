import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'pathe'
import { hash } from '../../cache/hash'
import { openStore } from '../../cache/store'
import { fileInLocale } from '../../content/layers'
import { SiteError } from '../../diagnostics/problem'
import type { Reporter } from '../../diagnostics/reporter'
import type { Output } from '../../output/output'
import { cardPath } from '../../page/head'
import type { Site } from '../../page/site'
import type { Page } from '../../page/types'
import type { SiteModel } from '../../site/site-model'
import { createArtist } from './draw'
import { defaultFont, type Font, readFont } from './font'
import { cardFailed, untitledCard } from './problems'
import type { CardSite, CardText } from './template'

/** The social card of a page, shown in link previews. */
export interface PageCard extends CardText {
  path: string
}

/** Draws and writes cards. Those that earlier builds drew are only written. */
export interface CardWriter {
  /** @throws SiteError if the card cannot be drawn; `file` names its page. */
  write(card: PageCard, file: string): Promise<void>
  forgetUnused(): void
}

/** Returns the texts of a page's card; undefined if cards are off, or the page has its own image. */
export function pageCard(
  page: Pick<Page, 'kind' | 'path' | 'title' | 'section' | 'image' | 'sidebar' | 'version'>,
  { site, content }: Pick<SiteModel, 'site' | 'content'>,
): PageCard | undefined {
  const path = cardPath(page.path, site.basePath)
  if (page.image !== site.url + path) return undefined
  const part = page.section ?? page.sidebar?.title
  const version = content.versions.find(({ name, isLast }) => name === page.version?.name && !isLast)
  const label = [part, version?.label].filter((text) => text !== undefined).join(' ')
  const isStart = page.kind === 'home' || page.title === site.title
  return { path, title: page.title || site.title, label: isStart ? site.tagline : label }
}

export function createCardWriter(
  { setup, site }: Pick<SiteModel, 'setup' | 'site'>,
  output: Output,
  reporter: Reporter,
): CardWriter {
  const store = openStore(setup.cache, 'cards')
  const cardSite = once(() => siteOf(setup, site))
  const font = once(() => fontOf(setup))
  const artist = once(() => createArtist(cardSite(), font()))
  // Reads the font first, so that a broken one is a single problem of the site, not one for each page.
  if (setup.config.socialCards.enabled) font()
  return {
    async write({ path, ...card }, file) {
      const text = drawable(card, file, font(), reporter)
      const key = hash(JSON.stringify([cardSite(), font().hash, text]))
      const [known] = store.read(key) ?? []
      const png =
        known ??
        (await artist()
          .then((draw) => draw(text))
          .catch((error) => failed(file, error)))
      if (!known) store.write(key, [png])
      output.write(path, png, file)
    },
    forgetUnused: store.forgetUnused,
  }
}

/** Drops what the font cannot draw, and reports it. */
function drawable({ title, label }: CardText, file: string, font: Font, reporter: Reporter): CardText {
  const missing = font.missing(title)
  if (missing.length > 0) reporter.report('warn', untitledCard(file, title, missing))
  return {
    title: missing.length > 0 ? '' : title,
    label: font.missing(label).length > 0 ? '' : label,
  }
}

function failed(file: string, error: unknown): never {
  throw new SiteError(cardFailed(file, error), { cause: error })
}

function fontOf({ root, layers, config }: SiteModel['setup']): Font {
  const { font } = config.socialCards
  return font === undefined ? readFont(defaultFont()) : readFont(fileInLocale(join(root, font), layers), font)
}

function siteOf(
  { root, layers, config }: SiteModel['setup'],
  { title, url, basePath, locale }: Site,
): CardSite {
  const { logo } = config.themeConfig.navbar
  return {
    title,
    address: (url + basePath).replace(/^https?:\/\/|\/$/g, ''),
    ...(logo ? logoOf(fileInLocale(join(root, 'static', logo.src), layers)) : {}),
    direction: locale.direction,
  }
}

const MEDIA_TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
}

/** Returns the logo if it can be drawn. */
function logoOf(file: string): Pick<CardSite, 'logo'> {
  const type = MEDIA_TYPES[extname(file).toLowerCase()]
  return type && existsSync(file)
    ? { logo: `data:${type};base64,${readFileSync(file).toString('base64')}` }
    : {}
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
