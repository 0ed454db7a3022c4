import type { Feature, FeatureFactory, without } from '../feature'
import { diagrams } from './diagrams/diagrams'
import { docusaurus } from './docusaurus/docusaurus'
import { fileFences } from './file-fences/file-fences'
import { fileTrees } from './file-trees/file-trees'
import * as FACTORIES from './index'
import { mcp } from './mcp/mcp'
import { offline } from './offline/offline'
import { pageMenu } from './page-menu/page-menu'
import { print } from './print/print'
import { reference } from './reference/reference'
import { search } from './search/search'
import { siteFiles } from './site-files/site-files'
import { zoom } from './zoom/zoom'

/** What a site may name. */
export { FACTORIES }

/** The features of every site, in the order in which their hooks run. */
export const DEFAULT_FEATURES: readonly Feature[] = [
  fileFences(),
  fileTrees(),
  reference(),
  zoom(),
  diagrams(),
  docusaurus(),
  pageMenu(),
  print(),
  search(),
  mcp(),
  siteFiles(),
  // A site that no longer has it tells readers' browsers to delete what they keep.
  offline(false),
]

/** Whatever they are, for the folder of any feature may be missing. */
const NAMED: readonly (Pick<FeatureFactory<never>, 'definition'> | typeof without)[] =
  Object.values(FACTORIES)

/** Every feature of the engine, whether a site has it or not. */
export const ALL_FEATURES: readonly Pick<Feature, 'name' | 'commands' | 'tools' | 'words' | 'setup'>[] = [
  ...DEFAULT_FEATURES,
  ...NAMED.flatMap((made) => ('definition' in made ? made.definition : [])),
]
