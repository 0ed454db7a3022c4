import type { Need } from '../../site/optional-package'

/** What a site with a reference installs. */
export const REFERENCE_PACKAGES: Need = { feature: 'reference()', packages: ['ts-morph', 'sucrase', 'diff'] }
