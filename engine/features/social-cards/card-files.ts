import { join } from 'pathe'
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
import { readLogo } from './logo'
import { cardFailed, untitledCard } from './problems'
import type { CardOptions } from './schema'
import type { CardSite, CardText } from './template'

/** The social card of a page, shown in link previews. */
export interface PageCard extends CardText {
  path: string
}

/** Threads that Node has for libraries. */
const AT_ONCE = 4

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
    const png = known ?? (await (await artist())(text))
    if (!known) store.write(key, [png])
    return { digest: key, read: () => store.read(key)?.[0] ?? png }
  }
  const cardOf = async ({ file, json }: Collected): Promise<[string, GeneratedFile][]> => {
    const { path, ...card }: PageCard = JSON.parse(json.toString())
    const text = drawable(card, file, font, written.report)
    const drawn = await draw(text).catch((error: unknown) => written.report('throw', cardFailed(file, error)))
    return drawn ? [[path, () => drawn]] : []
  }
  const files: [string, GeneratedFile][] = []
  const pages = await written.collection('social-cards')
  // No more at once than there are threads, so that the pictures do not pile up.
  for (let start = 0; start < pages.length; start += AT_ONCE)
    files.push(...(await Promise.all(pages.slice(start, start + AT_ONCE).map(cardOf))).flat())
  store.forgetUnused()
  return Object.fromEntries(files)
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
  const drawn = logo && readLogo(fileOf(join('static', logo.src)))
  return {
    title,
    address: (url + basePath).replace(/^https?:\/\/|\/$/g, ''),
    ...(drawn ? { logo: drawn } : {}),
    direction: locale.direction,
  }
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
