import { join } from 'pathe'
import { parseFile } from '../content/source'
import { textAfter } from '../markdown/plugins/text-after'
import type { SiteSetup } from './setup'

/** How the Markdown files of a site are read, before any page is compiled. */
export interface FileReader {
  parse: typeof parseFile
  /** What the result depends on besides the text; absent if it may change although no file does. */
  key?: string
}

/** Returns a reader whose titles and descriptions have what plugins of the site change in a page's text. */
export function fileReader({
  root,
  config,
  featuresKey,
  isStable,
}: Pick<SiteSetup, 'root' | 'config' | 'featuresKey' | 'isStable'>): FileReader {
  const { plugins, format } = config.markdown
  if (plugins === undefined || plugins.remark.length === 0) return { parse: parseFile, key: '' }
  return {
    ...(isStable ? { key: featuresKey } : {}),
    parse(text, path, ...others) {
      const own = format === 'mdx' || path.endsWith('.mdx') ? 'mdx' : 'md'
      const source = { file: join(root, path), path, route: '', format: own, text } as const
      const { heading: _, paragraph: __, ...parsed } = parseFile(text, path, ...others)
      const { heading, paragraph } = parseFile(textAfter(plugins.remark, source) ?? text, path, ...others)
      return {
        ...parsed,
        ...(heading === undefined ? {} : { heading }),
        ...(paragraph === undefined ? {} : { paragraph }),
      }
    },
  }
}
