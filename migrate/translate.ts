import { existsSync, readdirSync } from 'node:fs'
import { listNames } from 'docwright/kit/wording'
import { isAbsolute, join } from 'pathe'
import { globSync } from 'tinyglobby'
import { idOf, optionsOfSets, translateSets } from './docs-sets'
import { translateHead } from './head'
import { relativePath, SCRIPT } from './load-config'
import type { OldSite } from './old-site'
import { droppedPlugin, isNamed, type Plugin, readPlugins } from './plugins'
import { reasonFor } from './reasons'
import { isForeign, listScriptPages } from './script-pages'
import { packageIn, stubOrigin } from './stub'
import { belowStatic, featuresOfTheme, translateTheme } from './theme'
import { asList, Dropped, isTree, type Tree, treeOf } from './tree'

/** Options of a preset that are top-level keys here. */
const CONTENT = ['docs', 'blog', 'pages']

/** Returns a Docusaurus configuration in this engine's form. The schema may still reject some of its keys. */
export function convertedConfig(site: OldSite, config: Tree): Tree {
  const { root } = site
  const { title, tagline, url, presets, plugins, themes, themeConfig, markdown, ...others } = treeOf(
    plain(root, config),
  )
  const { baseUrl, favicon, i18n, trailingSlash, headTags, scripts, stylesheets, ...rest } = others
  const head = translateHead({ headTags, scripts, stylesheets })
  const theme = treeOf(themeConfig)
  const all = [...readPlugins(presets), ...readPlugins(plugins), ...readPlugins(themes)]
  const preset =
    all.find((plugin) => isNamed(plugin, 'preset-classic')) ??
    readPlugins(presets).find(({ options }) => CONTENT.some((kind) => kind in options))
  const sets = optionsOfSets(preset, all)
  const { blog, pages } = contentOf(preset, all)
  const moving = all.filter((plugin) => isNamed(plugin, 'client-redirects'))
  const redirects = moving.flatMap(({ options }) => asList(options.redirects))
  const leftOut = left(all, preset, [...sets, blog, pages])
  return {
    title,
    tagline,
    url: typeof url === 'string' ? url.replace(/\/+$/, '') : url,
    baseUrl: typeof baseUrl === 'string' ? `/${baseUrl}/`.replace(/\/{2,}/g, '/') : '/',
    ...rest,
    ...(trailingSlash ? { trailingSlash: new Dropped(reasonFor('trailingSlash') ?? '') } : {}),
    ...(head.length > 0 ? { head } : {}),
    ...(favicon === undefined ? {} : { favicon: belowStatic(favicon) }),
    ...(isTree(i18n) ? { i18n: translateLocales(root, i18n) } : {}),
    docs: translateSets(root, sets),
    ...translatePages(site, treeOf(pages), others.onBrokenLinks ?? 'throw'),
    ...translateBlog(root, blog),
    ...translateMarkdown(treeOf(markdown), treeOf(theme.prism)),
    ...(redirects.length > 0 ? { hosting: { redirects } } : {}),
    ...featuresOfTheme(theme),
    ...(leftOut.length > 0 ? { plugins: leftOut } : {}),
    themeConfig: translateTheme(theme, title, sets.map(idOf)),
  }
}

/**
 * Returns a value with paths relative to the site, as on every other machine. Strings made with a package that is not
 * installed are left out: its stand-in writes its name into them.
 */
function plain(root: string, value: unknown): unknown {
  if (typeof value === 'string') {
    const name = packageIn(value)
    if (name !== undefined) return notInstalled(name)
    return isFile(root, value) ? relativePath(root, value) : value
  }
  if (Array.isArray(value)) return value.map((inner) => itemWithoutStubs(plain(root, inner)))
  if (!isTree(value) || stubOrigin(value) !== undefined) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(root, inner)]))
}

/** True for an absolute path of the site, or of a module elsewhere. Routes begin with a slash as well. */
function isFile(root: string, text: string): boolean {
  const isLikely = text.startsWith(`${root}/`) || (isAbsolute(text) && SCRIPT.test(text))
  return isLikely && existsSync(text)
}

/** An item of a list makes no sense without one of its strings. */
function itemWithoutStubs(item: unknown): unknown {
  const lost = isTree(item) && Object.values(item).find((inner) => inner instanceof Dropped)
  return lost instanceof Dropped ? lost : item
}

function notInstalled(name: string): Dropped {
  return new Dropped(`its value comes from ${name}, which is not installed here`)
}

/** Links to pages that cannot be taken over are broken until those pages are rewritten. */
function translatePages(site: OldSite, pages: Tree, onBrokenLinks: unknown): Tree {
  const { root } = site
  const path = relativePath(root, String(pages.path ?? 'src/pages'))
  const cwd = join(root, path)
  if (!existsSync(cwd)) return {}
  const foreign = globSync('**/*.tsx', { cwd }).filter((file) => isForeign(site, join(cwd, file)))
  const gone = [...listScriptPages(site, path).left, ...foreign].sort()
  const reason = `it would fail the build, since links lead to pages that must be rewritten: ${listNames(gone)}`
  const notProvided = new Dropped(
    'these need `require` of a package, or import modules of Docusaurus that are not provided here',
  )
  const isSofter = gone.length > 0 && onBrokenLinks === 'throw'
  return {
    ...(isSofter ? { onBrokenLinks: 'warn', links: [new Dropped(reason, "onBrokenLinks 'throw'")] } : {}),
    pages: { ...pages, path, ...(foreign.length > 0 ? { exclude: [...foreign.sort(), notProvided] } : {}) },
  }
}

/** A preset brings one blog and one folder of pages; without it, those of the first plugins without an id count. */
function contentOf(preset: Plugin | undefined, plugins: Plugin[]): Tree {
  const optionsOf = (kind: string): unknown => {
    const given = preset === undefined ? false : preset.options[kind]
    const own = (plugin: Plugin) => isNamed(plugin, `content-${kind}`) && plugin.options.id === undefined
    return given === false ? (plugins.find(own)?.options ?? false) : given
  }
  return { blog: optionsOf('blog'), pages: optionsOf('pages') }
}

/** Returns the other plugins, and the preset's other options, each with the reason for leaving it out. */
function left(all: Plugin[], preset: Plugin | undefined, content: unknown[]): Dropped[] {
  const others = all.filter((plugin) => plugin !== preset && !content.includes(plugin.options))
  const rest = Object.keys(preset?.options ?? {}).filter((key) => !CONTENT.includes(key))
  return [
    ...others.map(droppedPlugin),
    ...rest.map((key) =>
      key === 'theme'
        ? new Dropped(
            'all style sheets below src and components are loaded, in the order of their paths, and others if a page imports them',
            'theme.customCss',
          )
        : droppedPlugin({ name: key, options: {} }),
    ),
  ]
}

/** The preset has a blog by default, if the blog's folder exists. */
function translateBlog(root: string, options: unknown): Tree {
  const blog = treeOf(options)
  const path = typeof blog.path === 'string' ? relativePath(root, blog.path) : 'blog'
  if (options === false || !existsSync(join(root, path))) return {}
  const feed = treeOf(blog.feedOptions)
  return {
    blog: {
      ...blog,
      ...(blog.path === undefined ? {} : { path }),
      ...(feed.type === 'all' ? { feedOptions: { ...feed, type: ['rss', 'atom'] } } : {}),
    },
  }
}

/** Those of this engine are more, and would mark ordinary comments such as `// add`. */
const DEFAULT_MAGIC_COMMENTS = [
  {
    className: 'theme-code-block-highlighted-line',
    line: 'highlight-next-line',
    block: { start: 'highlight-start', end: 'highlight-end' },
  },
]

/** Docusaurus reads `.md` files as MDX, and a fence without a language as text. */
function translateMarkdown(markdown: Tree, prism: Tree): Tree {
  const { hooks, format, ...rest } = markdown
  const { onBrokenMarkdownLinks, ...others } = treeOf(hooks)
  return {
    ...(typeof onBrokenMarkdownLinks === 'string' ? { onBrokenMarkdownLinks } : {}),
    markdown: {
      ...rest,
      format: format === 'detect' ? format : 'mdx',
      defaultCodeLanguage: prism.defaultLanguage ?? 'text',
      magicComments: prism.magicComments ?? DEFAULT_MAGIC_COMMENTS,
      ...(Object.keys(others).length > 0 ? { hooks: others } : {}),
    },
  }
}

/** A language without a folder of translations would only duplicate the same pages. */
function translateLocales(root: string, { localeConfigs, ...i18n }: Tree): Tree {
  const folder = join(root, 'i18n')
  const translated = existsSync(folder) ? readdirSync(folder) : []
  const locales = asList(i18n.locales)
  const kept = locales.filter((code) => code === i18n.defaultLocale || translated.includes(String(code)))
  const gone = locales.filter((code) => !kept.includes(code)).map(String)
  const configs = Object.entries(treeOf(localeConfigs)).filter(([code]) => !gone.includes(code))
  const reason = 'there are no translations in i18n'
  return {
    ...i18n,
    locales: [...kept, ...gone.map((code) => new Dropped(reason, code))],
    ...(configs.length > 0 ? { localeConfigs: Object.fromEntries(configs) } : {}),
  }
}
