import { SiteProblems } from '../diagnostics/reporter'
import { ENGLISH } from '../page/words'
import { slotsOf } from './feature-slots'
import { checkedFeatures } from './features'
import { check, type Finding } from './findings'
import { keyLine, rememberOrigin } from './key-lines'
import { localeConfigs, localeFindings } from './locales'
import { findingProblem, keyName } from './problems'
import { siteConfig } from './schema'
import type { SiteConfig } from './types'

/**
 * Checks the default export of `site.config.ts` and fills in the defaults.
 * @param file For the messages, as are `source` (its text) and `written`: what it exports, if `input` has more.
 * @throws SiteProblems with everything that is wrong.
 */
export function validateConfig(input: unknown, file: string, source: string, written = input): SiteConfig {
  const checked = check(siteConfig, input)
  if (!checked.ok) throw problemsOf(checked.findings, file, source)
  const { i18n, ...config } = checked.value
  const locales = { ...i18n, currentLocale: i18n.defaultLocale, localeConfigs: localeConfigs(i18n) }
  const findings = localeFindings(i18n, locales.localeConfigs)
  if (findings.length > 0) throw problemsOf(findings, file, source)
  const features = checkedFeatures(config.features, { file, source, input: written })
  const filled = { ...config, ...slotsOf(features), features }
  return rememberOrigin({ ...filled, i18n: locales, words: ENGLISH }, { file, source, input })
}

/** Returns what `validateConfig` would reject. */
export function configFindings(input: unknown): Finding[] {
  const checked = check(siteConfig, input)
  if (!checked.ok) return checked.findings
  const { i18n } = checked.value
  return localeFindings(i18n, localeConfigs(i18n))
}

function problemsOf(findings: Finding[], file: string, source: string): SiteProblems {
  return new SiteProblems(
    findings.map((finding) => {
      const problem = findingProblem(finding, 'the configuration', file, keyLine(source, finding.path))
      const hint = docusaurusFix(keyName(finding.path))
      return hint === undefined ? problem : { ...problem, hint }
    }),
  )
}

const COLLAPSED =
  'Set `collapsed` or `collapsible` of a category in the sidebars or in its `_category_` file.'

/** What to write instead of a key of Docusaurus, by its path. */
const FIXES = new Map([
  [
    'presets',
    "Move its options `docs` to a key of that name beside `title`, and those of `blog` to `features: [blog({ … })]`. Without `routeBasePath` the docs are at '/' here, not at '/docs'.",
  ],
  [
    'blog',
    "Write it as a feature: features: [blog({ … })], with import { blog } from 'docs-engine/features'.",
  ],
  ['plugins', 'Remove `plugins`: docs/extending.md says what to write instead.'],
  ['webpack', 'Remove `webpack`: Vite bundles the site, and needs no configuration.'],
  ['themes', 'Remove `themes`: colors and styles are in style sheets, see docs/theming.md.'],
  ['scripts', "Write each as { tag: 'script', attributes: { src: '/file.js' } } in `head`."],
  ['headTags', 'Write them as `head`: `tagName` is `tag`, and `innerHTML` is `text`.'],
  ['stylesheets', 'Remove `stylesheets`: put style sheets below `src`, see docs/theming.md.'],
  ['customFields', 'Remove `customFields`: import the data where a page or a component uses it.'],
  ['docs', 'Remove `docs`: a site without pages in that folder has no docs.'],
  ['docs.sidebarCollapsed', COLLAPSED],
  ['docs.sidebarCollapsible', COLLAPSED],
  [
    'markdown.format',
    "Set `markdown.format` to 'detect', which reads `.md` files as plain Markdown, or to 'mdx'.",
  ],
  ['themeConfig.algolia', "Remove `algolia`, and add { type: 'search' } to the items of the navbar."],
  [
    'themeConfig.footer.copyright',
    'Write it as { holder: { label, href }, license: { label, href } }, or as the `html` of the footer.',
  ],
  ['themeConfig.footer.links[].items[].html', 'Move it into the `html` of the footer.'],
  ['themeConfig.navbar.items[].items', "Add `type: 'dropdown'` to the item."],
])

/** The fix for a key that was refused, such as `themeConfig.navbar.items[2].items`; undefined for most. */
function docusaurusFix(key: string): string | undefined {
  return FIXES.get(key.replaceAll(/\[\d+\]/g, '[]'))
}
