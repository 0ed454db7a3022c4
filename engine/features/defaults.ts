import type { Feature } from '../feature'
import { announcement } from './announcement/announcement'
import { diagrams } from './diagrams/diagrams'
import { emoji } from './emoji/emoji'
import { feeds } from './feeds/feeds'
import { fileFences } from './file-fences/file-fences'
import { fileTrees } from './file-trees/file-trees'
import { hideOnScroll } from './hide-on-scroll/hide-on-scroll'
import { hosting } from './hosting/hosting'
import { math } from './math/math'
import { search } from './search/search'
import { siteFiles } from './site-files/site-files'

/** The features of every site, in the order in which their hooks run. */
export const DEFAULT_FEATURES: readonly Feature[] = [
  fileFences,
  emoji,
  fileTrees,
  math,
  diagrams,
  announcement,
  hideOnScroll,
  search,
  hosting,
  siteFiles,
  feeds,
]
