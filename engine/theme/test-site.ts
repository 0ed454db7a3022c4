import type { Locale, Site } from '../page/site'
import type { PageView } from '../page/types'

/** A small site and page for tests, with a value for everything. */
export const english: Locale = {
  code: 'en',
  label: 'English',
  htmlLang: 'en',
  direction: 'ltr',
  calendar: 'gregory',
  home: '/base/',
}

export const site: Site = {
  title: 'Toolkit',
  tagline: '',
  url: 'https://example.com',
  basePath: '/base/',
  locale: english,
  locales: [english],
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
  navbar: {
    title: 'Toolkit',
    items: [
      {
        type: 'link',
        label: 'Guide',
        href: '/base/guide',
        external: false,
        position: 'left',
        sidebar: 'guide',
      },
      {
        type: 'link',
        label: 'Source',
        href: 'https://example.com/source',
        external: true,
        position: 'right',
      },
      { type: 'locale', position: 'right' },
    ],
  },
  docs: { sidebar: { hideable: true, autoCollapseCategories: true } },
}

export const page: PageView = {
  document: { tags: [], firstFrame: [] },
  kind: 'doc',
  path: '/base/guide/start',
  title: 'Start',
  documentTitle: 'Start | Toolkit',
  description: 'Not shown.',
  keywords: [],
  canonical: 'https://example.com/base/guide/start',
  markdown: '/base/guide/start.md',
  lastUpdated: '2026-01-31',
  hideTitle: false,
  ownFold: false,
  unlisted: false,
  toc: [
    { id: 'install', html: 'Install', level: 2 },
    { id: 'npm', html: 'With <code>npm</code>', level: 3 },
  ],
  breadcrumbs: [{ label: 'Guide' }, { label: 'Start', href: '/base/guide/start' }],
  frontMatter: {},
  actions: [],
  tags: [{ label: 'beginners', href: '/base/tags/beginners' }],
  previous: { label: 'Home', href: '/base/' },
  next: { label: 'Next steps', href: '/base/guide/next' },
  sidebar: {
    id: 'guide',
    source: '/base/data/sidebar-guide.json',
    items: [
      {
        type: 'category',
        label: 'Guide',
        href: '/base/guide/start',
        linked: false,
        collapsible: true,
        collapsed: true,
        items: [{ type: 'link', label: 'Start', href: '/base/guide/start' }],
      },
      {
        type: 'category',
        label: 'API',
        href: '/base/api/get',
        linked: false,
        collapsible: true,
        collapsed: true,
        items: null,
      },
    ],
  },
  islands: {},
  body: [{ html: '<p>Text</p>' }],
}
