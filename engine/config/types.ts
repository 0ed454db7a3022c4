import type { z } from 'zod'
import type { Feature } from '../feature'
import type { Words } from '../page/words'
import type { siteConfig } from './schema'

/** What an author writes in `site.config.ts`. */
export type SiteConfigInput = Omit<Input, 'docs'> & { docs?: Input['docs'] | NonNullable<Input['docs']>[] }

/** What an author writes in the `site.config.ts` of a locale's folder: only what differs. */
export type LocaleWordsInput = Partial<
  Pick<SiteConfigInput, 'title' | 'tagline' | 'themeConfig' | 'features'>
>

type Input = z.input<typeof siteConfig>
type Checked = z.output<typeof siteConfig>

/** One set of docs. */
export type DocsSet = Checked['docs'] & {
  /** Where it is in the configuration: `['docs']`, or `['docs', 1]` in a list. */
  key: readonly (string | number)[]
}

export type DocsSets = readonly [DocsSet, ...DocsSet[]]

/** A checked configuration with every default filled in. */
export type SiteConfig = Omit<Checked, 'i18n' | 'features' | 'docs'> & {
  docs: DocsSets
  features: readonly CheckedFeature[]
  i18n: I18nConfig
  words: Words
}

export interface I18nConfig {
  defaultLocale: string
  /** The language that is being built. */
  currentLocale: string
  locales: string[]
  /** One entry for each locale. */
  localeConfigs: Record<string, LocaleConfig>
}

export interface LocaleConfig {
  /** In its own language: `English`. */
  label: string
  htmlLang: string
  direction: 'ltr' | 'rtl'
  calendar: string
  /** Path of its pages below the base path; empty for the default locale. */
  path: string
}

/** Vite's own options that a site or a feature may set. */
export type ViteOptions = NonNullable<Checked['vite']>
export type MagicComment = Checked['markdown']['magicComments'][number]
export type NavbarItemConfig = Checked['themeConfig']['navbar']['items'][number]
export type MenuItemConfig = Extract<NavbarItemConfig, { type: 'dropdown' }>['items'][number]
export type FooterLinkConfig = Checked['themeConfig']['footer']['links'][number]['items'][number]

/** A feature with its options as its schema returns them. */
export type CheckedFeature = Omit<Feature, 'schema'>

/** A plugin of remark or rehype, alone or in a list with its options. */
export type UnifiedPlugin = Attacher | readonly [Attacher, ...unknown[]]

type Attacher = (this: never, ...options: never[]) => unknown
