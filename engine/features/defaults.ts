import type { Feature } from '../feature'
import { announcement } from './announcement/announcement'
import { feeds } from './feeds/feeds'
import { hideOnScroll } from './hide-on-scroll/hide-on-scroll'
import { hosting } from './hosting/hosting'
import { search } from './search/search'
import { siteFiles } from './site-files/site-files'

/** The features of every site, in the order in which their hooks run. */
export const DEFAULT_FEATURES: readonly Feature[] = [
  announcement,
  hideOnScroll,
  search,
  hosting,
  siteFiles,
  feeds,
]
