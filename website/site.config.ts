import type { SiteConfigInput } from 'docwright'
import { offline, reference, search, socialCards } from 'docwright/features'
import { releases } from './features/releases/releases'
import { whatYouSee } from './what-you-see'

export default {
  title: 'Sinequa Mint',
  tagline: 'Build search applications with Atomic, Atomic Angular and Mint',
  url: 'https://sinequa.github.io',
  baseUrl: '/sba-mint/',
  favicon: 'img/favicon.svg',
  i18n: { defaultLocale: 'en', locales: ['en'] },
  docs: {
    routeBasePath: '/',
    // No `editUrl` and `issueUrl` until there is a public repository that has these files.
  },
  markdown: { defaultCodeLanguage: 'typescript', plugins: { hast: [whatYouSee] } },
  features: [
    reference({
      packages: ['@sinequa/atomic'],
      declared: { '@sinequa/atomic-angular': 'api/atomic-angular', '@sinequa/mint': 'api/mint' },
      meanings: { '@sinequa/atomic': 'api/atomic.yml' },
      statuses: {
        'up to 0.1': '/mint/versions#r-0-1',
        'from 11.13.0': '/mint/versions#r-11-13-0',
        'from 11.14.0': '/mint/versions#r-11-14-0',
        'after 11.14': '/mint/versions#r-after-11-14',
        'from core 2.0': '/mint/versions#r-core-2',
        'deprecated from 11.13.0': '/mint/versions#deprecated',
        'deprecated from 11.14.0': '/mint/versions#deprecated',
        'deprecated after 11.14': '/mint/versions#deprecated',
      },
      samples: {
        workspace: 'samples',
        noCheck: { never: ['atomic'] },
        server: '@search-docs/mock-server',
        presets: 'docs/atomic/guides/playground.mdx',
      },
    }),
    search({
      suggestions: [
        { type: 'doc', docId: 'mint/tutorial/introduction', label: 'Run Mint on your machine' },
        {
          type: 'doc',
          docId: 'atomic/guides/build-a-search-application',
          label: 'Build a search application',
        },
        { type: 'doc', docId: 'atomic-angular/intro', label: 'Components of Atomic Angular' },
      ],
    }),
    releases(),
    socialCards(),
    offline(),
  ],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    navbar: {
      title: 'Sinequa Mint',
      logo: { src: 'img/logo.svg' },
      items: [
        // Not the sidebar itself, whose first page is the home page, which shows no sidebar.
        { type: 'doc', docId: 'mint/overview', label: 'Mint', position: 'left' },
        { type: 'docSidebar', sidebarId: 'atomic', label: 'Atomic', position: 'left' },
        { type: 'docSidebar', sidebarId: 'atomicAngular', label: 'Atomic Angular', position: 'left' },
        { label: 'GitHub', href: 'https://github.com/sinequa/sba-mint', position: 'right' },
        { type: 'localeDropdown', position: 'right' },
      ],
    },
    footer: {
      links: [
        {
          title: 'Mint',
          items: [
            { label: 'What Mint is', to: '/mint/overview' },
            { label: 'Prerequisites', to: '/mint/prerequisites' },
            { label: 'Tutorial', to: '/mint/tutorial/introduction' },
            { label: 'Features', to: '/mint/features/search' },
            { label: 'Versions', to: '/mint/versions' },
          ],
        },
        {
          title: 'Atomic',
          items: [
            { label: 'Introduction', to: '/atomic/intro' },
            { label: 'Query', to: '/atomic/api/query' },
            { label: 'Playground', to: '/atomic/guides/playground' },
            { label: 'Types', to: '/atomic/types/types_table' },
            { label: 'Glossary', to: '/atomic/guides/glossary' },
          ],
        },
        {
          title: 'Atomic Angular',
          items: [
            { label: 'Introduction', to: '/atomic-angular/intro' },
            { label: 'Recipes', to: '/atomic-angular/guides/recipes' },
            { label: 'Components', to: '/atomic-angular/components/aggregation' },
            { label: 'Services', to: '/atomic-angular/services/intro' },
            { label: 'Theme', to: '/atomic-angular/theme' },
          ],
        },
        {
          title: 'Community',
          items: [
            { label: 'Help', to: '/mint/prerequisites#help' },
            { label: 'GitHub', href: 'https://github.com/sinequa/sba-mint' },
            { label: 'X', href: 'https://x.com/sinequa' },
            { label: 'Website', href: 'https://sinequa.com' },
          ],
        },
      ],
      copyright: {
        holder: { label: 'Sinequa', href: 'https://www.sinequa.com' },
        license: {
          label: 'MIT license',
          href: 'https://github.com/sinequa/sba-angular/blob/master/license.txt',
        },
      },
    },
    docs: { sidebar: { hideable: true, autoCollapseCategories: true } },
  },
} satisfies SiteConfigInput
