import type { Need } from '../../kit/packages'

/** What a site that names the reference installs. */
export const REFERENCE_PACKAGES: Need = { feature: 'reference()', packages: ['ts-morph', 'sucrase', 'diff'] }

/** What samples of any site need. */
export const TRY_PACKAGES: Need = { feature: 'A fence with the word `try`', packages: ['sucrase'] }
export const RUN_PACKAGES: Need = {
  feature: 'A fence with the word `run` that does something else than recorded',
  packages: ['diff'],
}
