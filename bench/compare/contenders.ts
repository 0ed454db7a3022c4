import { join } from 'node:path'
import { root } from '../../tests/root'
import { BASE, type Contender } from './contender'
import { forStarlight, withHeading, withTitleAbove } from './page-files'

const docs = join(root, 'engine/bin/docs.mjs')
const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs'
const rspress = 'node_modules/@rspress/core/bin/rspress.js'
const vitepress = 'node_modules/vitepress/bin/vitepress.js'
const astro = 'node_modules/astro/bin/astro.mjs'

const OURS = {
  docs: 'docs',
  build: [docs, 'build', '.', '--out', 'dist', '--cache', '.cache'],
  dev: (port: number) => [docs, 'dev', '.', '--port', `${port}`, '--cache', '.cache'],
  out: 'dist',
  caches: ['.cache'],
  search: {
    open: 'header button:enabled:has-text("Search")',
    input: 'dialog[open] [role=combobox]',
    result: 'dialog[open] a[role=option]',
  },
}

const DOCUSAURUS = {
  docs: 'docs',
  ending: '.md',
  write: withTitleAbove,
  build: [docusaurus, 'build'],
  dev: (port: number) => [docusaurus, 'start', '--no-open', '--port', `${port}`],
  out: 'build',
  caches: ['.docusaurus', 'node_modules/.cache'],
} as const

/** The first one is the baseline for all others. */
export const CONTENDERS: readonly Contender[] = [
  { id: 'ours', name: 'this engine', template: 'ours', ending: '.md', write: withTitleAbove, ...OURS },
  {
    id: 'docusaurus-lunr',
    name: 'Docusaurus 3.8.0, lunr',
    template: 'docusaurus-lunr',
    ...DOCUSAURUS,
    caches: [...DOCUSAURUS.caches],
    build: [...DOCUSAURUS.build],
    search: {
      open: '#search_input_react:enabled',
      input: '#search_input_react',
      result: 'a[aria-label="Link to the result"]',
    },
  },
  {
    id: 'docusaurus-faster',
    name: 'Docusaurus 3.10.2, faster',
    template: 'docusaurus-faster',
    ...DOCUSAURUS,
    caches: [...DOCUSAURUS.caches],
    build: [...DOCUSAURUS.build],
    search: {
      open: '.navbar__search-input',
      input: '.navbar__search-input',
      result: '.navbar__search [role=option]',
    },
  },
  {
    id: 'rspress',
    name: 'Rspress 2.0.22',
    template: 'rspress',
    docs: 'docs',
    ending: '.md',
    write: withHeading,
    build: [rspress, 'build'],
    dev: (port) => [rspress, 'dev', '--port', `${port}`],
    out: 'doc_build',
    caches: ['node_modules/.cache', '.rspress'],
    search: { open: '.rp-search-button', input: '.rp-search-panel__input', result: '.rp-suggest-item__link' },
  },
  {
    id: 'vitepress',
    name: 'VitePress 1.6.4',
    template: 'vitepress',
    docs: 'docs',
    ending: '.md',
    write: withHeading,
    build: [vitepress, 'build', 'docs'],
    dev: (port) => [vitepress, 'dev', 'docs', '--port', `${port}`],
    out: 'docs/.vitepress/dist',
    caches: ['docs/.vitepress/cache', 'node_modules/.vite'],
    search: {
      open: '.VPNavBarSearch button',
      input: '#localsearch-input',
      result: '.VPLocalSearchBox a.result',
    },
  },
  {
    id: 'starlight',
    name: 'Starlight 0.42.4',
    template: 'starlight',
    needsNewerNode: true,
    docs: 'src/content/docs',
    ending: '.md',
    write: forStarlight(BASE),
    build: [astro, 'build'],
    dev: (port) => [astro, 'dev', '--port', `${port}`],
    out: 'dist',
    caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
    search: {
      open: 'button[data-open-modal]',
      input: '.pagefind-ui__search-input',
      result: '.pagefind-ui__result-link',
    },
  },
  { id: 'ours-whole', name: 'this engine, whole site', ending: '.mdx', write: withTitleAbove, ...OURS },
]
