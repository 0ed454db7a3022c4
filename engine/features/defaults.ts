import type { Feature } from '../feature'
import { feeds } from './feeds/feeds'
import { hosting } from './hosting/hosting'
import { siteFiles } from './site-files/site-files'

/** The features of every site, in the order in which their hooks run. */
export const DEFAULT_FEATURES: readonly Feature[] = [hosting, siteFiles, feeds]
