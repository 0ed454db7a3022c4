import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'pathe'
import type {
  CachedContent,
  Collected,
  FeatureSetup,
  GeneratedFile,
  GeneratedFiles,
  PageText,
  ReadSite,
  WrittenSite,
} from '../../feature'
import { hash, openStore } from '../../kit/cache'
import { withBase } from '../../kit/hrefs'
import type { Site } from '../../page/site'
import { cardImage, cardPath } from './card-path'
import { createArtist } from './draw'
import { defaultFont, type Font, readFont } from './font'
import { cardFailed, untitledCard } from './problems'
import type { CardOptions } from './schema'
import type { CardSite, CardText } from './template'

/** The social card of a page, shown in link previews. */
export interface PageCard extends CardText {
  path: string
}

type CardSetup = Pick<FeatureSetup, 'config' | 'localeCache' | 'fileOf'>
type CardPage = Pick<
  PageText['data'],
  'kind' | 'path' | 'title' | 'section' | 'image' | 'sidebar' | 'version'
>

/** Returns the texts of a page's card; undefined if the page has its own image. */
export function pageCard(page: CardPage, { site, content }: ReadSite): PageCard | undefined {
  if (page.image !== cardImage(page.path, site)) return undefined
  const part = page.section ?? page.sidebar?.title
  const version = content.versions.find(({ name, isLast }) => name === page.version?.name && !isLast)
  const label = [part, version?.label].filter((text) => text !== undefined).join(' ')
  const isStart = page.kind === 'home' || page.title === site.title
  return {
    path: cardPath(page.path, site.basePath),
    title: page.title || site.title,
    label: isStart ? site.tagline : label,
  }
}

/** Returns the paths of the cards of all pages but those that name an image of their own. */
export function cardPaths({ site: { basePath }, content }: ReadSite): string[] {
  return [...content.byRoute].flatMap(([route, entry]) =>
    'frontMatter' in entry && entry.frontMatter.image !== undefined
      ? []
      : [cardPath(withBase(basePath, route), basePath)],
  )
}

/**
 * Draws cards that earlier builds have not drawn, and returns the files of all. One that cannot be drawn is a problem of
 * its page; a font that cannot be read is one of the site.
 */
export async function cardFiles(
  written: WrittenSite,
  setup: CardSetup,
  options: CardOptions,
): Promise<GeneratedFiles> {
  const store = openStore(setup.localeCache, 'cards/pictures')
  const cardSite = siteOf(setup, written.site)
  const font = fontOf(options, setup)
  const artist = once(() => createArtist(cardSite, font))
  const draw = async (text: CardText): Promise<CachedContent> => {
    const key = hash(JSON.stringify([cardSite, font.hash, text]))
    const [known] = store.read(key) ?? []
    const png = known ?? (await artist())(text)
    if (!known) store.write(key, [png])
    return { digest: key, read: () => store.read(key)?.[0] ?? png }
  }
  const files: Record<string, GeneratedFile> = {}
  for (const { file, json } of await written.collected('cards')) {
    const { path, ...card } = cardOf(json)
    const text = drawable(card, file, font, written.report)
    const drawn = await draw(text).catch((error: unknown) => written.report('throw', cardFailed(file, error)))
    if (drawn) files[path] = () => drawn
  }
  store.forgetUnused()
  return files
}

function cardOf(json: Collected['json']): PageCard {
  return JSON.parse(json.toString())
}

/** Drops what the font cannot draw, and reports it. */
function drawable(
  { title, label }: CardText,
  file: string,
  font: Font,
  report: WrittenSite['report'],
): CardText {
  const missing = font.missing(title)
  if (missing.length > 0) report('warn', untitledCard(file, title, missing))
  return {
    title: missing.length > 0 ? '' : title,
    label: font.missing(label).length > 0 ? '' : label,
  }
}

function fontOf({ font }: CardOptions, { fileOf }: CardSetup): Font {
  return font === undefined ? readFont(defaultFont()) : readFont(fileOf(font), font)
}

function siteOf({ config, fileOf }: CardSetup, { title, url, basePath, locale }: Site): CardSite {
  const { logo } = config.themeConfig.navbar
  return {
    title,
    address: (url + basePath).replace(/^https?:\/\/|\/$/g, ''),
    ...(logo ? logoOf(fileOf(join('static', logo.src))) : {}),
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
