import { locationInConfig } from '../config/key-lines'
import type { SiteConfig } from '../config/types'
import type {
  ArticleSlot,
  Feature,
  FeatureSetup,
  HeadTags,
  ListFiles,
  PlaceholderHtml,
  Prepare,
  ShellSlot,
  SlotPart,
} from '../feature'
import type { MarkdownExtension } from '../markdown/plugins/extension'

/** What the features of a site have registered, in the order of the features. */
export interface Hooks {
  readonly files: readonly { feature: string; list: ListFiles }[]
  readonly head: readonly HeadTags[]
  readonly slots: readonly { where: ShellSlot | ArticleSlot; part: SlotPart }[]
  readonly components: readonly URL[]
  readonly styles: readonly URL[]
  readonly shared: readonly { feature: string; data: Parameters<FeatureSetup['shared']>[0] }[]
  readonly markdown: readonly MarkdownExtension[]
  readonly placeholders: readonly { name: string; html: PlaceholderHtml }[]
  readonly prepare: readonly Prepare[]
  readonly cleanUp: readonly Parameters<FeatureSetup['cleanUp']>[0][]
  readonly firstFrame: readonly Parameters<FeatureSetup['beforeFirstFrame']>[0][]
}

/** Those of a site without features. */
export const NO_HOOKS: Hooks = {
  files: [],
  head: [],
  slots: [],
  components: [],
  styles: [],
  shared: [],
  markdown: [],
  placeholders: [],
  prepare: [],
  cleanUp: [],
  firstFrame: [],
}

type Lists = { [Hook in keyof Hooks]: Hooks[Hook][number][] }

/** Sets up features for one locale of a site. */
export function setUpFeatures(
  features: readonly Feature[],
  site: Pick<FeatureSetup, 'root' | 'session' | 'isDefaultLocale'> & { config: SiteConfig },
): Hooks {
  const hooks: Lists = {
    files: [],
    head: [],
    slots: [],
    components: [],
    styles: [],
    shared: [],
    markdown: [],
    placeholders: [],
    prepare: [],
    cleanUp: [],
    firstFrame: [],
  }
  for (const { name: feature, setup } of features) {
    setup({
      ...site,
      locationOf: (key) => locationInConfig(site.config, key),
      files: (list) => void hooks.files.push({ feature, list }),
      head: (tags) => void hooks.head.push(tags),
      slot: (where, part) => void hooks.slots.push({ where, part }),
      components: (module) => void hooks.components.push(module),
      styles: (file) => void hooks.styles.push(file),
      shared: (data) => void hooks.shared.push({ feature, data }),
      markdown: (extension) => void hooks.markdown.push(extension),
      placeholder: (name, html) => void hooks.placeholders.push({ name, html }),
      prepare: (work) => void hooks.prepare.push(work),
      cleanUp: (work) => void hooks.cleanUp.push(work),
      beforeFirstFrame: (statements) => void hooks.firstFrame.push(statements),
    })
  }
  return hooks
}
